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

type SandboxPayment = typeof sandboxPayments.$inferSelect

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

/** Path of the page that settles a payment of the sandbox. */
export const sandboxPage = (ref: string) => `/sandbox/pay/${ref}`

/** Path of the script that replaces the payment bridges of WeChat's and Alipay's browsers. */
export const SANDBOX_WALLETS = '/sandbox/wallets.js'

/** A fake payment provider: each payment is settled by hand on `/sandbox/pay/:ref`. */
export class SandboxPayments implements PaymentProvider {
  readonly name = 'sandbox'
  readonly payTypes = ['promptpay', 'wechat', 'alipay'] as const

  constructor(
    private readonly db: Db,
    private readonly secret: string,
    /** The app id that WeChat payments are signed for. */
    private readonly wechatAppId = 'sandbox',
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
        return { payType, trade_no: ref, sandboxScript: SANDBOX_WALLETS }
      case 'promptpay':
        return { payType, qrCode: promptPayPayload(request), sandboxUrl: sandboxPage(ref) }
      default:
        throw new Error(`the sandbox does not take ${payType}`)
    }
  }

  async query(ref: string): Promise<PaymentReport | null> {
    const payment = await this.find(ref)
    return payment && report(payment)
  }

  read({ headers, body }: SignedMessage, now: Date): ProviderEvent | null {
    const signature = headers[SIGNATURE]
    if (typeof signature !== 'string' || !isSigned(this.secret, signature, body, now)) {
      return null
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body.toString('utf8'))
    return parsed.success ? parsed.output : null
  }

  /** The signed webhook message of a settled payment; null while it is open. */
  signedMessage(payment: SandboxPayment, now: Date): { headers: Record<string, string>; body: Buffer } | null {
    const paymentReport = report(payment)
    if (!paymentReport) {
      return null
    }
    const body = Buffer.from(JSON.stringify({ id: `${paymentReport.ref}.${paymentReport.outcome}`, ...paymentReport }))
    return { body, headers: { 'content-type': 'application/json', [SIGNATURE]: sign(this.secret, body, now) } }
  }

  async find(ref: string): Promise<SandboxPayment | null> {
    const [payment] = await this.db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref))
    return payment ?? null
  }

  private wechat({ ref, now }: PaymentRequest): PaymentData {
    const timeStamp = String(Math.floor(now.getTime() / 1000))
    const nonceStr = sha256(ref).slice(0, 32)
    const appId = this.wechatAppId
    const signedText = `appId=${appId}&nonceStr=${nonceStr}&package=prepay_id=${ref}&signType=HMAC-SHA256&timeStamp=${timeStamp}`
    return {
      payType: 'wechat',
      appId,
      timeStamp,
      nonceStr,
      package: `prepay_id=${ref}`,
      signType: 'HMAC-SHA256',
      paySign: createHmac('sha256', this.secret).update(signedText).digest('hex').toUpperCase(),
      sandboxScript: SANDBOX_WALLETS,
    }
  }
}

function report({ ref, state, amount, settledAt }: SandboxPayment): PaymentReport | null {
  if (state === 'open' || !settledAt) {
    return null
  }
  return { ref, outcome: state, amount: state === 'paid' ? amount : 0, at: settledAt }
}
