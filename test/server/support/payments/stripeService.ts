import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { type ReceivedRequest, Imitation, type ImitatedReply } from '../../integrations/imitation'
import { GatewayService, lastOf } from './gatewayService'

const SECRET_KEY = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc'

/** A signing secret of the webhook, and the one before it. */
export const WEBHOOK_SECRET = 'whsec_nEwS3cretOfTheWebhook'
export const OLD_SECRET = 'whsec_0ldS3cretOfTheWebhook'

/** The settings of the merchant that the service knows. */
export const STRIPE_ACCOUNT = {
  secretKey: SECRET_KEY,
  webhookSecrets: [WEBHOOK_SECRET],
  methods: ['promptpay'] as ('promptpay' | 'alipay')[],
  currency: 'THB',
  email: 'money@shop.example',
  site: 'https://shop.example',
}

const common = {
  amount: v.pipe(v.string(), v.regex(/^\d+$/)),
  confirm: v.literal('true'),
  return_url: v.pipe(v.string(), v.url()),
  description: v.pipe(v.string(), v.maxLength(1000)),
  'metadata[ref]': v.pipe(v.string(), v.nonEmpty()),
}
/** A new payment as the library writes it (https://docs.stripe.com/api/payment_intents/create). */
const newIntent = v.variant('payment_method_data[type]', [
  v.strictObject({
    ...common,
    currency: v.literal('thb'),
    'allowed_payment_method_types[0]': v.literal('promptpay'),
    'payment_method_data[type]': v.literal('promptpay'),
    'payment_method_data[billing_details][email]': v.pipe(v.string(), v.email()),
  }),
  v.strictObject({
    ...common,
    currency: v.picklist(['cny', 'usd', 'hkd', 'sgd']),
    'allowed_payment_method_types[0]': v.literal('alipay'),
    'payment_method_data[type]': v.literal('alipay'),
  }),
])
const newRefund = v.strictObject({
  payment_intent: v.string(),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d*$/)),
  'metadata[refund]': v.string(),
})

/** A payment as the service keeps it. */
interface ServiceIntent {
  id: string
  fields: v.InferOutput<typeof newIntent>
  status: 'requires_action' | 'succeeded' | 'canceled' | 'requires_payment_method'
  /** Why the last attempt to pay has failed. */
  failure?: string
  /** Fields that differ from what was asked for. */
  changes: Record<string, unknown>
}

/** How a webhook message differs from a proper one. */
export interface StripeSigning {
  secrets?: string[]
  signedAt?: Date
}

/** A replacement of Stripe's API on a loopback address: it checks each call as its documents demand, and signs its messages. */
export class StripeService extends GatewayService {
  readonly intents = new Map<string, ServiceIntent>()
  /** Why new refunds fail; they succeed without it. */
  refundFailure: string | undefined
  /** Results by idempotency key, which Stripe repeats. */
  private readonly results = new Map<string, ImitatedReply>()
  private count = 0

  static async start(now: () => Date): Promise<StripeService> {
    return new StripeService(await Imitation.start(), now)
  }

  override reset(): void {
    super.reset()
    this.intents.clear()
    this.results.clear()
    this.refundFailure = undefined
  }

  /** The latest payment with our reference. */
  intent(ref: string): ServiceIntent {
    return lastOf(this.intents.values(), ({ fields }) => fields['metadata[ref]'] === ref)
  }

  /** The guest pays. */
  pay(ref: string, changes: Record<string, unknown> = {}): void {
    Object.assign(this.intent(ref), { status: 'succeeded', changes })
  }

  /** The guest's bank refuses, or the code runs out. */
  end(ref: string, how: 'failed' | 'expired'): void {
    const why = how === 'failed' ? 'authentication_failure' : 'payment_attempt_expired'
    Object.assign(this.intent(ref), { status: 'requires_payment_method', failure: `payment_intent_${why}` })
  }

  /** A message about a payment, as it stands now. */
  message(ref: string, id = `evt_${ref}`): string {
    const found = this.intent(ref)
    const type = `payment_intent.${found.status === 'succeeded' ? 'succeeded' : 'payment_failed'}`
    return JSON.stringify({ id, object: 'event', livemode: false, type, data: { object: this.shown(found) } })
  }

  /** The headers of a message (https://docs.stripe.com/webhooks/signature). */
  headers(body: string, { secrets = [WEBHOOK_SECRET], signedAt }: StripeSigning = {}) {
    const timestamp = this.secondsOf(signedAt)
    const sign = (secret: string) => createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const signed = secrets.map((secret) => `v1=${sign(secret)}`)
    return { 'content-type': 'application/json', 'stripe-signature': [`t=${timestamp}`, ...signed].join(',') }
  }

