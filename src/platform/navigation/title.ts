import Taro from '@tarojs/taro'
import { bestEffort } from '@/platform/device/bestEffort'

/** Sets the page's title: of the browser tab on H5, in the host's bar elsewhere. */
export function setTitle(title: string, _locale: string): void {
  bestEffort(() => Taro.setNavigationBarTitle({ title }))
}
