import Taro from '@tarojs/taro'

/** Ends the gesture of pull to refresh. */
export function stopPullDownRefresh(): void {
  Taro.stopPullDownRefresh()
}
