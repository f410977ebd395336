import Taro from '@tarojs/taro'
import { bestEffort } from './bestEffort'

/** Page background in light and dark: `--bg` of styles/theme.scss, and `theme.json` for WeChat. */
const GROUND = { light: '#f7f4ef', dark: '#141110' }

const groundOf = (dark: boolean) => (dark ? GROUND.dark : GROUND.light)

/**
 * Applies the storefront's theme to the host's bar over the current page, and to the background that is visible when the page is pulled.
 * `ground`: the bar has a background; `darkHead`: the page is dark under it.
 */
export function paintHost(dark: boolean, ground: boolean, darkHead: boolean): void {
  const backgroundColor = groundOf(dark)
  const bar = { frontColor: darkHead ? '#ffffff' : '#000000', ...(ground && { backgroundColor: groundOf(darkHead) }) }
  bestEffort(() => Taro.setNavigationBarColor(bar as Taro.setNavigationBarColor.Option))
  const behind = { backgroundColor, backgroundColorTop: backgroundColor, backgroundColorBottom: backgroundColor }
  bestEffort(() => Taro.setBackgroundColor(behind))
  bestEffort(() => Taro.setBackgroundTextStyle({ textStyle: dark ? 'light' : 'dark' }))
}