  refused(status: number, code: string, type = 'invalid_request_error'): ImitatedReply {
    return { status, json: { error: { type, code, message: `no: ${SECRET_KEY}` } } }
  }

  protected respond(call: ReceivedRequest): ImitatedReply {
    if (call.headers.authorization !== `Bearer ${SECRET_KEY}`) return this.refused(401, '', 'authentication_error')
    if (!call.headers['stripe-version']) return this.refused(400, 'parameter_missing')
    if (call.method !== 'POST') return this.act(call)
    const [key] = [call.headers['idempotency-key']].flat()
    if (key === undefined) return this.act(call)
    const result = this.results.get(key) ?? this.act(call)
    this.results.set(key, result)
    return result
  }

  private act(call: ReceivedRequest): ImitatedReply {
    if (call.path === '/v1/payment_intents') return this.create(call)
    if (call.path === '/v1/refunds') return call.method === 'POST' ? this.sendBack(call) : this.listRefunds(call)
    const [, id = '', action] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call.path) ?? []
    const found = this.intents.get(id)
    if (!found) return this.refused(404, 'resource_missing')
    if (action === 'cancel') {
      if (found.status === 'succeeded' || found.status === 'canceled')
        return this.refused(400, 'payment_intent_unexpected_state')
      found.status = 'canceled'
    }
    return { json: this.shown(found) }
  }

  private create({ body }: ReceivedRequest): ImitatedReply {
    if (!v.is(newIntent, body)) return this.refused(400, 'parameter_unknown')
    if (Number(body.amount) < 1000) return this.refused(400, 'amount_too_small')
    this.count += 1
    const created: ServiceIntent = { id: `pi_3${this.count}`, fields: body, status: 'requires_action', changes: {} }
    this.intents.set(created.id, created)
    return { json: this.shown(created) }
  }

  private sendBack({ body }: ReceivedRequest): ImitatedReply {
    if (!v.is(newRefund, body)) return this.refused(400, 'parameter_unknown')
    const found = this.intents.get(body.payment_intent)
    if (!found || found.status !== 'succeeded') return this.refused(400, 'payment_intent_unexpected_state')
    const id = body['metadata[refund]']
    const { fields, changes } = found
    const total = Number(changes.amount ?? fields.amount)
    const made = this.refunds.make(id, { ref: fields['metadata[ref]'], amount: Number(body.amount), total })
    return made === 'refused' ? this.refused(400, 'amount_too_large') : { json: this.refundOf(id) }
  }

  private listRefunds({ query }: ReceivedRequest): ImitatedReply {
    const ref = this.intents.get(query.payment_intent ?? '')?.fields['metadata[ref]']
    const ids = [...this.refunds.made].filter(([, refund]) => refund.ref === ref).map(([id]) => id)
    return { json: { object: 'list', has_more: false, data: ids.map((id) => this.refundOf(id)) } }
  }

  private refundOf(id: string) {
    const { amount, state } = this.refunds.made.get(id) ?? { amount: 0, state: 'SUCCESS' }
    const pending = state === 'PROCESSING' ? 'requires_action' : 'succeeded'
    const status = this.refundFailure ? 'failed' : pending
    const metadata = { refund: id }
    return { object: 'refund', id: `re_${id}`, amount, status, failure_reason: this.refundFailure ?? null, metadata }
  }

  private shown({ id, fields, status, failure, changes }: ServiceIntent) {
    const { amount = Number(fields.amount), ...others } = changes
    const isPaid = status === 'succeeded'
    const qr = {
      data: `00020101021230630016A000000677010112${id}`,
      hosted_instructions_url: `https://pay.example/${id}`,
    }
    const actions = {
      promptpay: { type: 'promptpay_display_qr_code', promptpay_display_qr_code: qr },
      alipay: { type: 'alipay_handle_redirect', alipay_handle_redirect: { url: `https://hooks.example/${id}` } },
    }
    return {
      id,
      object: 'payment_intent',
      livemode: false,
      amount: Number(fields.amount),
      amount_received: isPaid ? amount : 0,
      currency: fields.currency,
      metadata: { ref: fields['metadata[ref]'] },
      status,
      next_action: status === 'requires_action' ? actions[fields['payment_method_data[type]']] : null,
      last_payment_error: failure ? { type: 'invalid_request_error', code: failure } : null,
      latest_charge: isPaid ? { object: 'charge', id: `ch_${id}`, created: 1_795_237_230 } : null,
      ...others,
    }
  }
}
