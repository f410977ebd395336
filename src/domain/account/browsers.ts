/** The environment of the storefront. */
export type Environment = 'weapp' | 'alipay' | 'wechatBrowser' | 'alipayBrowser' | 'lineBrowser' | 'browser'

/** User-agent patterns of in-app browsers. */
const BROWSERS: [RegExp, Environment][] = [
  [/MicroMessenger/i, 'wechatBrowser'],
  [/AlipayClient/i, 'alipayBrowser'],
  [/\bLine\//i, 'lineBrowser'],
]

/** Detects the browser by its user agent. */
export function browserOf(userAgent: string): Environment {
  return BROWSERS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'browser'
}
