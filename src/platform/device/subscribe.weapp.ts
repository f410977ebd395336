import Taro from '@tarojs/taro'

/**
 * Asks in WeChat (https://developers.weixin.qq.com/miniprogram/dev/api/open-api/subscribe-message/wx.requestSubscribeMessage.html).
 * Who has switched messages off is not asked: that is a failure there, and a no here.
 */
export async function requestMessages(templateIds: readonly string[]): Promise<string[]> {
  const option = { tmplIds: [...templateIds] } as Taro.requestSubscribeMessage.Option
  try {
    const answers = (await Taro.requestSubscribeMessage(option)) as Record<string, unknown>
    // `accept`, `acceptWithAlert`, `acceptWithAudio`; anything else is a no.
    return templateIds.filter((id) => String(answers[id]).startsWith('accept'))
  } catch {
    return []
  }
}
