/** Official scripts of other providers that H5 loads for their in-app browsers or for social login. */
export const WECHAT_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
export const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js'
