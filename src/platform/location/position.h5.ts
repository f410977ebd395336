import Taro from '@tarojs/taro'
import { degreesOf } from './degrees'
import { inWechat, throughWechat } from '@/platform/web/wechat'

export const inMessagingApp = inWechat

/** Queries the position of the device; WeChat's browser uses WeChat's script. */
export function position() {
  return throughWechat(
    async (call) => degreesOf(await call('getLocation', { type: 'gcj02' })),
    async () => degreesOf(await Taro.getLocation({ type: 'wgs84' })),
  )
}
