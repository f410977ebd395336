import Taro from '@tarojs/taro'
import { bestEffort } from '@/platform/device/bestEffort'

/** Ends the gesture of pull to refresh. */
export function stopPullDownRefresh(): void {
  bestEffort(() => Taro.stopPullDownRefresh())
}
