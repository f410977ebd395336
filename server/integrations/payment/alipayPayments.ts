import * as v from 'valibot'
import { decimalText } from '../../../src/domain/money/typedAmount'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { PaymentData } from '../../db/columnTypes'
import { type AlipayCredentials, AlipayGateway, AlipayApiError, chinaTime, type GatewayOptions } from '../alipayGateway'
import { parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'
import { isUserId } from '../social/alipay'
import { statementOfAlipay } from './alipayStatement'
import { DEFAULT_CURRENCY, reportsOfTrade, transfersOfTrade } from './alipayTrade'
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
} from './paymentProvider'

/** The merchant's account with Alipay. */
export interface AlipayPaySettings extends AlipayCredentials {
  /** The merchant's user id at Alipay (PID), which receives the money. */
  sellerId: string
  /** ISO 4217 code of the currency that amounts count the hundredth part of. */
  currency: string
  /** Whether guests in browsers pay on Alipay's page (alipay.trade.wap.pay); the merchant needs a contract for it. */
  webPage: boolean
  /** Origin at which Alipay reaches this server. */
  webhookOrigin: string
}

/** The app of the merchant's mini-program, and the browsers that are led to Alipay's page. */
const MINI_PROGRAM = 'alipay'
const BROWSERS = ['alipayBrowser', 'h5', 'phoneBrowser'] as const

/** Codes of a trade that Alipay does not know: one of its page exists only after the guest has confirmed it there. */
const UNKNOWN_TRADE = ['ACQ.TRADE_NOT_EXIST']
/** Codes of a trade that cannot be paid any more. */
const CLOSED_TRADE = [...UNKNOWN_TRADE, 'ACQ.TRADE_HAS_CLOSE']
/** Code of a trade whose state forbids to close it: it is closed already, or paid. */
const WRONG_STATE = 'ACQ.TRADE_STATUS_ERROR'

/** Codes of a refund after which another attempt has the same result. */
const FINAL = [
  ...UNKNOWN_TRADE,
  WRONG_STATE,
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.NOT_ALLOW_PARTIAL_REFUND',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.INVALID_PARAMETER',
]

const refunded = v.object({ out_trade_no: v.string(), fund_change: v.string() })
const refundState = v.object({ refund_status: v.optional(v.string(), '') })
const created = v.object({ out_trade_no: v.string(), trade_no: v.pipe(v.string(), v.nonEmpty()) })
const success = v.object({ code: v.literal('10000') })
const notification = v.object({
  notify_id: v.pipe(v.string(), v.nonEmpty()),
  app_id: v.string(),
  seller_id: v.string(),
  trans_currency: v.optional(v.string()),
})

/** Alipay: trades of the mini-program (alipay.trade.create), and Alipay's page for browsers (alipay.trade.wap.pay). */
export class AlipayPayments implements PaymentProvider {
  readonly name = 'alipay'
  readonly payTypes = ['alipay'] as const
  readonly appTypes: AppsByType
  readonly redirectedApps: AppsByType
  readonly acknowledgement = 'success'
  /** Only for trades in yuan, in which the lists are. */
  readonly statement?: PaymentProvider['statement']
  private readonly gateway: AlipayGateway
  private readonly browsers: readonly string[]

  constructor(
    private readonly settings: AlipayPaySettings,
    options: GatewayOptions = {},
  ) {
    this.gateway = new AlipayGateway(settings, options)
    this.browsers = settings.webPage ? BROWSERS : []
    this.redirectedApps = { alipay: this.browsers }
    this.appTypes = { alipay: [MINI_PROGRAM, ...this.browsers] }
    if (settings.currency === DEFAULT_CURRENCY) this.statement = (period) => statementOfAlipay(this.gateway, period)
  }

  async start(request: PaymentRequest): Promise<PaymentData> {
    return this.browsers.includes(request.guest.appType) ? this.openPage(request) : this.createTrade(request)
  }

  /** The mini-program can only use a trade, browsers only the address of a payment page. */
  isUsable(data: PaymentData, appType: string): boolean {
    return data.payType === 'alipay' && Boolean(data.payUrl) === this.browsers.includes(appType)
  }

  async query(ref: string): Promise<PaymentReport[]> {
    const content = await this.find(ref)
    return content === undefined ? [] : sameTrade(this.name, reportsOfTrade(content, this.rules), ref)
  }

  async transfers(ref: string): Promise<ReceivedTransfer[]> {
    const content = await this.find(ref)
    return content === undefined ? [] : sameTrade(this.name, transfersOfTrade(content, this.rules), ref)
  }

  async close(ref: string): Promise<void> {
    try {
      await this.call('alipay.trade.close', { out_trade_no: ref }, success)
    } catch (error) {
      if (hasErrorCode(error, CLOSED_TRADE)) return
      if (hasErrorCode(error, [WRONG_STATE]) && (await this.hasEnded(ref))) return
      throw error
    }
  }

  /** Sends money back (https://opendocs.alipay.com/open/4b7cc5db_alipay.trade.refund): a refund with the same number is made once. */
  async refund({ refundId, ref, amount, currency }: RefundOrder): Promise<RefundProgress> {
    const refund = { out_trade_no: ref, out_request_no: refundId }
    const money = { refund_amount: decimalText(amount), ...(currency && { refund_currency: currency }) }
    const call = this.call('alipay.trade.refund', { ...refund, ...money }, refunded)
    const answer = await call.catch((error: unknown) => {
      if (hasErrorCode(error, FINAL)) return error
      throw error
    })
    if ('fund_change' in answer && answer.fund_change === 'Y') return { state: 'done' }
    // It was made before, is not made yet, or a repeated request was refused.
    const { refund_status } = await this.call('alipay.trade.fastpay.refund.query', refund, refundState)
    if (refund_status === 'REFUND_SUCCESS') return { state: 'done' }
    return 'fund_change' in answer ? { state: 'pending' } : { state: 'refused', reason: answer.message }
  }

