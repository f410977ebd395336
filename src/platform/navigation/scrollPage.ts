import Taro from '@tarojs/taro'

/** Scrolls the current page to an element, a little below its upper edge. */
export function scrollPageTo(id: string): void {
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120, duration: 240 }).catch(() => undefined)
}
