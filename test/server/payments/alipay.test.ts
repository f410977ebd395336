import { orderCareContract } from '../../../src/contract/order/orderCare'
import { bankTransactions, PAYMENT_STATE, payments } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences, reconciliations } from '../../../server/db/schema/payments/reconciliations'
import { ALIPAY, STRANGER } from '../support/alipay/alipayService'
import { AMOUNT, mini, OK, setUpAlipayShop } from '../support/alipay/alipayShop'
import { runJob } from '../support/harness'
import type { ImitatedReply } from '../integrations/imitation'

const shop = setUpAlipayShop()

const DOWN = 'The payment service is not responding at the moment. Please try again, or choose another way to pay'
const SET_UP_WRONGLY = 'This way to pay is not set up correctly. Please choose another one'
const UNKNOWN = 'Alipay does not recognise you. Please try again, or choose another way to pay'

describe('a payment in the mini-program of Alipay', () => {
  it('is begun for the guest of the code, paid and notified: the order is paid once', async () => {
    const { shopper, id, ref, data } = await shop.begun()
    expect(data).toEqual({ payType: 'alipay', trade_no: `20261121220014${ref}` })
    expect(shop.service.trade(ref).content).toMatchObject({ buyer_open_id: 'open-mei', total_amount: '155.15' })
    expect((await shopper.query(id)).state).toBe(0)
    expect(await shop.payAndNotify(ref)).toEqual(OK)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 2, payType: 'alipay' })
    expect(await shop.backend.db.select().from(bankTransactions)).toMatchObject([
      { provider: 'alipay', transactionId: `20261121220014${ref}`, amount: AMOUNT, currency: null },
    ])
  })

  it('that is notified five times, and found by a query as well, is booked once', async () => {
    const { shopper, id, ref } = await shop.begun()
    shop.service.pay(ref)
    const fields = shop.service.notification(ref)
    expect(await Promise.all([shop.notify(fields), shop.notify(fields), shop.notify(fields)])).toEqual([OK, OK, OK])
    expect(await shop.notify(shop.service.notification(ref, { notify_id: 'another' }))).toEqual(OK)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    expect((await shopper.query(id)).state).toBe(1)
    expect([await shop.backend.db.$count(bankTransactions), await shop.owed()]).toEqual([1, []])
  })

  it('is not changed by a notification that is sent again a day later', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shop.payAndNotify(ref)
    const fields = shop.service.notification(ref)
    shop.backend.clock.advance(24 * 60)
    expect(await shop.notify(fields)).toEqual(OK)
    expect([await shop.backend.db.$count(bankTransactions), await shop.owed()]).toEqual([1, []])
    expect((await shopper.detail(id)).paid).toBe(true)
  })

  it('whose notifications come out of order is paid', async () => {
    const { shopper, id, ref } = await shop.begun()
    const open = shop.service.notification(ref)
    shop.service.pay(ref)
    expect(await shop.notify(shop.service.notification(ref))).toEqual(OK)
    expect(await shop.notify(open)).toEqual(OK)
    const closed = { notify_id: 'closed', trade_status: 'TRADE_CLOSED', refund_fee: '155.15' }
    expect(await shop.notify(shop.service.notification(ref, closed))).toEqual(OK)
    expect(
      await shop.notify(shop.service.notification(ref, { notify_id: 'end', trade_status: 'TRADE_FINISHED' })),
    ).toEqual(OK)
    expect([(await shopper.query(id)).state, await shop.owed(), await shop.paymentStates()]).toEqual([1, [], [1]])
  })

  it('whose notification is lost is found when the guest asks, and by the reconciliation job', async () => {
    const one = await shop.begun()
    shop.service.pay(one.ref)
    expect((await one.shopper.query(one.id)).state).toBe(1)
    const other = await shop.begun()
    shop.service.pay(other.ref)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    expect((await other.shopper.detail(other.id)).paid).toBe(true)
  })

  it('that ends unpaid at Alipay has failed, and the order can be paid anew', async () => {
    const { shopper, id, ref } = await shop.begun()
    shop.service.trade(ref).state = 'TRADE_CLOSED'
    expect(await shop.notify(shop.service.notification(ref))).toEqual(OK)
    expect((await shopper.query(id)).state).toBe(2)
    await shopper.startPay(id, { payType: 'alipay', code: 'mei' }, mini)
    expect(await shop.payAndNotify(await shop.lastRef())).toEqual(OK)
    expect((await shopper.detail(id)).paid).toBe(true)
  })

  it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    [
      'that a stranger has signed',
      ({ out_trade_no: ref = '' }) => ((shop.service.key = STRANGER.privateKey), shop.service.notification(ref)),
    ],
    ['whose amount was changed', (fields) => ({ ...fields, total_amount: '0.01' })],
    ['without a signature', ({ sign: _sign, ...fields }) => fields],
  ])('is not settled by a notification %s', async (_how, changed) => {
    const { ref } = await shop.begun()
    shop.service.pay(ref)
    expect((await shop.notify(changed(shop.service.notification(ref))))[0]).toBe(401)
    expect(await shop.paymentStates()).toEqual([PAYMENT_STATE.waiting])
  })

  it.each([{ seller_id: '2088102146225136' }, { app_id: '2021004112345679' }])(
    'is not settled by a notification for another merchant or app: %j',
    async (changes) => {
      const { ref } = await shop.begun()
      shop.service.pay(ref)
      const [status, text] = await shop.notify(shop.service.notification(ref, changes))
      expect([status, text === 'success', await shop.paymentStates()]).toEqual([500, false, [PAYMENT_STATE.waiting]])
    },
  )

  it('that is not known is acknowledged and changes nothing', async () => {
    const { ref } = await shop.begun()
    shop.service.pay(ref)
    expect(await shop.notify(shop.service.notification(ref, { out_trade_no: 'UNKNOWN' }))).toEqual(OK)
    expect(await shop.paymentStates()).toEqual([PAYMENT_STATE.waiting])
  })

  it('of a wrong amount does not pay, and is owed back', async () => {
    const { shopper, id, ref } = await shop.begun()
    expect(await shop.payAndNotify(ref, { total_amount: '0.01' })).toEqual(OK)
    expect(await shop.owed()).toEqual([{ reason: 'wrongAmount', amount: 1 }])
    expect([(await shopper.detail(id)).paid, await shop.paymentStates()]).toEqual([false, [0]])
  })

  it('in another currency does not pay, and is owed back in it', async () => {
    const { shopper, id, ref } = await shop.begun()
    expect(await shop.payAndNotify(ref, { trans_currency: 'JPY' })).toEqual(OK)
    expect(await shop.owed()).toEqual([{ reason: 'wrongCurrency', amount: AMOUNT }])
    expect(await shop.backend.db.select().from(bankTransactions)).toMatchObject([{ currency: 'JPY' }])
    expect([(await shopper.detail(id)).paid, await shopper.query(id)]).toMatchObject([false, { state: 0, goesBack: 0 }])
  })

  it('that arrives after the order is closed is owed back', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shopper.close(id)
    expect(await shop.payAndNotify(ref)).toEqual(OK)
    expect([await shop.owed(), await shop.paymentStates()]).toEqual([[{ reason: 'orderClosed', amount: AMOUNT }], [4]])
  })

  it('of a closed order is ended at Alipay once it may be', async () => {
    const { shopper, id, ref } = await shop.begun()
    await shopper.close(id)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    expect([shop.service.trade(ref).state, await shop.paymentStates()]).toEqual([
      'WAIT_BUYER_PAY',
      [PAYMENT_STATE.waiting],
    ])
    shop.backend.clock.advance(5)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    await runJob(shop.backend.app.jobs.paymentReconciliation)
    expect([shop.service.trade(ref).state, await shop.paymentStates()]).toEqual([
      'TRADE_CLOSED',
      [PAYMENT_STATE.cancelled],
    ])
    expect(shop.service.heard('alipay.trade.close')).toHaveLength(1)
  })
})

