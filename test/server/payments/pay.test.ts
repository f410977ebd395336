import { eq } from 'drizzle-orm'
import { parse } from 'promptparse'
import { payContract } from '../../../src/contract/payment/pay'
import { orders } from '../../../server/db/schema/orders/orders'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { sandboxPayments } from '../../../server/db/schema/payments/sandbox'
import { stores } from '../../../server/db/schema/store/stores'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const enter = async () => (await Shopper.enter(backend)).fill()
const owed = async () => (await backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount }))

/** A guest with a placed order. */
async function ordered() {
  const shopper = await enter()
  return { shopper, order: await shopper.order() }
}

test('a PromptPay payment returns a code of exactly the amount, with its expiry and reference', async () => {
  const { shopper, order } = await ordered()
  const code = await shopper.code(order.id)
  expect(code).toMatchObject({
    amount: 15515,
    refNo: expect.stringMatching(/^01[0-9A-Z]{14}$/),
    merchant: 'Warm Table Ari',
    expireAt: '2026-11-21T12:15:00.000+07:00',
    serverTime: '2026-11-21T12:00:00.000+07:00',
    sandboxUrl: `/sandbox/pay/${code.refNo}`,
  })
  expect(code.refNo).not.toContain(order.orderNo)
  const read = parse(code.qrCode, true)
  expect(read?.getTagValue('54')).toBe('155.15')
  expect(read?.getTagValue('62', '05')).toBe(code.refNo)
  expect(read?.getTagValue('29', '01')).toBe('0066812345678')
})

test('a biller id replaces the PromptPay id where the store has one', async () => {
  await backend.db.update(stores).set({ promptpayId: 'biller:099999999999990' }).where(eq(stores.id, 'ari'))
  const { shopper, order } = await ordered()
  const read = parse((await shopper.code(order.id)).qrCode, true)
  expect(read?.getTagValue('30', '01')).toBe('099999999999990')
})

test('a reload shows the same code', async () => {
  const { shopper, order } = await ordered()
  const first = await shopper.code(order.id)
  backend.clock.advance(5)
  const again = await shopper.code(order.id)
  expect({ ...again, serverTime: '' }).toEqual({ ...first, serverTime: '' })
  expect(await shopper.code(order.id, '1')).toMatchObject({ refNo: first.refNo })
  expect(await backend.db.$count(payments)).toBe(1)
})

test('paid in the sandbox, the order is paid and goes to the kitchen', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  expect(await shopper.query(order.id)).toMatchObject({
    state: 0,
    msg: 'Waiting for the payment',
    expireAt: '2026-11-21T12:15:00.000+07:00',
  })
  backend.clock.advance(1)
  expect(await settle(backend, refNo)).toBe(303)
  expect(await shopper.query(order.id)).toMatchObject({ state: 1, msg: 'Paid', expireAt: null })
  expect(await shopper.detail(order.id)).toMatchObject({
    state: 2,
    stateFormat: 'Waiting for the kitchen',
    paid: true,
    paidAt: '2026-11-21T12:01:00.000+07:00',
    actions: ['refund'],
    expireAt: null,
    pickupNo: 'A001',
  })
  expect(await shopper.startPay(order.id)).toMatchObject({ code: 400, msg: 'This order is already paid' })
})

test('a payment whose webhook call is lost is found by querying', async () => {
  const { shopper, order } = await ordered()
  await settle(backend, (await shopper.code(order.id)).refNo, { silent: '1' })
  expect((await backend.db.select().from(orders))[0]?.paid).toBe(false)
  expect((await shopper.query(order.id)).state).toBe(1)
})

test('a payment whose webhook call is lost is found by the reconciliation job', async () => {
  const { shopper, order } = await ordered()
  await settle(backend, (await shopper.code(order.id)).refNo, { silent: '1' })
  await runJob(backend.app.jobs.paymentReconciliation)
  expect((await backend.db.select().from(orders))[0]).toMatchObject({ paid: true, state: 2 })
})

test('a received payment wins over an expired deadline', async () => {
  const { shopper, order } = await ordered()
  await settle(backend, (await shopper.code(order.id)).refNo, { silent: '1' })
  backend.clock.advance(30)
  await runJob(backend.app.jobs.orderTimeouts)
  expect(await shopper.detail(order.id)).toMatchObject({ state: 2, paid: true })
})

