import { paintHost } from './paintHost'

/** WeChat draws its way back on web pages only, whose bar is its own. */
export const hostDrawsBack = false

/** Makes the clock and the capsule readable on the page, and WeChat's own bar above a page of the web. */
export function paintBar(_path: string, dark: boolean, darkHead: boolean): void {
  paintHost(dark, true, darkHead)
}

/** WeChat's own bar stands above pages of the web only, which tell it their title. */
export function nameBar(_title: string): void {}
