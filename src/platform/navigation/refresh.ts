import Taro from '@tarojs/taro'
import { cosmetic } from '@/platform/device/cosmetic'

/** Ends the gesture of pull to refresh. */
export function stopPullDownRefresh(): void {
  cosmetic(() => Taro.stopPullDownRefresh())
}