test('a failed payment is reported, and the next one is new', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  await settle(backend, refNo, { result: 'failed' })
  expect(await shopper.query(order.id)).toMatchObject({ state: 2, msg: 'The payment failed' })
  const next = await shopper.code(order.id)
  expect(next.refNo).toMatch(/^02[0-9A-Z]{14}$/)
  expect((await shopper.query(order.id)).state).toBe(0)
  await settle(backend, next.refNo)
  expect((await shopper.query(order.id)).state).toBe(1)
})

test('an expired code remains until a new one is requested; paying either one counts', async () => {
  const { shopper, order } = await ordered()
  const old = await shopper.code(order.id)
  backend.clock.advance(16)
  expect((await shopper.code(order.id)).refNo).toBe(old.refNo)
  const renewed = await shopper.code(order.id, '1')
  expect(renewed.refNo).not.toBe(old.refNo)
  expect(renewed.expireAt).toBe('2026-11-21T12:20:00.000+07:00')
  await settle(backend, old.refNo)
  expect(await shopper.detail(order.id)).toMatchObject({ paid: true, state: 2 })
  expect(await owed()).toEqual([])
})

test('when old and new code are both paid, the second payment is refunded', async () => {
  const { shopper, order } = await ordered()
  const old = await shopper.code(order.id)
  backend.clock.advance(16)
  const renewed = await shopper.code(order.id, '1')
  await settle(backend, renewed.refNo)
  await settle(backend, old.refNo)
  expect(await owed()).toEqual([{ reason: 'paidTwice', amount: 15515 }])
  expect((await shopper.query(order.id)).state).toBe(1)
})

test('a payment for a closed order is recorded and refunded', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  backend.clock.advance(20)
  expect((await shopper.detail(order.id)).state).toBe(0)
  expect(await shopper.query(order.id)).toMatchObject({ state: 3, msg: 'This order is closed' })
  await runJob(backend.app.jobs.orderTimeouts)
  await settle(backend, refNo)
  expect(await owed()).toEqual([{ reason: 'orderClosed', amount: 15515 }])
  expect(await shopper.query(order.id)).toMatchObject({
    state: 3,
    msg: 'This order is closed. The money that you sent will be refunded to you',
  })
  expect((await shopper.detail(order.id)).state).toBe(0)
})

test('a wrong amount does not pay an order', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  await backend.db.update(sandboxPayments).set({ amount: 15514 })
  await settle(backend, refNo)
  expect(await owed()).toEqual([{ reason: 'wrongAmount', amount: 15514 }])
  expect((await shopper.detail(order.id)).paid).toBe(false)
})

test('after a wrong amount the payment still waits: the same code can be paid, and what arrived first goes back', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  await backend.db.update(sandboxPayments).set({ amount: 15514 })
  await settle(backend, refNo)
  expect(await shopper.query(order.id)).toMatchObject({
    state: 0,
    msg: expect.stringContaining('Please pay exactly the amount shown'),
    goesBack: 15514,
    expireAt: '2026-11-21T12:15:00.000+07:00',
  })
  expect((await shopper.code(order.id)).refNo).toBe(refNo)
  await backend.db.update(sandboxPayments).set({ amount: 15515 })
  await settle(backend, refNo, { result: 'again' })
  expect(await shopper.query(order.id)).toMatchObject({ state: 1, msg: 'Paid', goesBack: 15514 })
  expect(await owed()).toEqual([{ reason: 'wrongAmount', amount: 15514 }])
})

test('after a wrong amount and the end of the order, the query answers that the money goes back', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  await backend.db.update(sandboxPayments).set({ amount: 1 })
  await settle(backend, refNo)
  await shopper.close(order.id)
  const closed = { state: 3, msg: 'This order is closed. The money that you sent will be refunded to you', goesBack: 1 }
  expect(await shopper.query(order.id)).toMatchObject(closed)
})

test('a closed or cancelled order cannot be paid', async () => {
  const { shopper, order } = await ordered()
  await shopper.close(order.id)
  expect(await shopper.startPay(order.id)).toMatchObject({ code: 400, msg: 'This order is closed' })
  const late = await ordered()
  backend.clock.advance(20)
  expect(await late.shopper.startPay(late.order.id)).toMatchObject({ code: 400, msg: 'This order is closed' })
})

