import Taro from '@tarojs/taro'

/** Scrolls the page to the element with an id. */
export function reveal(id: string): void {
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -140 }).catch(() => undefined)
}
