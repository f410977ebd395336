import { OpnPayments } from '../../../server/integrations/payment/opnPayments'
import type { PaymentRequest, RefundOrder } from '../../../server/integrations/payment/paymentProvider'
import { guestOf, NOW, REF } from '../support/alipay/alipayRequests'
import { OLD_SECRET, OPN, OpnService, WEBHOOK_SECRET } from '../support/payments/opnService'

let service: OpnService
beforeAll(async () => {
  service = await OpnService.start(() => NOW)
})
// A drawing takes a process that renders it: most of a second.
beforeEach(() => {
  service.reset()
  service.sendsQrText = true
})
afterAll(() => service.close())

const provider = (settings: Partial<typeof OPN> = {}, timeoutMs?: number) =>
  new OpnPayments({ ...OPN, ...settings }, { base: service.base, now: () => NOW, timeoutMs })

const requestOf = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  ref: REF,
  payType: 'promptpay',
  amount: 15_515,
  orderNo: '2611210001',
  merchant: 'Warm Table Ari',
  account: { promptPayId: '' },
  guest: guestOf('h5'),
  expireAt: new Date(NOW.getTime() + 15 * 60_000),
  now: NOW,
  ...changes,
})

/** A provider with a charge, and what is stored of it. */
async function begun() {
  const pay = provider()
  return { pay, data: await pay.start(requestOf()) }
}

describe('a PromptPay charge', () => {
  it('is created with our reference and the end of the code; the code is read from its drawing', async () => {
    service.sendsQrText = false
    const { data } = await begun()
    const charge = service.charge(REF)
    expect(data).toEqual({ payType: 'promptpay', qrCode: service.codeOf(charge), providerId: charge.id })
    expect(charge).toMatchObject({
      amount: 15_515,
      currency: 'THB',
      description: '2611210001 Warm Table Ari',
      metadata: { ref: REF },
      expires_at: '2026-11-21T05:15:00Z',
    })
  })

  it('needs no drawing where the reply contains the text of the code', async () => {
    const { data } = await begun()
    expect(data).toMatchObject({ qrCode: service.codeOf(service.charge(REF)) })
    expect(service.heard).toHaveLength(1)
  })

  it('is not begun with a drawing that has no code', async () => {
    service.sendsQrText = false
    service.reply = ({ path }) =>
      path.startsWith('/documents/') ? { text: '<svg/>', type: 'image/svg+xml' } : undefined
    await expect(provider().start(requestOf())).rejects.toMatchObject({ kind: 'down' })
  })

  it('lasts a minute at least', async () => {
    await provider().start(requestOf({ expireAt: NOW }))
    expect(service.charge(REF)).toMatchObject({ expires_at: '2026-11-21T05:01:00Z' })
  })

  it.each([1999, 15_000_001])('is refused for an amount that Opn does not take: %d satang', async (amount) => {
    await expect(provider().start(requestOf({ amount }))).rejects.toMatchObject({ kind: 'destination' })
  })

  it.each([
    ['authentication_failure', 401, 'setup'],
    ['too_many_requests', 429, 'down'],
  ])('fails without the key in the error when Opn answers %s', async (code, status, kind) => {
    service.reply = () => service.refused(status, code)
    const failed = provider().start(requestOf())
    await expect(failed).rejects.toMatchObject({ kind, message: expect.not.stringContaining('skey') })
  })
})

describe('the state of a charge', () => {
  it.each([
    ['failed', [{ ref: REF, outcome: 'failed', at: NOW }]],
    ['expired', []],
  ] as const)('that has %s is reported', async (status, reports) => {
    const { pay, data } = await begun()
    service.charge(REF).status = status
    expect(await pay.query(REF, data)).toEqual(reports)
  })

  it('reports an amount and a currency that were not asked for', async () => {
    const { pay, data } = await begun()
    service.pay(REF, { amount: 99, currency: 'JPY' })
    expect(await pay.query(REF, data)).toMatchObject([{ amount: 99, currency: 'JPY' }])
  })
})

