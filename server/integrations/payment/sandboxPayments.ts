import { createHmac } from 'node:crypto'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { compiled, type Values } from '../../db/compiled'
import type { Db } from '../../db/database'
import { newId } from '../../db/ids'
import { sandboxPayments, sandboxTransfers } from '../../db/schema/payments/sandbox'
import { transact } from '../../db/transaction'
import type { PaymentData } from '../../db/columnTypes'
import { sha256 } from '../../api/sha256'
import { WEB_APPS } from './cardTaking'
import { promptPayPayload } from './promptPayQr'
import type {
  AppsByType,
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  ProviderEvent,
  SignedMessage,
  StatementEntry,
  StatementPeriod,
} from './paymentProvider'
import { isSigned, sign } from './signature'

/** A payment of the sandbox with the transfers to it, the earliest first. */
export interface SandboxPayment {
  payment: typeof sandboxPayments.$inferSelect
  transfers: (typeof sandboxTransfers.$inferSelect)[]
}

/** What a person does at the bank: `again` transfers the amount once more to a code that is paid. */
export const SANDBOX_RESULTS = ['paid', 'failed', 'again'] as const

/** What happens to a payment, and from which account it is paid when the bank tells it. */
interface SandboxAnswer {
  result: (typeof SANDBOX_RESULTS)[number]
  payer?: string | undefined
}

const SIGNATURE = 'x-sandbox-signature'

const at = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const event = v.variant('outcome', [
  v.object({
    id: v.string(),
    ref: v.string(),
    outcome: v.literal('paid'),
    transactionId: v.pipe(v.string(), v.nonEmpty()),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    payer: v.exactOptional(v.string()),
    at,
  }),
  v.object({ id: v.string(), ref: v.string(), outcome: v.literal('failed'), at }),
])

/** Path of the page that settles a payment of the sandbox. */
export const sandboxPage = (ref: string) => `/sandbox/pay/${ref}`

/** Path of the script that replaces the payment bridges of WeChat's and Alipay's browsers. */
export const SANDBOX_WALLETS = '/sandbox/wallets.js'

type NewPayment = Pick<PaymentRequest, 'ref' | 'payType' | 'amount' | 'merchant' | 'orderNo' | 'expireAt'>

const insertPayment = compiled((db: Db, payment: Values<NewPayment>) =>
  db.insert(sandboxPayments).values(payment).onConflictDoNothing(),
)

/** A fake payment provider: each payment is settled by hand on `/sandbox/pay/:ref`. */
export class SandboxPayments implements PaymentProvider {
  readonly name = 'sandbox'
  readonly payTypes = ['promptpay', 'wechat', 'alipay', 'card'] as const
  readonly appTypes: AppsByType = { card: WEB_APPS }
  readonly redirectedApps = this.appTypes
  readonly paysStore = true

  constructor(
    private readonly db: Db,
    private readonly secret: string,
    /** The app id that WeChat payments are signed for. */
    private readonly wechatAppId = 'sandbox',
  ) {}

  async start(request: PaymentRequest): Promise<PaymentData> {
    const { ref, payType, amount, merchant, orderNo, expireAt, returnUrl } = request
    await insertPayment(this.db, { ref, payType, amount, merchant, orderNo, expireAt })
    switch (payType) {
      case 'wechat':
        return this.wechat(request)
      case 'alipay':
        return { payType, trade_no: ref, sandboxScript: SANDBOX_WALLETS }
      case 'promptpay':
        return { payType, qrCode: promptPayPayload(request), sandboxUrl: sandboxPage(ref) }
      case 'card':
        return { payType, payUrl: sandboxPage(ref), ...(returnUrl && { returnUrl }) }
      default:
        throw new Error(`the sandbox does not take ${payType}`)
    }
  }

  async query(ref: string): Promise<PaymentReport[]> {
    return reportsOf(await this.find(ref))
  }

  /** The sandbox sends no refunds, so it lists none. */
  async statement({ from, until }: StatementPeriod): Promise<StatementEntry[]> {
    const ofPeriod = and(gte(sandboxTransfers.at, from), lt(sandboxTransfers.at, until))
    const transfers = await this.db.select().from(sandboxTransfers).where(ofPeriod).orderBy(asc(sandboxTransfers.at))
    return transfers.map(({ id, ref, amount, at: moment }) => ({
      ...{ kind: 'payment', ref, transactionId: id, amount, state: 'done', at: moment },
    }))
  }

  async read({ headers, body }: SignedMessage, now: Date): Promise<ProviderEvent | null> {
    const signature = headers[SIGNATURE]
    if (typeof signature !== 'string' || !isSigned(this.secret, signature, body, now)) {
      return null
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body.toString('utf8'))
    return parsed.success ? parsed.output : null
  }

  /** The signed webhook messages about a payment, one for each transfer to it; none while it is open. */
  async signedMessages(ref: string, now: Date): Promise<{ headers: Record<string, string>; body: Buffer }[]> {
    return (await this.query(ref)).map((report) => {
      const id = report.outcome === 'paid' ? report.transactionId : `${ref}.failed`
      const body = Buffer.from(JSON.stringify({ id, ...report }))
      return { body, headers: { 'content-type': 'application/json', [SIGNATURE]: sign(this.secret, body, now) } }
    })
  }

  async find(ref: string): Promise<SandboxPayment | null> {
    const [payment] = await this.db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref))
    if (!payment) return null
    const ofPayment = eq(sandboxTransfers.ref, ref)
    return {
      payment,
      transfers: await this.db.select().from(sandboxTransfers).where(ofPayment).orderBy(asc(sandboxTransfers.at)),
    }
  }

  /** Pays an open payment, lets it fail, or pays a paid one again. Any other stays as it is. */
  async settle(ref: string, { result, payer }: SandboxAnswer, now: Date): Promise<void> {
    const from = and(eq(sandboxPayments.ref, ref), eq(sandboxPayments.state, result === 'again' ? 'paid' : 'open'))
    const state = result === 'failed' ? 'failed' : 'paid'
    await transact(this.db, async (tx) => {
      const [payment] = await tx.update(sandboxPayments).set({ state, settledAt: now }).where(from).returning()
      if (!payment || state === 'failed') return
      await tx.insert(sandboxTransfers).values({ id: newId(), ref, amount: payment.amount, payer, at: now })
    })
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

function reportsOf(found: SandboxPayment | null): PaymentReport[] {
  if (!found) return []
  const { payment, transfers } = found
  const { ref, state, settledAt } = payment
  if (state === 'failed' && settledAt) return [{ ref, outcome: 'failed', at: settledAt }]
  return transfers.map((transfer) => ({
    ref,
    outcome: 'paid',
    transactionId: transfer.id,
    amount: transfer.amount,
    ...(transfer.payer !== null && { payer: transfer.payer }),
    at: transfer.at,
  }))
}
