/** The official scripts of other houses, which pages on the web run to work inside those houses' apps or to sign in with them. */
export const WECHAT_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js'
