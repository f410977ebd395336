import Taro from '@tarojs/taro'
import { cosmetic } from '@/platform/device/cosmetic'

/** Sets the page's title: of the browser tab on H5, in the host's bar elsewhere. */
export function setTitle(title: string, _locale: string): void {
  cosmetic(() => Taro.setNavigationBarTitle({ title }))
}
