import Taro from '@tarojs/taro'

/** Shows one of several pictures in full screen. */
export function showPicture(current: string, urls: string[]): void {
  void Taro.previewImage({ current, urls }).catch(() => undefined)
}
