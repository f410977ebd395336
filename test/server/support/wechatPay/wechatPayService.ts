import { createCipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { certificateOf } from '../certificate'
import { MERCHANT, ORDERS, PAGES, REFUNDS } from './wechatPayDocuments'
import { PlantedList } from '../payments/plantedList'
import { RefundBook } from '../payments/refundBook'
import { rsaKeys } from '../rsaKeys'
import { WechatPayBill } from './wechatPayBill'
import { type ReceivedRequest, Imitation, type ImitatedReply } from '../../integrations/imitation'

const CERTIFICATE = '444F4864EA9B34415ABBA5DA4A4B6E30FB1EE0C6'
const API_KEY = 'an APIv3 key of thirty-two bytes'
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000001092024'

const merchant = rsaKeys('merchant at WeChat Pay')
const platform = rsaKeys('WeChat Pay')
const pem = (key: KeyObject) =>
  key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString()

/** A key that is not WeChat Pay's. */
export const STRANGER = rsaKeys('stranger').privateKey

/** The settings of the merchant that the service knows. */
export const WECHAT_PAY = {
  merchantId: MERCHANT,
  certificateSerial: CERTIFICATE,
  privateKey: pem(merchant.privateKey),
  apiKey: API_KEY,
  publicKey: { id: PUBLIC_KEY_ID, key: pem(platform.publicKey) },
  region: 'global' as const,
  currency: 'THB',
  category: '5812',
  apps: { weapp: 'wx-mini', wechatBrowser: 'wx-official' },
  webhookOrigin: 'https://shop.example',
}

/** An order as the service keeps it. */
interface ServiceOrder {
  body: Record<string, unknown>
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR'
  paid?: Record<string, unknown>
}

/** How a message differs from a proper one. */
export interface Signing {
  key?: KeyObject
  serial?: string
  /** The time in the signature. */
  signedAt?: Date
}

/** A message with the headers that hold its signature. */
export interface SignedText {
  headers: Record<string, string>
  body: string
}

/** What a notification contains, where it differs from what was ordered. */
export interface Paid {
  amount?: object
  openid?: string
  mchid?: string
  transactionId?: string
  at?: string
}

/** A replacement of WeChat Pay on a loopback address. It checks requests as its documents demand, and signs what it answers. */
export class WechatPayService {
  readonly orders = new Map<string, ServiceOrder>()
  readonly refunds = new RefundBook()
  readonly list = new PlantedList()
  private readonly bill = new WechatPayBill(this.list, () => this.base)
  /** Replaces the reply to the requests of a kind, while it is set. */
  reply: ((call: ReceivedRequest) => ImitatedReply | undefined) | undefined
  signing: Signing = {}

  private constructor(
    private readonly imitation: Imitation,
    private readonly now: () => Date,
  ) {
    const list = (call: ReceivedRequest) =>
      this.isAuthorized(call) ? this.listed(call) : this.refused(401, 'SIGN_ERROR')
    imitation.answer({
      '*': (call) => this.reply?.(call) ?? this.respond(call),
      ...{ '/v3/bill/tradebill': list, '/v3/billdownload/file': list },
    })
  }

  /** Signs by the certificate of the platform. */
  signByCertificate(): void {
    this.signing = { serial: PLATFORM_SERIAL }
  }

  static async start(now: () => Date): Promise<WechatPayService> {
    return new WechatPayService(await Imitation.start(), now)
  }

  get base(): string {
    return this.imitation.base
  }

  /** The requests whose path ends so. */
  heard(end: string): ReceivedRequest[] {
    return this.imitation.requests.filter(({ path }) => path.endsWith(end))
  }

  close(): Promise<void> {
    return this.imitation.close()
  }

  /** The guest pays an order. */
  pay(ref: string, { amount, openid, mchid = MERCHANT, transactionId = `42000${ref}`, at }: Paid = {}): void {
    const order = this.order(ref)
    order.state = 'SUCCESS'
    order.paid = {
      mchid,
      appid: order.body.appid,
      out_trade_no: ref,
      transaction_id: transactionId,
      trade_type: 'JSAPI',
      trade_state: 'SUCCESS',
      trade_state_desc: 'paid',
      bank_type: 'CMC',
      success_time: at ?? '2026-11-21T13:00:30+08:00',
      payer: { openid: openid ?? (order.body.payer as { openid: string } | undefined)?.openid ?? 'o-official' },
      amount: { payer_total: 3100, payer_currency: 'CNY', ...(order.body.amount as object), ...amount },
    }
  }

  order(ref: string): ServiceOrder {
    const order = this.orders.get(ref)
    if (!order) throw new Error(`there is no order ${ref}`)
    return order
  }

  /** The notification of a paid order. */
  notification(ref: string, id = `EV-${ref}`) {
    return this.signed(
      JSON.stringify({
        id,
        create_time: '2026-11-21T13:00:31+08:00',
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: sealed(JSON.stringify(this.order(ref).paid), 'transaction'),
        summary: 'paid',
      }),
    )
  }

  signed(body: string): SignedText {
    const { key = platform.privateKey, serial = PUBLIC_KEY_ID, signedAt = this.now() } = this.signing
    const timestamp = String(Math.floor(signedAt.getTime() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString('base64')
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': signature,
    }
    return { headers, body }
  }

  /** A signed reply. */
  said(json: unknown, status = 200): ImitatedReply {
    const { headers, body } = this.signed(json === undefined ? '' : JSON.stringify(json))
    return { status, text: body, headers }
  }

  private respond(call: ReceivedRequest): ImitatedReply {
    if (!this.isAuthorized(call)) return this.refused(401, 'SIGN_ERROR')
    if (call.path === '/v3/global/certificates') return this.said({ data: [certificate()] })
    if (/\/transactions\/(jsapi|mweb|h5)$/.test(call.path)) return this.prepare(call)
    if (call.path.includes('/refunds')) return call.method === 'POST' ? this.sendBack(call) : this.foundRefund(call)
    const [, ref = '', action] = /\/transactions\/out-trade-no\/(\w+)(\/close)?$/.exec(call.path) ?? []
    const order = this.orders.get(ref)
    if (!order) return this.refused(404, 'ORDERNOTEXIST')
    return action ? this.end(call, order) : this.found(call, order)
  }

  /** Replies are signed, files are not. */
  private listed(call: ReceivedRequest): ImitatedReply {
    const answer = this.bill.answer(call)
    return typeof answer === 'object' && 'json' in answer ? this.said(answer.json, answer.status) : answer
  }

  private prepare({ path, body }: ReceivedRequest): ImitatedReply {
    const known = this.orders.get(String(body.out_trade_no))
    if (known && JSON.stringify(known.body.amount) !== JSON.stringify(body.amount))
      return this.refused(400, 'INVALID_REQUEST')
    const region = path.startsWith('/v3/global/') ? 'global' : 'mainland'
    const isPage = !path.endsWith('/jsapi')
    if (!v.is((isPage ? PAGES : ORDERS)[region], body)) return this.refused(400, 'PARAM_ERROR')
    const ref = body.out_trade_no
    this.orders.set(ref, known ?? { body, state: 'NOTPAY' })
    if (!isPage) return this.said({ prepay_id: `wx${ref}` })
    const page = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${ref}&package=1`
    return this.said(region === 'mainland' ? { h5_url: page } : { mweb_url: page })
  }

  private found({ query }: ReceivedRequest, { body, state, paid }: ServiceOrder): ImitatedReply {
    if (query.mchid !== MERCHANT) return this.refused(400, 'PARAM_ERROR')
    const { transaction_id: id, ...rest } = paid ?? {}
    const open = { mchid: MERCHANT, appid: body.appid, out_trade_no: body.out_trade_no }
    return this.said({ ...open, ...rest, ...(id !== undefined && { id }), trade_state: state, trade_state_desc: state })
  }

  private end({ body }: ReceivedRequest, order: ServiceOrder): ImitatedReply {
    if (body.mchid !== MERCHANT) return this.refused(400, 'PARAM_ERROR')
    if (order.state === 'SUCCESS') return this.refused(400, 'ORDERPAID')
    order.state = 'CLOSED'
    return this.said(undefined, 204)
  }

  private sendBack({ path, body }: ReceivedRequest): ImitatedReply {
    const kind = path === '/v3/global/refunds' ? 'global' : 'mainland'
    const order = this.orders.get(String(body.out_trade_no))
    if (!order?.paid) return this.refused(404, 'RESOURCE_NOT_EXISTS')
    if (!v.is(REFUNDS[kind], body)) return this.refused(400, 'PARAM_ERROR')
    const { total, currency } = order.paid.amount as { total: number; currency: string }
    const { amount, out_refund_no: id, out_trade_no: ref } = body
    const isRight = amount.total === total && amount.currency === currency
    if (!isRight || this.refunds.make(id, { ref, amount: amount.refund, total }) === 'refused')
      return this.refused(400, 'INVALID_REQUEST')
    order.state = 'REFUND'
    return this.said({ id: `50000${id}`, out_refund_no: id, create_time: '2026-11-21T14:00:00+08:00', amount })
  }

  private foundRefund({ path, query }: ReceivedRequest): ImitatedReply {
    const [, id = ''] = /\/refunds\/(?:out-refund-no\/)?([\w-]+)$/.exec(path) ?? []
    const refund = this.refunds.made.get(id)
    if (path.startsWith('/v3/global/') && query.mchid !== MERCHANT) return this.refused(400, 'PARAM_ERROR')
    if (!refund) return this.refused(404, 'RESOURCE_NOT_EXISTS')
    return this.said({ out_refund_no: id, out_trade_no: refund.ref, status: refund.state, channel: 'ORIGINAL' })
  }

  private refused(status: number, code: string): ImitatedReply {
    return this.said({ code, message: 'no' }, status)
  }

  private isAuthorized({ method, target, text, headers }: ReceivedRequest): boolean {
    const [scheme, list = ''] = (headers.authorization ?? '').split(' ')
    const fields = Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const { mchid, serial_no, timestamp, nonce_str, signature = '' } = fields
    const isRecent = Math.abs(Number(timestamp) * 1000 - this.now().getTime()) <= 300_000
    const signedText = [method, target, timestamp, nonce_str, text].map((line) => `${line}\n`).join('')
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      mchid === MERCHANT &&
      serial_no === CERTIFICATE &&
      isRecent &&
      headers.accept === 'application/json' &&
      Boolean(headers['user-agent']) &&
      verify('sha256', Buffer.from(signedText), merchant.publicKey, Buffer.from(signature, 'base64'))
    )
  }
}

/** Sends a notification to a server. Returns the status of the reply. */
export async function notifyServer(server: FastifyInstance, { headers, body }: SignedText): Promise<number> {
  const call = { method: 'POST', url: '/provider/wechatPay/webhook', headers, payload: body } as const
  return (await server.inject(call)).statusCode
}

/** Whether a payment's parameters are what the merchant signs for an app. */
export function isSignedForApp(start: Record<string, string>): boolean {
  const { appId, timeStamp, nonceStr, package: prepaid, signType, paySign = '' } = start
  const text = Buffer.from(`${appId}\n${timeStamp}\n${nonceStr}\n${prepaid}\n`)
  return signType === 'RSA' && verify('sha256', text, merchant.publicKey, Buffer.from(paySign, 'base64'))
}

/** The serial number of the platform certificate. */
const PLATFORM_SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'

function certificate() {
  return { serial_no: PLATFORM_SERIAL, encrypt_certificate: sealed(certificateOf(platform), 'certificate') }
}

function sealed(text: string, associated_data: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', API_KEY, nonce)
  cipher.setAAD(Buffer.from(associated_data))
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data, ciphertext }
}
