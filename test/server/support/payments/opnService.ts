import { createHmac } from 'node:crypto'
import { encodeQR } from 'qr'
import * as v from 'valibot'
import { type ReceivedRequest, Imitation, type ImitatedReply } from '../../integrations/imitation'
import { OpnCardDesk } from './opnCardDesk'
import { LARGEST, newCharge, newRefund, type ServiceCharge, SMALLEST } from './opnDocuments'
import { GatewayService, lastOf } from './gatewayService'

const SECRET_KEY = 'skey_test_5xuy4w91xqz7d1w9u0t'

/** A webhook secret, and the one before it. */
export const WEBHOOK_SECRET = Buffer.from('the secret of the webhook of Opn').toString('base64')
export const OLD_SECRET = Buffer.from('the secret that was replaced now').toString('base64')

/** The settings of the merchant that the service knows. */
export const OPN = { secretKey: SECRET_KEY, webhookSecrets: [WEBHOOK_SECRET] }

/** How a webhook message differs from a proper one. */
export interface OpnSigning {
  /** The secrets that sign, each with a signature of its own. */
  secrets?: string[]
  signedAt?: Date
}

/** A replacement of Opn's API on a loopback address: it checks each call as its documents demand, and signs its messages. */
export class OpnService extends GatewayService {
  readonly charges = new Map<string, ServiceCharge>()
  /** Whether replies contain the text of codes, beside the drawing. */
  sendsQrText = false
  private count = 0
  /** What only cards have. */
  readonly desk = new OpnCardDesk()

  static async start(now: () => Date): Promise<OpnService> {
    return new OpnService(await Imitation.start(), now)
  }

  override reset(): void {
    super.reset()
    this.charges.clear()
    this.sendsQrText = false
    this.desk.reset()
  }

  /** The latest charge of a payment. */
  charge(ref: string): ServiceCharge {
    return lastOf(this.charges.values(), ({ metadata }) => metadata.ref === ref)
  }

  /** The guest pays the code of a payment. */
  pay(ref: string, changes: Record<string, unknown> = {}): void {
    Object.assign(this.charge(ref), { status: 'successful', paidAt: '2026-11-21T05:00:30Z', changes })
  }

  /** Makes what a call asks for, while another reply takes the place of its own. */
  make(call: ReceivedRequest): ImitatedReply {
    return this.respond(call)
  }

  /** A message about a charge, as it stands now. */
  message(ref: string, id = `evnt_test_${ref.toLowerCase()}`, key = 'charge.complete') {
    return JSON.stringify({ object: 'event', id, livemode: false, key, data: this.shown(this.charge(ref)) })
  }

  /** The headers of a message. */
  headers(body: string, { secrets = [WEBHOOK_SECRET], signedAt }: OpnSigning = {}) {
    const timestamp = String(this.secondsOf(signedAt))
    const signed = secrets.map((secret) =>
      createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex'),
    )
    return {
      'content-type': 'application/json',
      'omise-signature': signed.join(','),
      'omise-signature-timestamp': timestamp,
    }
  }

  refused(status: number, code: string): ImitatedReply {
    return {
      status,
      json: {
        object: 'error',
        location: 'https://docs.omise.co/api-errors',
        code,
        message: 'no',
      },
    }
  }

