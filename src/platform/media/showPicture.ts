import Taro from '@tarojs/taro'

/** Shows one of some pictures as large as the screen. */
export function showPicture(current: string, urls: string[]): void {
  void Taro.previewImage({ current, urls }).catch(() => undefined)
}
