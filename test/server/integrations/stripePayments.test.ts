import { StripePayments } from '../../../server/integrations/payment/stripePayments'
import type { PaymentRequest } from '../../../server/integrations/payment/paymentProvider'
import { guestOf, NOW, REF, requestOf } from '../support/alipay/alipayRequests'
import { OLD_SECRET, STRIPE_ACCOUNT, StripeService, WEBHOOK_SECRET } from '../support/payments/stripeService'

let service: StripeService
beforeAll(async () => {
  service = await StripeService.start(() => NOW)
})
beforeEach(() => service.reset())
afterAll(() => service.close())

const provider = (settings: Partial<typeof STRIPE_ACCOUNT> = {}, timeoutMs?: number) =>
  new StripePayments({ ...STRIPE_ACCOUNT, ...settings }, { base: service.base, now: () => NOW, timeoutMs })
const alipay = () => provider({ methods: ['alipay'], currency: 'CNY' })

const promptPay = (changes: Partial<PaymentRequest> = {}) =>
  requestOf({ payType: 'promptpay', guest: guestOf('h5'), ...changes })

/** A provider with a payment, and what is stored of it. */
async function begun() {
  const pay = provider()
  return { pay, data: await pay.start(promptPay()) }
}

describe('a payment by Stripe', () => {
  it('is a PromptPay code for our reference, with the merchant’s address for refunds', async () => {
    const { data } = await begun()
    const { id, fields } = service.intent(REF)
    expect(data).toEqual({ payType: 'promptpay', qrCode: expect.stringContaining(id), providerId: id })
    expect(fields).toMatchObject({
      amount: '15515',
      currency: 'thb',
      'metadata[ref]': REF,
      'payment_method_data[billing_details][email]': 'money@shop.example',
    })
  })

  it('has the address of a member who has one', async () => {
    const guest = { ...guestOf('h5'), email: async () => 'ploy@example.com' }
    await provider().start(promptPay({ guest }))
    expect(service.intent(REF).fields).toMatchObject({
      'payment_method_data[billing_details][email]': 'ploy@example.com',
    })
  })

  it('is Alipay’s page, which returns to the storefront, in browsers only', async () => {
    const pay = alipay()
    const returnUrl = 'https://shop.example/?back=pay'
    const data = await pay.start(requestOf({ guest: guestOf('h5'), returnUrl }))
    const { id, fields } = service.intent(REF)
    expect(data).toEqual({ payType: 'alipay', payUrl: `https://hooks.example/${id}`, providerId: id })
    expect(fields).toMatchObject({ currency: 'cny', return_url: returnUrl })
    expect(pay.appTypes.alipay).toEqual(['h5', 'phoneBrowser', 'alipayBrowser'])
  })

  it('is refused for an amount that is too small', async () => {
    await expect(provider().start(promptPay({ amount: 900 }))).rejects.toMatchObject({ kind: 'destination' })
  })

  it.each([
    ['authentication_error', 401, 'setup'],
    ['rate_limit_error', 429, 'down'],
  ])('fails without the key in the error when Stripe answers %s', async (type, status, kind) => {
    service.reply = () => service.refused(status, '', type)
    const failed = provider().start(promptPay())
    await expect(failed).rejects.toMatchObject({ kind, message: expect.not.stringContaining('sk_test') })
  })

  it('that was cancelled has failed', async () => {
    const { pay, data } = await begun()
    await pay.close(REF, data)
    expect(await pay.query(REF, data)).toEqual([{ ref: REF, outcome: 'failed', at: NOW }])
  })
})

describe('a webhook message of Stripe', () => {
  const read = (body: string, headers: Record<string, string>, settings?: Partial<typeof STRIPE_ACCOUNT>) =>
    provider(settings).read({ headers, body: Buffer.from(body) }, NOW)

  async function paid() {
    await begun()
    service.pay(REF)
    service.heard.length = 0
    return service.message(REF)
  }

  it('is a reason to ask; what it contains does not count', async () => {
    const body = (await paid()).replace('"amount_received":15515', '"amount_received":1')
    expect(await read(body, service.headers(body))).toMatchObject({ id: `evt_${REF}`, outcome: 'paid', amount: 15_515 })
  })

  it('may be signed with either of two secrets, here and there', async () => {
    const body = await paid()
    const old = service.headers(body, { secrets: [OLD_SECRET] })
    expect(await read(body, old)).toBeNull()
    expect(await read(body, old, { webhookSecrets: [WEBHOOK_SECRET, OLD_SECRET] })).toMatchObject({ outcome: 'paid' })
    const both = service.headers(body, { secrets: [OLD_SECRET, WEBHOOK_SECRET] })
    expect(await read(body, both)).toMatchObject({ outcome: 'paid' })
  })

  it.each<[string, (body: string) => [string, Record<string, string>]]>([
    ['of a stranger', (body) => [body, service.headers(body, { secrets: ['whsec_stranger'] })]],
    ['that was changed', (body) => [`${body} `, service.headers(body)]],
    ['without a signature', (body) => [body, {}]],
    [
      'that is six minutes old',
      (body) => [body, service.headers(body, { signedAt: new Date(NOW.getTime() - 360_000) })],
    ],
  ])('%s is refused, and nothing is asked', async (_what, change) => {
    const [body, headers] = change(await paid())
    expect(await read(body, headers)).toBeNull()
    expect(service.heard).toEqual([])
  })

  it('about something else, or a payment that was made elsewhere, is ignored', async () => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { object: 'refund', id: 're_1' } } })
    expect(await read(body, service.headers(body))).toBe('ignored')
    await begun()
    service.pay(REF, { metadata: {} })
    const foreign = service.message(REF)
    expect(await read(foreign, service.headers(foreign))).toBe('ignored')
  })
})

describe('a refund by Stripe', () => {
  async function paid() {
    const { pay, data } = await begun()
    service.pay(REF)
    return (refundId: string, amount: number, isFirst = false) =>
      pay.refund({ refundId, ref: REF, data, amount, total: 15_515, isFirst })
  }
  it('that fails at the bank is left to staff', async () => {
    const refund = await paid()
    await refund('r1', 500)
    service.refundFailure = 'expired_or_canceled_card'
    expect(await refund('r1', 500)).toEqual({ state: 'refused', reason: 'stripe: expired_or_canceled_card' })
  })

  it('is tried again when the balance does not reach, and is then made', async () => {
    const refund = await paid()
    service.reply = ({ method }) => (method === 'POST' ? service.refused(400, 'balance_insufficient') : undefined)
    await expect(refund('r1', 100)).rejects.toMatchObject({ code: 'balance_insufficient' })
    service.reply = undefined
    expect(await refund('r1', 100)).toEqual({ state: 'done' })
  })

  it('that has failed is made again only when staff ask for it', async () => {
    const refund = await paid()
    const failed = { object: 'refund', id: 're_1', status: 'failed', metadata: { refund: 'r1' } }
    const list = { json: { object: 'list', has_more: false, data: [failed] } }
    service.reply = ({ method }) => (method === 'GET' ? list : undefined)
    expect(await refund('r1', 100)).toMatchObject({ state: 'refused' })
    expect(service.refunds.made.size).toBe(0)
    expect(await refund('r1', 100, true)).toEqual({ state: 'done' })
    expect(service.refunds.made.size).toBe(1)
  })
})
