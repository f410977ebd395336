import { createVerify, type KeyObject, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { APP, common, lacksNames, miniTrade, notified, page, refusal, SELLER } from './alipayDocuments'
import { alipayArchive, namedBill } from './alipayBill'
import { PlantedList } from '../payments/plantedList'
import { RefundBook } from '../payments/refundBook'
import { rsaKeys } from '../rsaKeys'
import { type ReceivedRequest, Imitation, type ImitatedReply } from '../../integrations/imitation'

const app = rsaKeys('merchant at Alipay')
const alipay = rsaKeys('Alipay')
const oneLine = (key: KeyObject) =>
  key.export({ format: 'der', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString('base64')

/** A key that is not Alipay's. */
export const STRANGER = rsaKeys('stranger')

/** The settings of the merchant that the service knows. */
export const ALIPAY = {
  appId: APP,
  privateKey: oneLine(app.privateKey),
  publicKey: oneLine(alipay.publicKey),
  sellerId: SELLER,
  currency: 'CNY',
  webPage: true,
  webhookOrigin: 'https://shop.example',
}

/** A trade as the service keeps it. */
interface ServiceTrade {
  /** `biz_content` of the call that began it, with its common fields. */
  content: Record<string, string>
  notifyUrl: string
  returnUrl: string | undefined
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'
  tradeNo: string
  paidAt?: string
  /** Fields that differ from what was ordered. */
  changes: Record<string, string | undefined>
}

/** A replacement of Alipay's gateway on a loopback address. It verifies requests as its documents demand, and signs what it answers. */
export class AlipayService {
  readonly trades = new Map<string, ServiceTrade>()
  readonly refunds = new RefundBook()
  readonly list = new PlantedList()
  /** Replaces the reply to a method, while it is set. */
  reply: ((method: string) => ImitatedReply | undefined) | undefined
  /** The key that signs replies and notifications. */
  key: KeyObject = alipay.privateKey
  /** The certificates that requests must name, in the mode with certificates. */
  certificates: Record<string, string> | undefined

  private constructor(
    private readonly imitation: Imitation,
    private readonly now: () => Date,
  ) {
    const gateway = (call: ReceivedRequest) => this.reply?.(call.query.method ?? '') ?? this.respond(call)
    imitation.answer({ '/gateway.do': gateway, '/bill.zip': ({ query }) => alipayArchive(this.list, query.day ?? '') })
  }

  static async start(now: () => Date): Promise<AlipayService> {
    return new AlipayService(await Imitation.start(), now)
  }

  get base(): string {
    return this.imitation.base
  }

  /** The contents of the calls of a method. */
  heard(method: string): Record<string, unknown>[] {
    const calls = this.imitation.requests.filter(({ query }) => query.method === method)
    return calls.map(({ body }) => JSON.parse((body.biz_content ?? '{}') as string) as Record<string, unknown>)
  }

  /** Forgets trades and changed behaviour. */
  reset(): void {
    this.trades.clear()
    this.refunds.clear()
    this.reply = undefined
    this.key = alipay.privateKey
    this.certificates = undefined
  }

  close(): Promise<void> {
    return this.imitation.close()
  }

  trade(ref: string): ServiceTrade {
    const trade = this.trades.get(ref)
    if (!trade) throw new Error(`there is no trade ${ref}`)
    return trade
  }

  /** The guest opens Alipay's page in a browser and confirms there, which begins the trade. Returns its number at the merchant. */
  confirmPage(payUrl: string): string {
    const address = new URL(payUrl)
    if (address.origin + address.pathname !== `${this.base}/gateway.do`)
      throw new Error('the page is not of the gateway')
    const fields = Object.fromEntries(address.searchParams)
    const problem = this.problemOf(fields)
    const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, string>
    if (problem || fields.method !== 'alipay.trade.wap.pay' || !v.is(page, content))
      throw new Error(`the page is refused: ${problem?.sub_code ?? JSON.stringify(content)}`)
    this.begin(content, fields)
    return content.out_trade_no
  }

  /** The guest pays a trade. `changes` are fields of the messages about it. */
  pay(ref: string, changes: ServiceTrade['changes'] = {}): void {
    const trade = this.trade(ref)
    Object.assign(trade, { state: 'TRADE_SUCCESS', paidAt: '2026-11-21 13:00:30', changes })
  }

  /** The fields of the notification of a trade in its present state (https://opendocs.alipay.com/open/203/105286). */
  notification(ref: string, changes: Record<string, string | undefined> = {}): Record<string, string> {
    const { content, state, tradeNo, paidAt, changes: paid } = this.trade(ref)
    const fields = {
      notify_time: '2026-11-21 13:00:31',
      notify_type: 'trade_status_sync',
      notify_id: `2026112100222${tradeNo}${state}`,
      charset: 'utf-8',
      version: '1.0',
      app_id: APP,
      auth_app_id: APP,
      seller_id: SELLER,
      trade_no: tradeNo,
      out_trade_no: ref,
      trade_status: state,
      total_amount: content.total_amount,
      subject: content.subject,
      buyer_id: content.buyer_id ?? '2088102146225999',
      buyer_open_id: content.buyer_open_id,
      gmt_create: '2026-11-21 13:00:00',
      gmt_payment: paidAt,
      body: '',
      fund_bill_list: '[{"amount":"1.00","fundChannel":"ALIPAYACCOUNT"}]',
      ...paid,
      ...changes,
    }
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
    return this.signed(Object.fromEntries(given))
  }

  /** Fields with Alipay's signature. */
  signed(fields: Record<string, string>): Record<string, string> {
    return { ...fields, sign_type: 'RSA2', sign: sealOf(textOf(fields), this.key) }
  }

  /** A signed reply to a method. */
  said(method: string, content: object): ImitatedReply {
    const text = JSON.stringify(content)
    const name = `${method.replaceAll('.', '_')}_response`
    const named = this.certificates ? '"alipay_cert_sn":"b1",' : ''
    return { text: `{"${name}":${text},${named}"sign":"${sealOf(text, this.key)}"}`, type: 'text/html;charset=utf-8' }
  }

  private respond({ query, body }: ReceivedRequest): ImitatedReply {
    const { method = '' } = query
    const fields = { ...query, ...body } as Record<string, string>
    const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, string>
    const reply = () => namedBill(method, content, this) ?? this.perform(method, content, fields)
    return this.said(method, this.problemOf(fields) ?? reply())
  }

  private perform(method: string, content: Record<string, string>, fields: Record<string, string>): object {
    if (method === 'alipay.system.oauth.token') return grantOf(fields.code ?? '')
    if (method === 'alipay.trade.create') return this.create(content, fields)
    const trade = this.trades.get(content.out_trade_no ?? '')
    if (!trade) return refusal('ACQ.TRADE_NOT_EXIST')
    if (method === 'alipay.trade.query') return this.found(trade)
    if (method.includes('refund'))
      return method.endsWith('query') ? this.foundRefund(content) : this.sendBack(trade, content)
    return method === 'alipay.trade.close' ? end(trade) : refusal('isv.invalid-method', '40002', 'Invalid Arguments')
  }

  private create(content: Record<string, string>, fields: Record<string, string>): object {
    if (!v.is(miniTrade, content) || !v.is(notified, fields)) return refusal('ACQ.INVALID_PARAMETER')
    const known = this.trades.get(content.out_trade_no)
    if (known && known.content.total_amount !== content.total_amount) return refusal('ACQ.CONTEXT_INCONSISTENT')
    if (known?.state === 'TRADE_SUCCESS') return refusal('ACQ.TRADE_HAS_SUCCESS')
    const { tradeNo } = this.begin(content, fields)
    return { code: '10000', msg: 'Success', out_trade_no: content.out_trade_no, trade_no: tradeNo }
  }

  private begin(content: Record<string, string>, fields: Record<string, string>): ServiceTrade {
    const ref = content.out_trade_no ?? ''
    const trade: ServiceTrade = this.trades.get(ref) ?? {
      content,
      notifyUrl: fields.notify_url ?? '',
      returnUrl: fields.return_url,
      state: 'WAIT_BUYER_PAY',
      tradeNo: `20261121220014${ref}`,
      changes: {},
    }
    this.trades.set(ref, trade)
    return trade
  }

  /** https://opendocs.alipay.com/open/4b7cc5db_alipay.trade.refund */
  private sendBack(trade: ServiceTrade, content: Record<string, string>): object {
    const { changes, content: paid } = trade
    if (!trade.paidAt || trade.state === 'TRADE_FINISHED') return refusal('ACQ.TRADE_STATUS_ERROR')
    const { out_request_no: id = '', refund_amount, out_trade_no: ref = '', refund_currency } = content
    if (refund_currency !== changes.trans_currency) return refusal('ACQ.INVALID_PARAMETER')
    const total = Math.round(Number(changes.total_amount ?? paid.total_amount) * 100)
    const made = this.refunds.make(id, { ref, amount: Math.round(Number(refund_amount) * 100), total })
    if (made === 'refused') return refusal('ACQ.REASON_TRADE_REFUND_FEE_ERR')
    this.closeWhenAllBack(trade, ref, total)
    const hasChanged = made === 'made' && this.refunds.state === 'SUCCESS'
    return {
      code: '10000',
      msg: 'Success',
      out_trade_no: ref,
      refund_fee: refund_amount,
      fund_change: hasChanged ? 'Y' : 'N',
    }
  }

  private closeWhenAllBack(trade: ServiceTrade, ref: string, total: number): void {
    if (this.refunds.isAllBack(ref, total)) trade.state = 'TRADE_CLOSED'
  }

  /** https://opendocs.alipay.com/open/8c776df6_alipay.trade.fastpay.refund.query */
  private foundRefund({ out_request_no: id = '', out_trade_no }: Record<string, string>): object {
    const isDone = this.refunds.made.get(id)?.state === 'SUCCESS'
    return {
      code: '10000',
      msg: 'Success',
      ...(isDone && { out_trade_no, out_request_no: id, refund_status: 'REFUND_SUCCESS' }),
    }
  }

  private found({ content, state, tradeNo, paidAt, changes }: ServiceTrade): object {
    const { buyer_id, buyer_open_id, total_amount, trans_currency, out_trade_no } = content
    return {
      code: '10000',
      msg: 'Success',
      buyer_logon_id: '159****5620',
      buyer_user_id: buyer_id ?? '2088102146225999',
      ...(buyer_open_id && { buyer_open_id }),
      out_trade_no,
      trade_no: tradeNo,
      trade_status: state,
      total_amount,
      ...(trans_currency && { trans_currency }),
      ...(paidAt && { send_pay_date: paidAt }),
      ...changes,
    }
  }

  /** What is wrong with the common fields of a request (https://opendocs.alipay.com/common/02khjm). */
  private problemOf({ sign: seal = '', ...fields }: Record<string, string>) {
    const invalid = (sub: string) => refusal(sub, '40002', 'Invalid Arguments')
    if (fields.app_id !== APP) return invalid('isv.invalid-app-id')
    if (lacksNames(fields, this.certificates)) return invalid('isv.app-cert-sn-not-match')
    if (!v.is(common, fields)) return invalid('isv.invalid-parameter')
    const sentAt = new Date(`${fields.timestamp?.replace(' ', 'T')}+08:00`).getTime()
    if (Math.abs(sentAt - this.now().getTime()) > 15 * 60_000) return invalid('isv.invalid-timestamp')
    const isGenuine = createVerify('RSA-SHA256').update(textOf(fields)).verify(app.publicKey, seal, 'base64')
    return isGenuine ? undefined : invalid('isv.invalid-signature')
  }
}

/** Sends a notification to a server. Returns status and text of the reply. */
export async function notifyServer(server: FastifyInstance, fields: Record<string, string>): Promise<[number, string]> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; text/html; charset=utf-8' }
  const payload = new URLSearchParams(fields).toString()
  const reply = await server.inject({ method: 'POST', url: '/provider/alipay/webhook', headers, payload })
  return [reply.statusCode, reply.body]
}

function grantOf(code: string): object {
  if (code === 'used') return refusal('isv.code-invalid', '40002', 'Invalid Arguments')
  return { access_token: `token-${code}`, open_id: `open-${code}`, expires_in: '1296000' }
}

function end(trade: ServiceTrade): object {
  if (trade.state !== 'WAIT_BUYER_PAY') return refusal('ACQ.TRADE_STATUS_ERROR')
  Object.assign(trade, { state: 'TRADE_CLOSED' })
  return { code: '10000', msg: 'Success', out_trade_no: trade.content.out_trade_no, trade_no: trade.tradeNo }
}

/** What is signed: the non-empty fields without the signature itself, by name. */
function textOf(fields: Record<string, string>): string {
  const names = Object.keys(fields).filter((name) => fields[name] !== '')
  return names
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
}

function sealOf(text: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
}
