import Taro from '@tarojs/taro'

/** Id of the button that agrees: WeChat checks that it was pressed. */
export const AGREE_BUTTON = 'agree-privacy'

/** WeChat requires consent before the first call that returns personal data. */
export const hostDecidesPrompt = true

/** Subscribes to WeChat's requests for consent; old versions never send one (https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/PrivacyAuthorize.html). */
export function watchPrivacy(ask: (answer: (agreed: boolean) => void) => void): void {
  Taro.onNeedPrivacyAuthorization?.((resolve) => {
    ask((agreed) => resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }))
  })
}
