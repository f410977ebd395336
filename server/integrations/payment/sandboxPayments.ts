import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/database'
import { sandboxPayments } from '../../db/schema/sandbox'
import type { PaymentData } from '../../db/columnTypes'
import { sha256 } from '../../api/sha256'
import { promptPayPayload } from './promptPayQr'
import type { PaymentProvider, PaymentReport, PaymentRequest, ProviderEvent, SignedMessage } from './paymentProvider'
import { isSigned, sign } from './signature'

type Booked = typeof sandboxPayments.$inferSelect

const SIGNATURE = 'x-sandbox-signature'

const event = v.object({
  id: v.string(),
  ref: v.string(),
  outcome: v.picklist(['paid', 'failed']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
})

/** Path of the page where a person settles a payment of the sandbox. */
export const sandboxPage = (ref: string) => `/sandbox/pay/${ref}`

/** A payment provider that moves no money: a person (or `curl`) says what comes of each payment, on `/sandbox/pay/:ref`. */
export class SandboxPayments implements PaymentProvider {
  readonly name = 'sandbox'
  readonly payTypes = ['promptpay', 'wechat', 'alipay'] as const

  constructor(
    private readonly db: Db,
    private readonly secret: string,
  ) {}

  async start(request: PaymentRequest): Promise<PaymentData> {
    const { ref, payType, amount, merchant, orderNo, expireAt } = request
    await this.db
      .insert(sandboxPayments)
      .values({ ref, payType, amount, merchant, orderNo, expireAt })
      .onConflictDoNothing()
    switch (payType) {
      case 'wechat':
        return this.wechat(request)
      case 'alipay':
        return { payType, trade_no: ref }
      case 'promptpay':
        return { payType, qrCode: promptPayPayload(request), sandboxUrl: sandboxPage(ref) }
      default:
        throw new Error(`the sandbox does not take ${payType}`)
    }
  }

  async query(ref: string): Promise<PaymentReport | null> {
    const booked = await this.booked(ref)
    return booked && report(booked)
  }

  read({ headers, body }: SignedMessage, now: Date): ProviderEvent | null {
    const signature = headers[SIGNATURE]
    if (typeof signature !== 'string' || !isSigned(this.secret, signature, body, now)) {
      return null
    }
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body.toString('utf8'))
    return read.success ? read.output : null
  }

  /** The signed message that tells what has come of a payment; null while it is open. */
  message(booked: Booked, now: Date): { headers: Record<string, string>; body: Buffer } | null {
    const told = report(booked)
    if (!told) {
      return null
    }
    const body = Buffer.from(JSON.stringify({ id: `${told.ref}.${told.outcome}`, ...told }))
    return { body, headers: { 'content-type': 'application/json', [SIGNATURE]: sign(this.secret, body, now) } }
  }

  /** A payment in the sandbox's books. */
  async booked(ref: string): Promise<Booked | null> {
    const [booked] = await this.db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref))
    return booked ?? null
  }

  private wechat({ ref, now }: PaymentRequest): PaymentData {
    const timeStamp = String(Math.floor(now.getTime() / 1000))
    const nonceStr = sha256(ref).slice(0, 32)
    const sealed = `nonceStr=${nonceStr}&package=prepay_id=${ref}&signType=HMAC-SHA256&timeStamp=${timeStamp}`
    return {
      payType: 'wechat',
      timeStamp,
      nonceStr,
      package: `prepay_id=${ref}`,
      signType: 'HMAC-SHA256',
      paySign: createHmac('sha256', this.secret).update(sealed).digest('hex').toUpperCase(),
    }
  }
}

function report({ ref, state, amount, settledAt }: Booked): PaymentReport | null {
  if (state === 'open' || !settledAt) {
    return null
  }
  return { ref, outcome: state, amount: state === 'paid' ? amount : 0, at: settledAt }
}
