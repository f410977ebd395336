import * as v from 'valibot'
import type { PayType } from '../../../src/contract/payment/payType'
import type { PaymentData } from '../../db/columnTypes'
import type { ClientOptions } from '../httpClient'
import { ProviderError } from '../providerError'
import { readDrawnQr } from '../qrPicture'
import { WEB_APPS } from './cardTaking'
import { OPN, OpnApi, OpnApiError, type OpnSettings } from './opnApi'
import { OpnCards } from './opnCards'
import { charge, chargeId, type OpnCharge, refOf, reportsOfCharge, scannableCharge } from './opnCharge'
import { refundAtOpn } from './opnRefunds'
import type {
  AppsByType,
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  ProviderEvent,
  RefundOrder,
  RefundProgress,
  SignedMessage,
} from './paymentProvider'

/** PromptPay is in baht only. */
const CURRENCY = 'THB'
/** Shortest time to the end of a charge, milliseconds. */
const SHORTEST_MS = 60_000

const event = v.object({
  object: v.literal('event'),
  id: v.pipe(v.string(), v.nonEmpty()),
  data: v.object({ object: v.string(), id: v.optional(v.string(), '') }),
})

/** Opn Payments, formerly Omise: PromptPay codes of the merchant's account there (https://docs.omise.co/promptpay), and cards. */
export class OpnPayments implements PaymentProvider {
  readonly name = OPN
  readonly payTypes: readonly PayType[]
  readonly appTypes: AppsByType = { card: WEB_APPS }
  readonly redirectedApps = this.appTypes
  readonly cards: OpnCards | undefined
  private readonly api: OpnApi

  constructor(
    { cardForm, ...credentials }: OpnSettings,
    private readonly options: ClientOptions & { now?: () => Date } = {},
  ) {
    this.api = new OpnApi(credentials, options)
    this.cards = cardForm && new OpnCards(this.api, cardForm)
    this.payTypes = this.cards ? ['promptpay', 'card'] : ['promptpay']
  }

  async start(request: PaymentRequest): Promise<PaymentData> {
    return request.payType === 'card' && this.cards ? this.cards.begin(request) : this.showCode(request)
  }

  /** Once a card was charged, its payment is not begun again: another one takes its place. */
  isUsable(data: PaymentData): boolean {
    return !data.cardToken
  }

  async query(ref: string, data: PaymentData | null): Promise<PaymentReport[]> {
    const id = await this.chargeIdOf(ref, data)
    if (!id) return []
    const found = await this.api.request(`/charges/${id}`, charge)
    if (refOf(found) !== ref) throw new ProviderError(this.name, 'down', 'answered about another payment')
    return this.reportsOf(found, ref)
  }

  /** A charge that has ended, or was never made, needs no end. */
  async close(ref: string, data: PaymentData | null): Promise<void> {
    const id = await this.chargeIdOf(ref, data)
    if (!id) return
    const path = `/charges/${id}`
    try {
      await this.api.request(`${path}/expire`, charge, {})
    } catch (error) {
      if (!(error instanceof OpnApiError)) throw error
      const { status } = await this.api.request(path, charge)
      if (status !== 'expired' && status !== 'failed') throw error
    }
  }

  async refund(order: RefundOrder): Promise<RefundProgress> {
    return refundAtOpn(this.api, order, await this.chargeIdOf(order.ref, order.data))
  }

  /** Of a webhook message only the charge's id is used, and only when Opn has signed it: what happened is asked from the API. */
  async read({ headers, body }: SignedMessage, now: Date): Promise<ProviderEvent | 'ignored' | null> {
    const header = (name: string) => String(headers[name] ?? '')
    if (!this.api.isGenuine(header('omise-signature-timestamp'), header('omise-signature'), body, now)) return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body.toString('utf8'))
    if (!parsed.success) return null
    const { id, data } = parsed.output
    if (data.object !== 'charge' || !v.is(chargeId, data.id)) return 'ignored'
    const found = await this.find(data.id)
    const ref = found && refOf(found)
    const [report] = found === undefined || ref === undefined ? [] : this.reportsOf(found, ref)
    return report ? { ...report, id } : 'ignored'
  }

  /**
   * Creates the charge with its code. After a lost reply another one is created: the code of the first was never shown, so it cannot be paid.
   */
  private async showCode({ ref, amount, merchant, orderNo, expireAt, now }: PaymentRequest): Promise<PaymentData> {
    const end = new Date(Math.max(expireAt.getTime(), now.getTime() + SHORTEST_MS))
    const created = await this.api.request('/charges', scannableCharge, {
      amount,
      currency: CURRENCY,
      source: { type: 'promptpay' },
      description: `${orderNo} ${merchant}`,
      metadata: { ref },
      expires_at: end.toISOString().replace(/\.\d+Z$/, 'Z'),
    })
    const { raw_data, image } = created.source.scannable_code
    const qrCode = raw_data || (await readDrawnQr(await this.api.download(image.download_uri)))
    if (!qrCode) throw new ProviderError(this.name, 'down', 'the code of a charge cannot be read')
    return { payType: 'promptpay', qrCode, providerId: created.id }
  }

  /** The id of a payment's charge; undefined when none was made. */
  private async chargeIdOf(ref: string, data: PaymentData | null): Promise<string | undefined> {
    if (data?.providerId || !data?.chargeBegunAt) return data?.providerId
    return (await this.cards?.find(ref, new Date(data.chargeBegunAt)))?.id
  }

  /** A charge of this account; undefined when it is none, as one of the other mode. */
  private async find(id: string): Promise<OpnCharge | undefined> {
    try {
      return await this.api.request(`/charges/${id}`, charge)
    } catch (error) {
      if (error instanceof OpnApiError && error.code === 'not_found') return undefined
      throw error
    }
  }

  private reportsOf(found: OpnCharge, ref: string): PaymentReport[] {
    const now = this.options.now?.() ?? new Date()
    return reportsOfCharge(found, ref, { isLive: this.api.isLive, currency: CURRENCY, now })
  }
}
