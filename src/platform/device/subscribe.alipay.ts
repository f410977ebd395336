import Taro from '@tarojs/taro'

/** Alipay's prompt (https://opendocs.alipay.com/mini/api/requestSubscribeMessage). It fails when the guest cancels; here that is a refusal. */
export async function requestMessages(templateIds: readonly string[]): Promise<string[]> {
  const option = { entityIds: [...templateIds] } as Taro.requestSubscribeMessage.Option
  try {
    const { result } = (await Taro.requestSubscribeMessage(
      option,
    )) as Taro.requestSubscribeMessage.SuccessCallbackResult
    return templateIds.filter((id) => result?.subscribedEntityIds.includes(id))
  } catch {
    return []
  }
}
