import Taro from '@tarojs/taro'

/** Sets the page's title: the browser's tab on H5, what the host shows elsewhere. */
export function setTitle(title: string, _locale: string): void {
  void Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