test('a guest may switch to counter payment; a code that is paid afterwards still counts', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  expect((await shopper.startPay(order.id, { payType: 'offline' })).data).toEqual({ payType: 'offline', state: 0 })
  expect((await shopper.startPay(order.id, { payType: 'offline' })).code).toBe(200)
  expect(await shopper.detail(order.id)).toMatchObject({ state: 2, paid: false, payType: 'offline' })
  await settle(backend, refNo)
  expect(await shopper.detail(order.id)).toMatchObject({ state: 2, paid: true, payType: 'promptpay' })
  expect(await owed()).toEqual([])
})

test('WeChat and Alipay get the data their apps need, and are settled in the same way', async () => {
  const { shopper, order } = await ordered()
  const wechat = await shopper.startPay(order.id, { payType: 'wechat' })
  expect(wechat.data).toEqual({
    payType: 'wechat',
    appId: 'sandbox',
    sandboxScript: '/sandbox/wallets.js',
    timeStamp: expect.stringMatching(/^\d{10}$/),
    nonceStr: expect.stringMatching(/^[0-9a-f]{32}$/),
    package: expect.stringMatching(/^prepay_id=[0-9A-Z]{16}$/),
    signType: 'HMAC-SHA256',
    paySign: expect.stringMatching(/^[0-9A-F]{64}$/),
  })
  const alipay = await shopper.startPay(order.id, { payType: 'alipay' })
  const [{ ref } = { ref: '' }] = await backend.db.select().from(payments).where(eq(payments.payType, 'alipay'))
  expect(alipay.data).toEqual({ payType: 'alipay', trade_no: ref, sandboxScript: '/sandbox/wallets.js' })
  await settle(backend, ref)
  expect(await shopper.detail(order.id)).toMatchObject({ paid: true, payType: 'alipay', payTypeText: 'Alipay' })
})

test('the balance is not offered without stored value', async () => {
  const { shopper, order } = await ordered()
  expect(await shopper.startPay(order.id, { payType: 'balance' })).toMatchObject({
    code: 400,
    msg: 'This payment method is not available here',
  })
})

test('another guest can neither pay nor query an order', async () => {
  const { order } = await ordered()
  const stranger = await Shopper.enter(backend)
  expect((await stranger.startPay(order.id)).msg).toBe('This order was not found')
  expect((await backend.call(payContract.query, { orderId: order.id }, stranger.as())).msg).toBe(
    'This order was not found',
  )
})

test('five taps on "pay" start one payment', async () => {
  const { shopper, order } = await ordered()
  const codes = await Promise.all(Array.from({ length: 5 }, () => shopper.code(order.id)))
  expect(new Set(codes.map(({ qrCode }) => qrCode)).size).toBe(1)
  expect(await backend.db.$count(payments)).toBe(1)
})

test('the sandbox page shows store, order and amount, and no foreign markup', async () => {
  await backend.db
    .update(stores)
    .set({ name: { en: '<b>Ari</b>' } })
    .where(eq(stores.id, 'ari'))
  const { shopper, order } = await ordered()
  const { sandboxUrl = '' } = await shopper.code(order.id)
  const page = await backend.app.server.inject({ url: sandboxUrl })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('฿155.15')
  expect(page.body).toContain(order.orderNo)
  expect(page.body).toContain('&#60;b&#62;Ari')
  expect(page.body).not.toContain('<b>Ari')
  expect((await backend.app.server.inject({ url: '/sandbox/pay/NOTHING' })).statusCode).toBe(404)
  expect(await settle(backend, 'NOTHING')).toBe(404)
  expect(await settle(backend, `${order.orderNo}01`, { result: 'maybe' })).toBe(400)
})

test('what the sandbox has settled stays settled', async () => {
  const { shopper, order } = await ordered()
  const { refNo } = await shopper.code(order.id)
  await settle(backend, refNo)
  await settle(backend, refNo, { result: 'failed' })
  expect((await backend.db.select().from(sandboxPayments))[0]?.state).toBe('paid')
  expect((await shopper.query(order.id)).state).toBe(1)
})

test('a payment that is requested again with its key after it was paid answers "paid" instead of its code', async () => {
  const { shopper, order } = await ordered()
  const again = () =>
    backend.call(payContract.pay, { orderId: order.id, payType: 'promptpay' }, { ...shopper.as(), key: 'one-payment' })
  const { data } = await again()
  expect((await again()).data).toMatchObject({ refNo: data?.payType === 'promptpay' ? data.refNo : '' })
  await settle(backend, data?.payType === 'promptpay' ? data.refNo : '')
  expect(await again()).toMatchObject({ code: 400, msg: 'This order is already paid' })
})