describe('a webhook message', () => {
  const read = (body: string, headers: Record<string, string>, settings?: Partial<typeof OPN>) =>
    provider(settings).read({ headers, body: Buffer.from(body) }, NOW)

  it('is a reason to ask; what it contains does not count', async () => {
    await begun()
    const early = service.message(REF).replace('"paid":false', '"paid":true').replace('"pending"', '"successful"')
    expect(await read(early, service.headers(early))).toBe('ignored')
    service.pay(REF)
    const changed = service.message(REF).replace('"amount":15515', '"amount":1')
    expect(await read(changed, service.headers(changed))).toMatchObject({
      id: `evnt_test_${REF.toLowerCase()}`,
      ref: REF,
      outcome: 'paid',
      amount: 15_515,
    })
  })

  it('may be signed with either of two secrets, here and there', async () => {
    await begun()
    service.pay(REF)
    const body = service.message(REF)
    const old = service.headers(body, { secrets: [OLD_SECRET] })
    expect(await read(body, old)).toBeNull()
    expect(await read(body, old, { webhookSecrets: [WEBHOOK_SECRET, OLD_SECRET] })).toMatchObject({ outcome: 'paid' })
    expect(await read(body, service.headers(body, { secrets: [OLD_SECRET, WEBHOOK_SECRET] }))).toMatchObject({
      ref: REF,
    })
  })

  it.each<[string, (body: string) => [string, Record<string, string>]]>([
    ['of a stranger', (body) => [body, service.headers(body, { secrets: [Buffer.from('x').toString('base64')] })]],
    ['that was changed', (body) => [body.replace('charge.complete', 'charge.update'), service.headers(body)]],
    [
      'without a signature',
      (body) => [body, { 'omise-signature-timestamp': service.headers(body)['omise-signature-timestamp'] }],
    ],
    ['without a time', (body) => [body, { 'omise-signature': service.headers(body)['omise-signature'] }]],
    [
      'that is six minutes old',
      (body) => [body, service.headers(body, { signedAt: new Date(NOW.getTime() - 360_000) })],
    ],
    ['that is no JSON', () => ['{', service.headers('{')]],
  ])('%s is refused, and nothing is asked', async (_what, change) => {
    await begun()
    service.pay(REF)
    service.heard.length = 0
    const [body, headers] = change(service.message(REF))
    expect(await read(body, headers)).toBeNull()
    expect(service.heard).toEqual([])
  })

  it.each<[string, string]>([
    [
      'about something else',
      JSON.stringify({ object: 'event', id: 'e1', data: { object: 'refund', id: 'rfnd_test_1' } }),
    ],
    [
      'about an unknown charge',
      JSON.stringify({ object: 'event', id: 'e1', data: { object: 'charge', id: 'chrg_test_0' } }),
    ],
    [
      'with a path for an id',
      JSON.stringify({ object: 'event', id: 'e1', data: { object: 'charge', id: '../account' } }),
    ],
  ])('%s is ignored', async (_what, body) => {
    expect(await read(body, service.headers(body))).toBe('ignored')
    expect(service.heard.every(({ path }) => path === '/charges/chrg_test_0')).toBe(true)
  })

  it('about a charge that was made elsewhere is ignored', async () => {
    await begun()
    service.pay(REF, { metadata: [] })
    const body = service.message(REF)
    expect(await read(body, service.headers(body))).toBe('ignored')
  })

  it('is to be sent again while the API does not answer', async () => {
    await begun()
    service.pay(REF)
    const body = service.message(REF)
    service.reply = () => 'cut'
    await expect(read(body, service.headers(body))).rejects.toMatchObject({ kind: 'down' })
  })
})

describe('a refund by Opn', () => {
  const refundOf = (refundId: string, amount: number, isFirst: boolean): Omit<RefundOrder, 'data'> => ({
    ...{ refundId, ref: REF, amount, isFirst },
    total: 15_515,
  })
  const REFUSED = { state: 'refused', reason: expect.any(String) }

  async function paid() {
    const { pay, data } = await begun()
    service.pay(REF)
    const refund = (id: string, amount: number, isFirst = true) =>
      pay.refund({ ...refundOf(id, amount, isFirst), data })
    return { data, refund }
  }

  it.each<[string, Record<string, unknown>, number]>([
    ['at all', { refundable: false }, 15_515],
    ['in parts', { partially_refundable: false }, 100],
  ])('is left to staff where Opn does not send it %s', async (_what, changes, amount) => {
    const { refund } = await paid()
    service.pay(REF, changes)
    expect(await refund('r1', amount)).toEqual(REFUSED)
    expect(service.refunds.made.size).toBe(0)
  })

  it('is tried again when the balance does not reach', async () => {
    const { refund } = await paid()
    service.reply = ({ method }) => (method === 'POST' ? service.refused(400, 'failed_refund') : undefined)
    await expect(refund('r1', 100)).rejects.toMatchObject({ code: 'failed_refund' })
  })

  it('that has failed is made again only when staff ask for it', async () => {
    const { refund } = await paid()
    const failed = { object: 'list', data: [{ object: 'refund', status: 'failed', metadata: { refund: 'r1' } }] }
    service.reply = ({ method, path }) => (method === 'GET' && path.endsWith('/refunds') ? { json: failed } : undefined)
    expect(await refund('r1', 100, false)).toEqual(REFUSED)
    expect(service.refunds.made.size).toBe(0)
    expect(await refund('r1', 100)).toEqual({ state: 'done' })
    expect(service.refunds.made.size).toBe(1)
  })
})