  /**
   * A notification (https://opendocs.alipay.com/open/203/105286). Alipay sends it again for a day until it is acknowledged; a repeated
   * one books nothing. It is `ignored` while the trade is open, or was refunded. Throws when it is about another merchant or app.
   */
  async read({ body }: SignedMessage): Promise<ProviderEvent | 'ignored' | null> {
    const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
    if (!this.gateway.isGenuine(fields)) return null
    const parsed = v.safeParse(notification, fields)
    if (!parsed.success) return null
    const { notify_id: id, app_id, seller_id, trans_currency } = parsed.output
    if (app_id !== this.settings.appId || seller_id !== this.settings.sellerId)
      throw new ProviderError(this.name, 'setup', 'notified of a payment to another merchant or app')
    const [report] = reportsOfTrade(fields, this.rules)
    if (!report) return 'ignored'
    // Notifications may leave the currency out; a query tells it.
    const isVague = report.outcome === 'paid' && !trans_currency && this.settings.currency !== DEFAULT_CURRENCY
    return { ...(isVague ? await this.confirmed(report.ref) : report), id }
  }

  private async confirmed(ref: string): Promise<PaymentReport> {
    const [report] = await this.query(ref)
    if (!report) throw new ProviderError(this.name, 'down', 'does not find a payment that it has notified')
    return report
  }

  private async createTrade(request: PaymentRequest): Promise<PaymentData> {
    const { appId } = this.settings
    const openid = await request.guest.openid(appId)
    if (!openid) throw new ProviderError(this.name, 'code', 'the guest is not known in this app')
    const buyer = isUserId(openid) ? { buyer_id: openid } : { buyer_open_id: openid }
    const trade = { ...this.tradeOf(request), product_code: 'JSAPI_PAY', op_app_id: appId, ...buyer }
    const { trade_no } = await this.call('alipay.trade.create', trade, created, this.notified)
    return { payType: 'alipay', trade_no }
  }

  private openPage(request: PaymentRequest): PaymentData {
    const { returnUrl } = request
    const back = returnUrl ? { quit_url: returnUrl } : {}
    const trade = { ...this.tradeOf(request), product_code: 'QUICK_WAP_WAY', ...back }
    const common = { ...this.notified, ...(returnUrl && { return_url: returnUrl }) }
    const payUrl = this.gateway.pageUrl('alipay.trade.wap.pay', { biz_content: JSON.stringify(trade) }, common)
    return { payType: 'alipay', payUrl }
  }

  private tradeOf({ ref, amount, merchant, orderNo, expireAt, now }: PaymentRequest) {
    const { sellerId, currency } = this.settings
    // Alipay refuses trades that end within a minute.
    const end = new Date(Math.max(expireAt.getTime(), now.getTime() + MINUTE_MS))
    return {
      out_trade_no: ref,
      total_amount: decimalText(amount),
      subject: subjectOf(merchant, orderNo),
      seller_id: sellerId,
      time_expire: chinaTime(end),
      ...(currency !== DEFAULT_CURRENCY && { trans_currency: currency, settle_currency: currency }),
    }
  }

  private get notified() {
    return { notify_url: `${this.settings.webhookOrigin}/provider/${this.name}/webhook` }
  }

  private call<S extends v.GenericSchema>(
    method: string,
    content: object,
    schema: S,
    common?: Record<string, string>,
  ): Promise<v.InferOutput<S>> {
    return this.gateway.request(method, { biz_content: JSON.stringify(content) }, schema, common)
  }

  /** The content of a trade; undefined for one that Alipay does not know. */
  private async find(ref: string): Promise<unknown> {
    try {
      return await this.call('alipay.trade.query', { out_trade_no: ref }, v.unknown())
    } catch (error) {
      if (hasErrorCode(error, UNKNOWN_TRADE)) return undefined
      throw error
    }
  }

  private get rules() {
    return { provider: this.name, currency: this.settings.currency, now: this.gateway.now() }
  }

  /** Whether a trade was closed, and not paid. */
  private async hasEnded(ref: string): Promise<boolean> {
    const content = await this.call('alipay.trade.query', { out_trade_no: ref }, v.unknown())
    return parseResponse(this.name, v.object({ trade_status: v.string() }), content).trade_status === 'TRADE_CLOSED'
  }
}

/** Throws when reports are about another trade than was asked about. */
function sameTrade<Report extends PaymentReport>(provider: string, reports: Report[], ref: string): Report[] {
  if (reports.every((report) => report.ref === ref)) return reports
  throw new ProviderError(provider, 'down', 'answered about another trade')
}

/** Whether Alipay has refused a call with one of these codes, and has signed that. */
function hasErrorCode(error: unknown, codes: readonly string[]): error is AlipayApiError {
  return error instanceof AlipayApiError && error.isSigned && codes.includes(error.subCode)
}

/** Order and store, without the signs that Alipay refuses. */
function subjectOf(merchant: string, orderNo: string): string {
  const text = `${orderNo} ${merchant}`.replace(/[^\u0020-\ud7ff\ue000-\uffff]/gu, '').replaceAll(/[/=&]/g, ' ')
  return text.slice(0, 256)
}
