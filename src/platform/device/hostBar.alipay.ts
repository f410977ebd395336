import Taro from '@tarojs/taro'
import { paintHost } from './paintHost'

/** Alipay's way back cannot be taken away. */
export const hostDrawsBack = true

/** Pages that begin below Alipay's bar, as their configuration says. */
const BELOW = ['/pages/other/web-view']

/** Makes the clock, the capsule and the way back readable on the page. Where Alipay's bar is clear it is given no ground. */
export function paintBar(path: string, dark: boolean, darkHead: boolean): void {
  paintHost(dark, BELOW.includes(path), darkHead)
}

/** Writes in the bar of a page below it, where no page of the web tells its title. */
export function nameBar(title: string): void {
  void Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}
