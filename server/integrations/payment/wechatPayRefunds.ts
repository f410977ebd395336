import * as v from 'valibot'
import { parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'
import type { RefundOrder, RefundProgress } from './paymentProvider'
import { type WechatPayApi, type WechatPayRegion, WechatPayApiError } from './wechatPayApi'

/** What a refund depends on beside the payment. */
export interface RefundSettings {
  merchantId: string
  region: WechatPayRegion
  currency: string
  apps: { weapp?: string; wechatBrowser?: string }
}

/** Error codes after which another attempt has the same result. */
const FINAL = ['INVALID_REQUEST', 'PARAM_ERROR', 'ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'USER_ACCOUNT_ABNORMAL']
/** Error code of a refund, or of an order, that WeChat Pay does not know. */
const UNKNOWN = 'RESOURCE_NOT_EXISTS'

const found = v.object({ out_refund_no: v.string(), status: v.string() })

/**
 * Sends money back (https://pay.weixin.qq.com/doc/global/v3/en/4013014250, https://pay.weixin.qq.com/doc/v3/merchant/4012791862): a refund with
 * the same number is made once. The query after it decides, because the global service does not answer where the refund stands, and a
 * repeated request may be refused.
 */
export async function refundAtWechat(
  api: WechatPayApi,
  settings: RefundSettings,
  order: RefundOrder,
): Promise<RefundProgress> {
  const [path] = pathsOf(settings, order.refundId)
  const refusal = await apiErrorOf(api.request(path, v.unknown(), contentOf(order, settings)), [...FINAL, UNKNOWN])
  const status = await refundStatusAtWechat(api, settings, order.refundId)
  if (status instanceof WechatPayApiError) return { state: 'refused', reason: (refusal ?? status).message }
  return progressOf(status)
}

/** The status of a refund, or the refusal to answer about one that WeChat Pay does not know. */
export async function refundStatusAtWechat(
  api: WechatPayApi,
  settings: RefundSettings,
  refundId: string,
): Promise<string | WechatPayApiError> {
  const [, query] = pathsOf(settings, refundId)
  let reply: unknown
  const unknown = await apiErrorOf(
    api.request(query, v.unknown()).then((content) => (reply = content)),
    [UNKNOWN],
  )
  if (unknown) return unknown
  const { out_refund_no, status } = parseResponse('wechatPay', found, reply)
  if (out_refund_no !== refundId) throw new ProviderError('wechatPay', 'down', 'answered about another refund')
  return status
}

/** Where refunds are made and found; the domestic service has other paths. */
function pathsOf({ region, merchantId }: RefundSettings, refundId: string): [string, string] {
  if (region === 'mainland') return ['/refund/domestic/refunds', `/refund/domestic/refunds/${refundId}`]
  return ['/refunds', `/refunds/out-refund-no/${refundId}?${new URLSearchParams({ mchid: merchantId })}`]
}

/** The refusal of a call with one of these codes; undefined when it succeeds. Throws what else goes wrong. */
async function apiErrorOf(call: Promise<unknown>, codes: readonly string[]): Promise<WechatPayApiError | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (error instanceof WechatPayApiError && codes.includes(error.code)) return error
    throw error
  }
}

function contentOf({ refundId, ref, data, amount, total, currency }: RefundOrder, settings: RefundSettings) {
  const { region, merchantId } = settings
  const { weapp, wechatBrowser = weapp } = settings.apps
  const appid = data?.payType === 'wechat' && 'appId' in data ? data.appId : wechatBrowser
  return {
    ...(region === 'global' && { mchid: merchantId, appid }),
    out_trade_no: ref,
    out_refund_no: refundId,
    amount: { refund: amount, total, currency: currency ?? settings.currency },
  }
}

/** Where a refund of a status stands. */
export function progressOf(status: string): RefundProgress {
  if (status === 'SUCCESS') return { state: 'done' }
  if (status === 'CLOSED' || status === 'ABNORMAL') return { state: 'refused', reason: `wechatPay: ${status}` }
  return { state: 'pending' }
}
