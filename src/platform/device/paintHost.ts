import Taro from '@tarojs/taro'

/** The ground of pages in light and dark: `--bg` of styles/theme.scss, and `theme.json` for WeChat. */
const GROUND = { light: '#f7f4ef', dark: '#141110' }

const groundOf = (dark: boolean) => (dark ? GROUND.dark : GROUND.light)

/**
 * Makes what a host draws over the current page fit the storefront's theme, which may be dark where the phone is not, and what is seen behind the
 * page when it is pulled. `ground`: the bar has one; `darkHead`: the page is dark under it.
 */
export function paintHost(dark: boolean, ground: boolean, darkHead: boolean): void {
  const backgroundColor = groundOf(dark)
  const bar = { frontColor: darkHead ? '#ffffff' : '#000000', ...(ground && { backgroundColor: groundOf(darkHead) }) }
  void Taro.setNavigationBarColor(bar as Taro.setNavigationBarColor.Option).catch(() => undefined)
  const behind = { backgroundColor, backgroundColorTop: backgroundColor, backgroundColorBottom: backgroundColor }
  void Taro.setBackgroundColor(behind).catch(() => undefined)
  void Taro.setBackgroundTextStyle({ textStyle: dark ? 'light' : 'dark' }).catch(() => undefined)
}
