/** What the storefront runs in. */
export type Place = 'weapp' | 'alipay' | 'wechatBrowser' | 'alipayBrowser' | 'lineBrowser' | 'browser'

/** Marks of the browsers inside other houses' apps. */
const BROWSERS: [RegExp, Place][] = [
  [/MicroMessenger/i, 'wechatBrowser'],
  [/AlipayClient/i, 'alipayBrowser'],
  [/\bLine\//i, 'lineBrowser'],
]

/** Which browser this is, by its user agent. */
export function browserOf(userAgent: string): Place {
  return BROWSERS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'browser'
}
