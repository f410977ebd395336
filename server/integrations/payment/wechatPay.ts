import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { PaymentData } from '../../db/columnTypes'
import { type ClientOptions, parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'
import type {
  AppsByType,
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  ProviderEvent,
  ReceivedTransfer,
  RefundOrder,
  RefundProgress,
  SignedMessage,
  TransferReport,
} from './paymentProvider'
import { refundAtWechat } from './wechatPayRefunds'
import { statementOfWechat } from './wechatPayStatement'
import { sealedResource, WechatPayApi, type WechatPayCredentials, WechatPayApiError } from './wechatPayApi'

/** The merchant's account with WeChat Pay. */
export interface WechatPaySettings extends WechatPayCredentials {
  /** App ids of the mini-program and the official account that are bound to the merchant, by `appType`. */
  apps: Partial<Record<WechatApp, string>>
  /** ISO 4217 code of the currency that amounts count the hundredth part of. */
  currency: string
  /** Merchant category code (ISO 18245); only outside mainland China. */
  category: string
  /** Whether guests in browsers of phones are led to WeChat (H5 payment); the merchant needs a contract for it. */
  h5?: boolean | undefined
  /** Origin at which WeChat Pay reaches this server. */
  webhookOrigin: string
}

type WechatApp = 'weapp' | 'wechatBrowser'

/** WeChat's own default where it names no currency. */
const DEFAULT_CURRENCY = 'CNY'
/** Error codes of an order that WeChat Pay does not know: the guest has not come as far as the payment. */
const UNKNOWN_ORDER = ['ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS']
/** Error codes of an order that cannot be paid any more. */
const CLOSED_ORDER = [...UNKNOWN_ORDER, 'ORDERCLOSED', 'ORDER_CLOSED']
/** States of an order that was not paid and cannot be paid any more. */
const FAILED = ['CLOSED', 'REVOKED', 'PAYERROR']
/** State of an order that was paid, and of which a refund has begun, also a partial one. */
const SENT_BACK = 'REFUND'
/** Most UTF-8 bytes of a description. */
const DESCRIPTION_BYTES = 127

/** Browsers that are led to WeChat. */
const BROWSER = 'phoneBrowser'
/** How long the page that opens WeChat can be used. */
const PAGE_MS = 5 * MINUTE_MS
/** The page that opens WeChat, by the name that each of the two services gives it. */
const h5Page = v.pipe(
  v.object({ h5_url: v.optional(v.string()), mweb_url: v.optional(v.string()) }),
  v.transform(({ h5_url, mweb_url }) => h5_url ?? mweb_url ?? ''),
  v.url(),
)

const prepaid = v.object({ prepay_id: v.pipe(v.string(), v.nonEmpty()) })
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const order = v.object({
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
})
/** A paid order. The query of the global service names the transaction `id`, everything else `transaction_id`. */
const paidOrder = v.pipe(
  v.object({
    transaction_id: v.optional(v.string()),
    id: v.optional(v.string()),
    success_time: instant,
    amount: v.object({
      total: v.pipe(v.number(), v.integer(), v.minValue(1)),
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), DEFAULT_CURRENCY),
    }),
    payer: v.optional(v.object({ openid: v.optional(v.string()) }), {}),
  }),
  v.transform(({ transaction_id, id, ...rest }) => ({ ...rest, transactionId: transaction_id ?? id ?? '' })),
  v.check(({ transactionId }) => transactionId !== ''),
)
const notification = v.object({ id: v.string(), resource: sealedResource })

/** WeChat Pay, API v3: JSAPI orders of the mini-program and of WeChat's browser, and H5 orders of other browsers of phones. */
export class WechatPay implements PaymentProvider {
  readonly name = 'wechatPay'
  readonly payTypes = ['wechat'] as const
  readonly appTypes: AppsByType
  readonly redirectedApps: AppsByType
  /** Only in mainland China: the list of the global service has other columns. */
  readonly statement?: PaymentProvider['statement']
  private readonly api: WechatPayApi

  constructor(
    private readonly settings: WechatPaySettings,
    options: ClientOptions & { now?: () => Date } = {},
  ) {
    this.api = new WechatPayApi(settings, options)
    const browsers = settings.h5 ? [BROWSER] : []
    this.appTypes = { wechat: [...Object.keys(settings.apps), ...browsers] }
    this.redirectedApps = { wechat: browsers }
    if (settings.region === 'mainland') this.statement = (period) => statementOfWechat(this.api, settings, period)
  }

  async start(request: PaymentRequest): Promise<PaymentData> {
    const { guest } = request
    if (guest.appType === BROWSER) return this.openPage(request)
    const appId = this.settings.apps[guest.appType as WechatApp]
    if (!appId) throw new ProviderError(this.name, 'setup', `no app id for ${guest.appType}`)
    const openid = await guest.openid(appId)
    if (!openid) throw new ProviderError(this.name, 'code', 'the guest is not known in this app')
    const json = { ...this.orderOf(request, 'JSAPI'), appid: appId, payer: { openid } }
    const { prepay_id } = await this.api.request(`${this.orders}/jsapi`, prepaid, json)
    const timeStamp = String(Math.floor(this.api.now().getTime() / 1000))
    const nonceStr = randomBytes(16).toString('hex')
    const prepay = `prepay_id=${prepay_id}`
    const paySign = this.api.sign(appId, timeStamp, nonceStr, prepay)
    return { payType: 'wechat', appId, timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign }
  }

  async query(ref: string): Promise<PaymentReport[]> {
    const found = await this.find(ref)
    return found === undefined ? [] : this.reportsOf(found)
  }

