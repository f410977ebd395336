import Taro from '@tarojs/taro'
import { degreesOf } from './degrees'

/** Whether this runs in WeChat, which uses GCJ-02 (specification §9). */
export function inMessagingApp(): boolean {
  return process.env.TARO_ENV === 'weapp'
}

/** Queries the position of the device, degrees. Rejects on failure. */
export async function position() {
  return degreesOf(await Taro.getLocation({ type: inMessagingApp() ? 'gcj02' : 'wgs84' }))
}
