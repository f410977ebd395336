import Taro from '@tarojs/taro'
import { bestEffort } from './bestEffort'
import { paintHost } from './paintHost'

/** Alipay's back button cannot be hidden. */
export const hostDrawsBack = true

/** Pages that begin below Alipay's bar, as their configuration says. */
const BELOW = ['/pages/other/web-view']

/** Makes the status bar, the capsule and the back button readable. A transparent bar gets no background. */
export function paintBar(path: string, dark: boolean, darkHead: boolean): void {
  paintHost(dark, BELOW.includes(path), darkHead)
}

/** Sets the title in Alipay's own bar, except on web-view pages, which set their title themselves. */
export function nameBar(title: string): void {
  bestEffort(() => Taro.setNavigationBarTitle({ title }))
}