  /** A refunded order is none that was paid for `query`: the merchant has sent the money back. */
  async transfers(ref: string): Promise<ReceivedTransfer[]> {
    const found = await this.find(ref)
    if (found === undefined) return []
    if (this.orderIn(found).trade_state === SENT_BACK) return [{ ...this.transferOf(found), sentBack: true }]
    return this.reportsOf(found).filter((report) => report.outcome === 'paid')
  }

  async close(ref: string): Promise<void> {
    const json = { mchid: this.settings.merchantId }
    try {
      await this.api.request(`${this.orders}/out-trade-no/${ref}/close`, v.undefined(), json)
    } catch (error) {
      if (!(error instanceof WechatPayApiError && CLOSED_ORDER.includes(error.code))) throw error
    }
  }

  /** What was started for one app cannot be paid in another, and the page of a browser ends before its order. */
  isUsable(data: PaymentData, appType: string, age: number): boolean {
    if (data.payType !== 'wechat') return false
    if ('payUrl' in data) return appType === BROWSER && age < PAGE_MS
    return data.appId !== undefined && data.appId === this.settings.apps[appType as WechatApp]
  }

  refund(order: RefundOrder): Promise<RefundProgress> {
    return refundAtWechat(this.api, this.settings, order)
  }

  /** Only successful payments are notified. */
  async read({ headers, body }: SignedMessage): Promise<ProviderEvent | null> {
    const header = (name: string) => String(headers[name] ?? '')
    const text = body.toString('utf8')
    if (!(await this.api.isGenuine({ header, body: text }))) return null
    const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), notification), text)
    if (!envelope.success) return null
    const content = v.safeParse(v.pipe(v.string(), v.parseJson()), this.api.decrypt(envelope.output.resource))
    const [report] = content.success ? this.reportsOf(content.output) : []
    return report?.outcome === 'paid' ? { ...report, id: envelope.output.id } : null
  }

  /** The content of an order; undefined for one that WeChat Pay does not know. */
  private async find(ref: string): Promise<unknown> {
    const query = new URLSearchParams({ mchid: this.settings.merchantId })
    try {
      return await this.api.request(`${this.orders}/out-trade-no/${ref}?${query}`, v.unknown())
    } catch (error) {
      if (error instanceof WechatPayApiError && UNKNOWN_ORDER.includes(error.code)) return undefined
      throw error
    }
  }

  private get orders(): string {
    return this.settings.region === 'mainland' ? '/pay/transactions' : '/transactions'
  }

  /**
   * Outside WeChat, a page of WeChat opens its app (https://pay.weixin.qq.com/doc/v3/merchant/4012791834). It checks that the browser comes
   * from the registered domain, and returns to `redirect_url`.
   */
  private async openPage(request: PaymentRequest): Promise<PaymentData> {
    const { apps, region } = this.settings
    const scene_info = { payer_client_ip: request.guest.ip, h5_info: { type: 'Wap' } }
    const json = { ...this.orderOf(request, 'MWEB'), appid: apps.wechatBrowser ?? apps.weapp, scene_info }
    const path = region === 'mainland' ? 'h5' : 'mweb'
    const page = new URL(await this.api.request(`${this.orders}/${path}`, h5Page, json))
    if (request.returnUrl) page.searchParams.set('redirect_url', request.returnUrl)
    return { payType: 'wechat', payUrl: page.href }
  }

  private orderOf({ ref, amount, merchant, orderNo, expireAt, now }: PaymentRequest, tradeType: 'JSAPI' | 'MWEB') {
    const { merchantId, currency, category, region, webhookOrigin } = this.settings
    // WeChat Pay refuses orders that end within a minute.
    const end = new Date(Math.max(expireAt.getTime(), now.getTime() + MINUTE_MS))
    return {
      mchid: merchantId,
      out_trade_no: ref,
      description: descriptionOf(merchant, orderNo),
      time_expire: end.toISOString().replace(/\.\d+Z$/, '+00:00'),
      notify_url: `${webhookOrigin}/provider/${this.name}/webhook`,
      amount: { total: amount, currency },
      ...(region === 'global' && { trade_type: tradeType, merchant_category_code: category }),
    }
  }

  /** Throws when the content is not an order of ours. */
  private orderIn(content: unknown): v.InferOutput<typeof order> {
    const found = parseResponse(this.name, order, content)
    if (found.mchid === this.settings.merchantId) return found
    throw new ProviderError(this.name, 'down', 'answered for another merchant')
  }

  private reportsOf(content: unknown): PaymentReport[] {
    const { out_trade_no: ref, trade_state } = this.orderIn(content)
    if (FAILED.includes(trade_state)) return [{ ref, outcome: 'failed', at: this.api.now() }]
    return trade_state === 'SUCCESS' ? [this.transferOf(content)] : []
  }

  private transferOf(content: unknown): TransferReport {
    const { out_trade_no: ref } = this.orderIn(content)
    const { transactionId, success_time: at, amount, payer } = parseResponse(this.name, paidOrder, content)
    const { total, currency } = amount
    const other = currency === this.settings.currency ? {} : { currency }
    const from = payer.openid ? { payer: payer.openid } : {}
    return { ref, outcome: 'paid', transactionId, amount: total, ...other, ...from, at }
  }
}

/** Store and order, without the characters beyond the basic plane that WeChat Pay refuses. */
function descriptionOf(merchant: string, orderNo: string): string {
  const text = `${orderNo} ${merchant}`.replace(/[^\u0020-\ud7ff\ue000-\uffff]/gu, '')
  let cut = text
  while (Buffer.byteLength(cut) > DESCRIPTION_BYTES) cut = cut.slice(0, -1)
  return cut
}
