import { Failure } from '../failure'
import type { ApiContext } from './context'
import { callStub } from './device'

/** The most templates that either platform allows in one prompt. */
const MAX_TEMPLATES = 3

/** The user's answer, from the test: the accepted templates, a refusal of all, or messages switched off. */
type SubscribeAnswer = string[] | 'cancelled' | 'off'

/** WeChat's subscription prompt (https://developers.weixin.qq.com/miniprogram/dev/api/open-api/subscribe-message/wx.requestSubscribeMessage.html). */
export async function subscribeInWechat(
  parts: ApiContext,
  tmplIds: readonly string[],
): Promise<Record<string, string>> {
  if (!parts.gesture.isActive) throw new Failure('can only be invoked by user TAP gesture.')
  if (tmplIds.length === 0) throw new Failure("TmplIds can't be empty", 10001)
  if (tmplIds.length > MAX_TEMPLATES) throw new Failure('Templates count out of max bounds', 20003)
  const agreed = await callStub<Exclude<SubscribeAnswer, string>>(parts, ['subscribe', { templates: tmplIds }], {
    off: new Failure('The main switch is switched off', 20004),
    cancelled: new Failure('cancel'),
  })
  return Object.fromEntries(tmplIds.map((id) => [id, agreed.includes(id) ? 'accept' : 'reject']))
}

/** Alipay's subscription prompt (https://opendocs.alipay.com/mini/api/requestSubscribeMessage). */
export async function subscribeInAlipay(parts: ApiContext, entityIds: readonly string[]) {
  if (entityIds.length === 0 || entityIds.length > MAX_TEMPLATES) throw subscribeFailure(203, '无效的参数', '')
  const cancelled = subscribeFailure(11, '用户取消订阅', 'cancel')
  const agreed = await callStub<Exclude<SubscribeAnswer, string>>(parts, ['subscribe', { templates: entityIds }], {
    off: cancelled,
    cancelled,
  })
  const refused = entityIds.filter((id) => !agreed.includes(id))
  return {
    behavior: 'subscribe' as const,
    show: true,
    keep: false,
    refuse: false,
    result: {
      subscribeEntityIds: agreed,
      subscribedEntityIds: agreed,
      unsubscribedEntityIds: refused,
      currentSubscribedEntityIds: agreed,
    },
    ...Object.fromEntries(entityIds.map((id) => [id, agreed.includes(id) ? 'accept' : 'reject'])),
  }
}

function subscribeFailure(errorCode: number, errorMessage: string, behavior: string): Failure {
  return new Failure(errorMessage, errorCode, { errorCode, behavior, show: true })
}
