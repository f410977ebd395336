import { NOW, REF, setUpAlipay } from '../support/alipay/alipayRequests'
import { ALIPAY, STRANGER } from '../support/alipay/alipayService'

const alipay = setUpAlipay()
const { provider } = alipay

/** What the provider reads from a notification. */
const read = (fields: Record<string, string>, pay = provider()) =>
  pay.read({ headers: {}, body: Buffer.from(new URLSearchParams(fields).toString()) })

const transfer = {
  ref: REF,
  outcome: 'paid',
  transactionId: `20261121220014${REF}`,
  amount: 15_515,
  payer: 'open-mei',
  at: new Date('2026-11-21T13:00:30+08:00'),
}

describe('a query', () => {
  it('reports nothing of a trade that does not exist, is open, or was refunded', async () => {
    expect(await provider().query(REF)).toEqual([])
    const pay = await alipay.begun()
    expect(await pay.query(REF)).toEqual([])
    alipay.service.pay(REF)
    alipay.service.trade(REF).state = 'TRADE_CLOSED'
    expect(await pay.query(REF)).toEqual([])
  })

  it('does not take an unsigned refusal for a trade that does not exist', async () => {
    alipay.service.reply = () => ({
      json: { alipay_trade_query_response: { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' } },
    })
    await expect(provider().query(REF)).rejects.toMatchObject({ kind: 'setup' })
  })

  it.each(['TRADE_SUCCESS', 'TRADE_FINISHED'] as const)('finds a paid trade: %s', async (state) => {
    const pay = await alipay.begun()
    alipay.service.pay(REF)
    alipay.service.trade(REF).state = state
    expect(await pay.query(REF)).toEqual([transfer])
  })

  it('finds that a trade was closed without a payment', async () => {
    const pay = await alipay.begun()
    alipay.service.trade(REF).state = 'TRADE_CLOSED'
    expect(await pay.query(REF)).toEqual([{ ref: REF, outcome: 'failed', at: NOW }])
  })

  it('reports amount and currency when they are others', async () => {
    const pay = await alipay.begun()
    alipay.service.pay(REF, { total_amount: '0.1' })
    expect(await pay.query(REF)).toEqual([{ ...transfer, amount: 10 }])
    alipay.service.pay(REF, { trans_currency: 'USD' })
    expect(await pay.query(REF)).toEqual([{ ...transfer, currency: 'USD' }])
  })

  it('takes Alipay’s own currency for granted where none is named', async () => {
    const pay = await alipay.begun({ currency: 'THB' })
    alipay.service.pay(REF)
    expect(await pay.query(REF)).toEqual([transfer])
    alipay.service.pay(REF, { trans_currency: undefined })
    expect(await pay.query(REF)).toEqual([{ ...transfer, currency: 'CNY' }])
  })

  it.each(['1e3', '-1.00', '1.005', '', '0.00', 'NaN'])('does not accept the amount "%s"', async (total_amount) => {
    const pay = await alipay.begun()
    alipay.service.pay(REF, { total_amount })
    await expect(pay.query(REF)).rejects.toMatchObject({ kind: 'down' })
  })

  it('does not accept another trade', async () => {
    const pay = await alipay.begun()
    alipay.service.pay(REF, { out_trade_no: 'OTHER' })
    await expect(pay.query(REF)).rejects.toMatchObject({ kind: 'down' })
  })
})

describe('closing a trade', () => {
  it('ends it, also twice or when it does not exist', async () => {
    await provider().close('NOTHING')
    const pay = await alipay.begun()
    await pay.close(REF)
    await pay.close(REF)
    expect(alipay.service.trade(REF).state).toBe('TRADE_CLOSED')
  })

  it('is refused when it was paid', async () => {
    const pay = await alipay.begun()
    alipay.service.pay(REF)
    await expect(pay.close(REF)).rejects.toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
  })
})

describe('a notification', () => {
  beforeEach(async () => {
    await alipay.begun()
    alipay.service.pay(REF)
  })

  it('is verified over its sorted fields', async () => {
    const fields = alipay.service.notification(REF)
    expect(await read(fields)).toEqual({ ...transfer, id: fields.notify_id })
  })

  it('of texts with signs that a form encodes is verified as well', async () => {
    expect(await read(alipay.service.notification(REF, { subject: 'ต้มยำ + 100% &=/ 美' }))).toMatchObject({
      outcome: 'paid',
    })
  })

  it('of a trade that ended without a payment is a failure', async () => {
    Object.assign(alipay.service.trade(REF), { state: 'TRADE_CLOSED', paidAt: undefined })
    expect(await read(alipay.service.notification(REF))).toMatchObject({ ref: REF, outcome: 'failed' })
  })

  it.each([
    ['an open trade', { trade_status: 'WAIT_BUYER_PAY', gmt_payment: undefined }],
    ['a refund in full', { trade_status: 'TRADE_CLOSED', refund_fee: '155.15', gmt_refund: '2026-11-21 14:00:00' }],
  ])('of %s changes nothing', async (_what, changes) => {
    expect(await read(alipay.service.notification(REF, changes))).toBe('ignored')
  })

  it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    ['whose amount was changed', (fields) => ({ ...fields, total_amount: '0.01' })],
    ['with a field more', (fields) => ({ ...fields, extra: '1' })],
    ['with a field less', ({ subject: _subject, ...fields }) => fields],
    ['without its signature', ({ sign: _sign, ...fields }) => fields],
    ['with the older kind of signature', (fields) => ({ ...fields, sign_type: 'RSA' })],
    ['with a malformed signature', (fields) => ({ ...fields, sign: '%%%' })],
    ['without fields', () => ({})],
  ])('%s is refused', async (_what, changed) => {
    expect(await read(changed(alipay.service.notification(REF)))).toBeNull()
  })

  it('that a stranger has signed is refused', async () => {
    alipay.service.key = STRANGER.privateKey
    expect(await read(alipay.service.notification(REF))).toBeNull()
  })

  it('that is signed but lacks its id is refused', async () => {
    expect(await read(alipay.service.signed({ app_id: ALIPAY.appId, seller_id: ALIPAY.sellerId }))).toBeNull()
  })

  it.each([
    ['seller', { seller_id: '2088102146225136' }],
    ['app', { app_id: '2021004112345679' }],
  ])('about another %s is not accepted', async (_what, changes) => {
    await expect(read(alipay.service.notification(REF, changes))).rejects.toMatchObject({ kind: 'setup' })
  })

  it('in another currency reports it', async () => {
    expect(await read(alipay.service.notification(REF, { trans_currency: 'JPY' }))).toMatchObject({ currency: 'JPY' })
  })

  it('without a currency is confirmed by a query when the merchant counts in another one than Alipay', async () => {
    const pay = provider({ currency: 'THB' })
    expect(await read(alipay.service.notification(REF), pay)).toMatchObject({ amount: 15_515, currency: 'CNY' })
    alipay.service.pay(REF, { trans_currency: 'THB' })
    const fields = alipay.service.notification(REF, { trans_currency: undefined })
    expect(await read(fields, pay)).not.toHaveProperty('currency')
    alipay.service.reply = () => 'cut'
    await expect(read(fields, pay)).rejects.toMatchObject({ kind: 'down' })
    alipay.service.reply = undefined
    alipay.service.trade(REF).state = 'WAIT_BUYER_PAY'
    await expect(read(fields, pay)).rejects.toMatchObject({ kind: 'down' })
  })
})
