import { browserOf } from '@/domain/account/browsers'

const browser = browserOf(navigator.userAgent)

/** The value of the `appType` header: `wechatBrowser` or `alipayBrowser` in these apps' browsers, which pay there; `h5` in others. */
export const appType = /^(wechat|alipay)/.test(browser) ? browser : 'h5'
