import Taro from '@tarojs/taro'
import { cosmetic } from '@/platform/device/cosmetic'

/** Scrolls the current page to an element, a little below its upper edge. */
export function scrollPageTo(id: string): void {
  cosmetic(() => Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120, duration: 240 }))
}
