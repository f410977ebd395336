import type Stripe from 'stripe'
import type { PayType } from '../../../src/contract/payment/payType'
import type { PaymentData } from '../../db/columnTypes'
import type { ClientOptions } from '../httpClient'
import { ProviderError } from '../providerError'
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
import { STRIPE, StripeClient, type StripeCredentials, StripeApiError } from './stripeClient'
import { refundAtStripe } from './stripeRefunds'

/** Payment types that are paid by Stripe. */
export type StripeMethod = Extract<PayType, 'promptpay' | 'alipay'>

/** The merchant's account with Stripe. */
export interface StripeSettings extends StripeCredentials {
  /** The payment methods that are switched on at Stripe's dashboard, and used here. */
  methods: readonly StripeMethod[]
  /** ISO 4217 code of the currency that amounts count the hundredth part of. */
  currency: string
  /** Fallback e-mail address to which Stripe sends the request for the account of a PromptPay refund. */
  email: string
  /** The storefront, where the provider's page returns to without another address. */
  site: string
}

/** Code of a payment that was not paid in time. */
const EXPIRED = 'payment_intent_payment_attempt_expired'
/** Code of a payment whose state forbids to end it: it has ended already, or is paid. */
const WRONG_STATE = 'payment_intent_unexpected_state'

/** Stripe: PromptPay codes, and Alipay's page for browsers (https://docs.stripe.com/payments/payment-intents). */
export class StripePayments implements PaymentProvider {
  readonly name = STRIPE
  readonly payTypes: readonly PayType[]
  readonly appTypes: AppsByType = { alipay: ['h5', 'phoneBrowser', 'alipayBrowser'] }
  readonly redirectedApps = this.appTypes
  private readonly client: StripeClient

  constructor(
    private readonly settings: StripeSettings,
    private readonly options: ClientOptions & { now?: () => Date } = {},
  ) {
    this.client = new StripeClient(settings, options)
    this.payTypes = settings.methods
  }

  /** Creates and confirms a payment. After a lost reply another one is created: the first was never shown, so it cannot be paid. */
  async start(request: PaymentRequest): Promise<PaymentData> {
    const { ref, amount, merchant, orderNo, returnUrl = this.settings.site } = request
    const method = await this.methodOf(request)
    const { id, next_action } = await this.client.call((stripe) =>
      stripe.paymentIntents.create({
        amount,
        currency: this.settings.currency.toLowerCase(),
        confirm: true,
        allowed_payment_method_types: [method.type],
        payment_method_data: method,
        return_url: returnUrl,
        description: `${orderNo} ${merchant}`,
        metadata: { ref },
      }),
    )
    const shown = shownOf(request.payType, next_action)
    if (!shown) throw new ProviderError(this.name, 'down', 'did not answer what the guest needs to pay')
    return { ...shown, providerId: id }
  }

  async query(ref: string, data: PaymentData | null): Promise<PaymentReport[]> {
    if (!data?.providerId) return []
    const found = await this.find(data.providerId)
    if (found.metadata.ref !== ref) throw new ProviderError(this.name, 'down', 'answered about another payment')
    return this.reportsOf(found, ref)
  }

  /** A payment that has ended, or was never made, needs no end. */
  async close(_ref: string, data: PaymentData | null): Promise<void> {
    const id = data?.providerId
    if (!id) return
    try {
      await this.client.call((stripe) => stripe.paymentIntents.cancel(id))
    } catch (error) {
      if (!(error instanceof StripeApiError) || error.code !== WRONG_STATE) throw error
      if ((await this.find(id)).status !== 'canceled') throw error
    }
  }

  refund(order: RefundOrder): Promise<RefundProgress> {
    return refundAtStripe(this.client, order)
  }

  /** As with all gateways, a message is a reason to ask: they may come in any order. */
  async read({ headers, body }: SignedMessage, now: Date): Promise<ProviderEvent | 'ignored' | null> {
    const event = await this.client.eventOf(body, String(headers['stripe-signature'] ?? ''), now)
    if (!event) return null
    const { object } = event.data
    if (!('object' in object) || object.object !== 'payment_intent' || !object.id) return 'ignored'
    const found = await this.find(object.id)
    const { ref } = found.metadata
    const [report] = ref ? this.reportsOf(found, ref) : []
    return report ? { ...report, id: event.id } : 'ignored'
  }

  private find(id: string): Promise<Stripe.PaymentIntent> {
    return this.client.call((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
  }

  private async methodOf({ payType, guest }: PaymentRequest) {
    if (payType === 'alipay') return { type: 'alipay' } as const
    const email = (await guest.email?.()) ?? this.settings.email
    return { type: 'promptpay', billing_details: { email } } as const
  }

  /** Throws when the payment is of the other mode. */
  private reportsOf(found: Stripe.PaymentIntent, ref: string): PaymentReport[] {
    if (found.livemode !== this.client.isLive)
      throw new ProviderError(this.name, 'setup', 'answered about a payment of the other mode')
    const { id, status, amount_received: amount, latest_charge: charge } = found
    const now = this.options.now?.() ?? new Date()
    if (hasFailed(found)) return [{ ref, outcome: 'failed', at: now }]
    if (status !== 'succeeded') return []
    const currency = found.currency.toUpperCase()
    const other = currency === this.settings.currency ? {} : { currency }
    const at = charge && typeof charge === 'object' ? new Date(charge.created * 1000) : now
    return [{ ref, outcome: 'paid', transactionId: id, amount, ...other, at }]
  }
}

/** Whether the guest's bank has refused, or the payment was ended. One whose code has run out has not failed. */
function hasFailed({ status, last_payment_error: failure }: Stripe.PaymentIntent): boolean {
  if (status === 'canceled') return true
  return status === 'requires_payment_method' && failure !== null && failure.code !== EXPIRED
}

/** What the guest needs: the text of the code, or the page that the browser is led to. */
function shownOf(payType: PayType, next: Stripe.PaymentIntent.NextAction | null): PaymentData | undefined {
  if (payType === 'alipay') {
    const payUrl = next?.alipay_handle_redirect?.url
    return payUrl ? { payType, payUrl } : undefined
  }
  const qrCode = next?.promptpay_display_qr_code?.data
  return qrCode ? { payType: 'promptpay', qrCode } : undefined
}
