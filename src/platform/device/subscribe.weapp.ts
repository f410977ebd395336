import Taro from '@tarojs/taro'

/**
 * WeChat's prompt (https://developers.weixin.qq.com/miniprogram/dev/api/open-api/subscribe-message/wx.requestSubscribeMessage.html).
 * It fails when the guest has switched messages off; here that is a refusal.
 */
export async function requestMessages(templateIds: readonly string[]): Promise<string[]> {
  const option = { tmplIds: [...templateIds] } as Taro.requestSubscribeMessage.Option
  try {
    const answers = (await Taro.requestSubscribeMessage(option)) as Record<string, unknown>
    // `accept`, `acceptWithAlert`, `acceptWithAudio`; anything else is a refusal.
    return templateIds.filter((id) => String(answers[id]).startsWith('accept'))
  } catch {
    return []
  }
}
