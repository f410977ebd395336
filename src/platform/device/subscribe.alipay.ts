import Taro from '@tarojs/taro'

/** Asks in Alipay (https://opendocs.alipay.com/mini/api/requestSubscribeMessage). Whoever cancels is a failure there, and a no here. */
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
