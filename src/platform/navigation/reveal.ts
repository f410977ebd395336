import Taro from '@tarojs/taro'
import { cosmetic } from '@/platform/device/cosmetic'

/** Scrolls the page to the element with an id. */
export function reveal(id: string): void {
  cosmetic(() => Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -140 }))
}
