import { paintHost } from './paintHost'

/** WeChat draws its own bar and back button on web-view pages only. */
export const hostDrawsBack = false

/** Makes the status bar and the capsule readable, and WeChat's own bar above a web-view. */
export function paintBar(_path: string, dark: boolean, darkHead: boolean): void {
  paintHost(dark, true, darkHead)
}

/** WeChat's own bar exists above web-views only, which set its title. */
export function nameBar(_title: string): void {}
