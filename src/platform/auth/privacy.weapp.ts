import Taro from '@tarojs/taro'

/** Id of the button that agrees: WeChat checks that it was pressed. */
export const AGREE_BUTTON = 'agree-privacy'

/** WeChat asks before the first call that tells something about its user. */
export const hostKnowsWhen = true

/** Calls back when WeChat wants its user to be asked; old versions never do (https://developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/PrivacyAuthorize.html). */
export function watchPrivacy(ask: (answer: (agreed: boolean) => void) => void): void {
  Taro.onNeedPrivacyAuthorization?.((resolve) => {
    ask((agreed) => resolve(agreed ? { event: 'agree', buttonId: AGREE_BUTTON } : { event: 'disagree' }))
  })
}