describe('a payment that Alipay does not start', () => {
  it.each<[string, () => ImitatedReply, string]>([
    ['does not answer', () => 'silent', DOWN],
    ['breaks off', () => 'cut', DOWN],
    ['stops in the middle', () => 'stalled', DOWN],
    ['fails', () => ({ text: '', status: 500 }), DOWN],
    [
      'answers without a signature',
      () => ({ json: { alipay_trade_create_response: { code: '10000' } } }),
      SET_UP_WRONGLY,
    ],
  ])('because it %s is refused with a reason, and can be tried again', async (_why, reply, msg) => {
    const { shopper, id } = await shop.ordered()
    shop.service.reply = (method) => (method === 'alipay.trade.create' ? reply() : undefined)
    const start = () => shopper.startPay(id, { payType: 'alipay', code: 'mei' }, mini)
    expect(await start()).toEqual({ code: 400, msg, data: null })
    shop.service.reply = undefined
    expect((await start()).code).toBe(200)
    expect(await shop.backend.db.$count(payments)).toBe(1)
  })

  it.each(['', 'used'])('because the guest is not known is refused with a reason: code "%s"', async (code) => {
    const { shopper, id } = await shop.ordered()
    expect((await shopper.startPay(id, { payType: 'alipay', code }, mini)).msg).toBe(UNKNOWN)
  })

  it('leaves the payment open when a query fails', async () => {
    const { shopper, id } = await shop.begun()
    shop.service.reply = () => 'silent'
    expect((await shopper.query(id)).state).toBe(0)
  })
})

describe('where Alipay makes no list of payments', () => {
  const abroad = setUpAlipayShop({ ...ALIPAY, currency: 'THB' })

  it('a refunded payment in baht is not missing at Alipay when its day is compared', async () => {
    const { shopper, id, ref } = await abroad.begun()
    const { db, app, clock } = abroad.backend
    await abroad.payAndNotify(ref)
    await abroad.backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
    await runJob(app.jobs.refunds)
    expect(abroad.service.trade(ref).state).toBe('TRADE_CLOSED')
    clock.advance(24 * 60)
    await runJob(app.jobs.dayReconciliation)
    const counted = (await db.select().from(reconciliations)).filter(({ payments }) => payments > 0)
    expect(counted).toMatchObject([{ provider: 'alipay', state: 'done', paymentsAmount: AMOUNT }])
    expect(await db.$count(reconciliationDifferences)).toBe(0)
  })
})
