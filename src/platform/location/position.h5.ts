import Taro from '@tarojs/taro'
import { degreesOf } from './degrees'
import { inWechat, throughWechat } from '@/platform/web/wechat'

export const inMessagingApp = inWechat

/** Asks the device where it is; the browser inside WeChat asks WeChat. */
export function position() {
  return throughWechat(
    async (call) => degreesOf(await call('getLocation', { type: 'gcj02' })),
    async () => degreesOf(await Taro.getLocation({ type: 'wgs84' })),
  )
}
