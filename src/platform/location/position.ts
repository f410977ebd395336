import Taro from '@tarojs/taro'
import { degreesOf } from './degrees'

/** Whether this runs in WeChat, which reckons in GCJ-02 (specification §9). */
export function inMessagingApp(): boolean {
  return process.env.TARO_ENV === 'weapp'
}

/** Asks the device where it is, degrees. Rejects when it does not say. */
export async function position() {
  return degreesOf(await Taro.getLocation({ type: inMessagingApp() ? 'gcj02' : 'wgs84' }))
}