  protected respond(call: ReceivedRequest): ImitatedReply {
    const [, drawn] = /^\/documents\/(\w+)$/.exec(call.path) ?? []
    if (drawn) return this.draw(call, drawn)
    const open = this.desk.respond(call, this.charges)
    if (open) return open
    const expected = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`
    if (call.headers.authorization !== expected) return this.refused(401, 'authentication_failure')
    if (call.headers['omise-version'] !== '2019-05-29') return this.refused(400, 'bad_request')
    if (call.path === '/charges') return call.method === 'POST' ? this.create(call) : this.list(call)
    return this.respondAbout(call)
  }

  private respondAbout(call: ReceivedRequest): ImitatedReply {
    const [, id = '', part] = /^\/charges\/(\w+)(?:\/(\w+))?$/.exec(call.path) ?? []
    const charge = this.charges.get(id)
    if (!charge) return this.refused(404, 'not_found')
    if (part === 'expire') return this.expire(charge)
    if (part === 'refunds') return call.method === 'POST' ? this.sendBack(call, charge) : this.listRefunds(charge)
    return { json: this.shown(charge) }
  }

  private create({ body }: ReceivedRequest): ImitatedReply {
    if (!v.is(newCharge, body)) return this.refused(400, 'bad_request')
    if (body.amount < SMALLEST || body.amount > LARGEST) return this.refused(400, 'invalid_amount')
    this.count += 1
    const id = `chrg_test_5xuy${this.count}`
    const charge: ServiceCharge = {
      ...body,
      id,
      createdAt: this.now(),
      status: 'pending',
      paidAt: null,
      changes: {},
    }
    const refusal = 'card' in charge && this.desk.use(charge, this.base)
    if (refusal) return this.refused(refusal === 'not_found' ? 404 : 400, refusal)
    this.charges.set(id, charge)
    return { json: this.shown(charge) }
  }

  /** The charges of a time, the earliest first (https://docs.omise.co/api-pagination). */
  private list({ query: { from = '', to = '', offset = '0', limit = '20' } }: ReceivedRequest): ImitatedReply {
    const made = [...this.charges.values()].filter(
      ({ createdAt }) => createdAt >= new Date(from) && createdAt <= new Date(to),
    )
    const data = made.slice(Number(offset), Number(offset) + Number(limit)).map((charge) => this.shown(charge))
    return { json: { object: 'list', total: made.length, data } }
  }

  /** A drawing is opened by its address alone, without a key. */
  private draw({ headers }: ReceivedRequest, id: string): ImitatedReply {
    const charge = this.charges.get(id)
    if (!charge || headers.authorization) return this.refused(404, 'not_found')
    return {
      text: encodeQR(this.codeOf(charge), 'svg', { scale: 8 }),
      type: 'image/svg+xml',
    }
  }

  codeOf({ id, amount }: Pick<ServiceCharge, 'id' | 'amount'>): string {
    return `00020101021230630016A00000067701011201150107536000315080218${id.slice(-8).padStart(18, '0')}5303764${amount}`
  }

  private expire(charge: ServiceCharge): ImitatedReply {
    if (charge.status !== 'pending') return this.refused(400, 'invalid_charge')
    charge.status = 'expired'
    return { json: this.shown(charge) }
  }

  private sendBack(
    { body }: ReceivedRequest,
    { metadata: { ref }, id, amount: total, status }: ServiceCharge,
  ): ImitatedReply {
    if (!v.is(newRefund, body)) return this.refused(400, 'bad_request')
    if (status !== 'successful') return this.refused(400, 'failed_refund')
    const { amount, metadata } = body
    const paid = Number(this.charges.get(id)?.changes.amount ?? total)
    if (this.refunds.make(metadata.refund, { ref, amount, total: paid }) === 'refused')
      return this.refused(400, 'invalid_amount')
    return { json: this.refundOf(metadata.refund) }
  }

  private listRefunds({ metadata: { ref } }: ServiceCharge): ImitatedReply {
    const ids = [...this.refunds.made].filter(([, refund]) => refund.ref === ref).map(([id]) => id)
    return {
      json: {
        object: 'list',
        total: ids.length,
        data: ids.map((id) => this.refundOf(id)),
      },
    }
  }

  private refundOf(id: string) {
    const { amount, state } = this.refunds.made.get(id) ?? { amount: 0, state: 'CLOSED' }
    const status = state === 'PROCESSING' ? 'pending' : 'closed'
    return {
      object: 'refund',
      id: `rfnd_test_${id}`,
      amount,
      currency: 'THB',
      status,
      metadata: { refund: id },
    }
  }

  private shown(charge: ServiceCharge) {
    const { id, amount, currency, status, paidAt, metadata, description, changes } = charge
    return {
      object: 'charge',
      id,
      livemode: false,
      amount,
      currency,
      description,
      metadata,
      status,
      paid: status === 'successful',
      paid_at: paidAt,
      failure_code: status === 'failed' ? 'payment_rejected' : null,
      refundable: status === 'successful',
      partially_refundable: status === 'successful',
      ...('card' in charge
        ? { source: null, card: { object: 'card', fingerprint: 'finger==' } }
        : this.codeShown(charge)),
      ...changes,
    }
  }

  private codeShown(charge: ServiceCharge) {
    const { id } = charge
    return {
      ...('expires_at' in charge && { expires_at: charge.expires_at }),
      source: {
        object: 'source',
        type: 'promptpay',
        flow: 'offline',
        scannable_code: {
          object: 'barcode',
          type: 'qr',
          image: { object: 'document', filename: 'qrcode.svg', download_uri: `${this.base}/documents/${id}` },
          raw_data: this.sendsQrText ? this.codeOf(charge) : null,
        },
      },
    }
  }
}
