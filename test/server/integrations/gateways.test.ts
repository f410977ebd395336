import type { PaymentRequest } from '../../../server/integrations/payment/paymentProvider'
import { ProviderError } from '../../../server/integrations/providerError'
import { guestOf, NOW, REF, requestOf } from '../support/alipay/alipayRequests'
import { type Gateway, GATEWAYS } from '../support/payments/gateways'
import type { ImitatedReply } from './imitation'

const AMOUNT = 15_515

describe.each(Object.entries(GATEWAYS))('PromptPay by %s', (_name, start) => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await start(() => NOW, 500)
  })
  beforeEach(() => gateway.reset())
  afterAll(() => gateway.close())

  const promptPay = (changes: Partial<PaymentRequest> = {}) =>
    gateway.provider.start(requestOf({ payType: 'promptpay', guest: guestOf('h5'), ...changes }))

  it.each<[string, ImitatedReply]>([
    ['does not answer', 'silent'],
    ['stops in the middle', 'stalled'],
    ['breaks off', 'cut'],
    ['fails', { json: { error: { type: 'api_error' } }, status: 500 }],
    ['answers with a page', { text: '<html>', type: 'text/html' }],
    ['answers with an empty object', { json: {} }],
  ])('fails while the gateway %s', async (_what, reply) => {
    gateway.answer(() => reply)
    await expect(promptPay()).rejects.toMatchObject({ kind: 'down' })
  })

  it('is asked for by the stored id; without one nothing was shown that could be paid', async () => {
    const data = await promptPay()
    const query = (known: typeof data | null) => gateway.provider.query(REF, known)
    expect([await query(data), await query(null)]).toEqual([[], []])
    gateway.pay(REF)
    const paid = { ref: REF, outcome: 'paid', transactionId: data.providerId, amount: AMOUNT, at: expect.any(Date) }
    expect(await query(data)).toEqual([paid])
  })

  it.each([{ metadata: { ref: 'ANOTHER' } }, { livemode: true }])(
    'of another payment or mode is refused: %j',
    async (changes) => {
      const data = await promptPay()
      gateway.pay(REF, changes)
      await expect(gateway.provider.query(REF, data)).rejects.toThrow(/another payment|other mode/)
    },
  )

  it('is ended for good, also when that is asked for twice', async () => {
    const data = await promptPay()
    for (const known of [data, data, null]) await gateway.provider.close(REF, known)
    expect(gateway.isOpen(REF)).toBe(false)
  })

  it('is not ended once it was paid', async () => {
    const data = await promptPay()
    gateway.pay(REF)
    await expect(gateway.provider.close(REF, data)).rejects.toBeInstanceOf(ProviderError)
  })

  describe('sent back', () => {
    async function paid() {
      const data = await promptPay()
      gateway.pay(REF)
      return (refundId: string, amount: number) =>
        gateway.provider.refund({ refundId, ref: REF, data, amount, total: AMOUNT, isFirst: false })
    }

    it('may be in parts, but together not more than was paid', async () => {
      const refund = await paid()
      expect(await refund('r1', 15_000)).toEqual({ state: 'done' })
      expect(await refund('r2', 516)).toEqual({ state: 'refused', reason: expect.any(String) })
      expect(await refund('r3', 515)).toEqual({ state: 'done' })
      expect(gateway.refunds.sentBack(REF)).toEqual([15_000, 515])
    })

    it('is made once for its id, and may take time', async () => {
      const refund = await paid()
      gateway.refunds.state = 'PROCESSING'
      expect([await refund('r1', 500), await refund('r1', 500)]).toEqual([{ state: 'pending' }, { state: 'pending' }])
      expect(gateway.refunds.sentBack(REF)).toEqual([500])
    })

    it('is left to staff when the payment is not known there', async () => {
      const order = { refundId: 'r1', ref: REF, data: null, amount: 1, total: 1, isFirst: true }
      expect(await gateway.provider.refund(order)).toMatchObject({ state: 'refused' })
    })
  })
})
