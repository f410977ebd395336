import { desc, eq } from 'drizzle-orm'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../../server/db/schema/payments/payments'
import { stores } from '../../../server/db/schema/store/stores'
import { transact } from '../../../server/db/transaction'
import { lockPurchaseOf } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import type { ImitatedReply } from '../integrations/imitation'
import { freshBistro } from '../support/database/freshBistro'
import { deliver, type Gateway, GATEWAYS } from '../support/payments/gateways'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { takeSteps } from '../support/orders/orderSteps'
import { Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

/** What an order costs here, satang. */
const AMOUNT = 15_515
const DOWN = 'The payment service is not responding at the moment. Please try again, or choose another way to pay'

describe.each(Object.entries(GATEWAYS))('PromptPay by %s', (name, start) => {
  let backend: Backend
  let gateway: Gateway

  freshBistro(
    (fresh) => (backend = fresh),
    async () => {
      gateway = await start(() => backend.clock.now(), 2_000)
      return { consolePassword: PASSWORD, paymentProviders: [gateway.provider] }
    },
  )
  beforeEach(() => gateway.reset())
  afterAll(() => gateway.close())

  /** A guest with a placed order. */
  async function ordered() {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    return { shopper, id }
  }

  /** A guest who sees the code of an order. */
  async function begun() {
    const { shopper, id } = await ordered()
    const code = await shopper.code(id)
    return { shopper, id, code, ref: code.refNo }
  }

  const notify = (ref: string, id = `evt_${ref}`) => deliver(backend, name, gateway.message(ref, id))

  function payAndNotify(ref: string, changes?: Parameters<Gateway['pay']>[1]): Promise<number> {
    gateway.pay(ref, changes)
    return notify(ref)
  }

  const paymentStates = async () => (await backend.db.select().from(payments)).map(({ state }) => state)
  const owed = async () => (await backend.db.select().from(refunds)).map(({ reason, amount }) => ({ reason, amount }))
  const reconcile = () => runJob(backend.app.jobs.paymentReconciliation)
  const sendRefunds = () => runJob(backend.app.jobs.refunds)

  it('goes from the checkout to the kitchen, and partly back', async () => {
    const { shopper, id, code, ref } = await begun()
    expect(code).toMatchObject({ payType: 'promptpay', amount: AMOUNT, qrCode: expect.stringMatching(/^000201/) })
    expect([code.byStaff, code.sandboxUrl, 'providerId' in code]).toEqual([undefined, undefined, false])
    expect((await shopper.query(id)).state).toBe(0)
    expect(await payAndNotify(ref)).toBe(200)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 2, payType: 'promptpay' })
    expect(await backend.db.select().from(bankTransactions)).toMatchObject([
      { provider: name, amount: AMOUNT, currency: null },
    ])
    await transact(backend.db, async (tx) => {
      const held = await lockPurchaseOf(tx, id)
      if (held) await refundPurchase(tx, held, { actor: 'merchant', amount: 5_000, now: backend.clock.now() })
    })
    await sendRefunds()
    await sendRefunds()
    expect(gateway.refunds.sentBack(ref)).toEqual([5_000])
    expect(await backend.db.select().from(refunds)).toMatchObject([
      { amount: 5_000, doneAt: backend.clock.now(), attempts: 1 },
    ])
  })

  it('needs no PromptPay account of the store', async () => {
    await backend.db.update(stores).set({ promptpayId: '' })
    const { shopper } = await ordered()
    const { payTypes } = await shopper.checkout()
    expect(payTypes).toContainEqual(expect.objectContaining({ type: 'promptpay', enabled: true }))
  })

  it('shows the same code after a reload, and a new one when the guest asks after its end', async () => {
    const { shopper, id, code } = await begun()
    expect((await shopper.code(id, '1')).qrCode).toBe(code.qrCode)
    backend.clock.advance(16)
    const renewed = await shopper.code(id, '1')
    expect(renewed.qrCode).not.toBe(code.qrCode)
    expect(await payAndNotify(renewed.refNo)).toBe(200)
    expect((await shopper.detail(id)).paid).toBe(true)
  })

  it('is booked once when it is notified five times, and found by a query as well', async () => {
    const { shopper, id, ref } = await begun()
    gateway.pay(ref)
    expect(await Promise.all([notify(ref), notify(ref), notify(ref)])).toEqual([200, 200, 200])
    expect(await notify(ref, 'evt_another')).toBe(200)
    await reconcile()
    expect((await shopper.query(id)).state).toBe(1)
    expect([await backend.db.$count(bankTransactions), await owed()]).toEqual([1, []])
  })

  it('is paid although messages come out of order', async () => {
    const { shopper, id, ref } = await begun()
    const early = gateway.message(ref, 'evt_created')
    gateway.pay(ref)
    expect(await notify(ref)).toBe(200)
    expect(await deliver(backend, name, early)).toBe(200)
    expect([(await shopper.detail(id)).paid, await owed()]).toEqual([true, []])
  })

  it('is found without a message when the guest asks, and by the reconciliation job', async () => {
    const one = await begun()
    gateway.pay(one.ref)
    expect((await one.shopper.query(one.id)).state).toBe(1)
    const other = await begun()
    gateway.pay(other.ref)
    await reconcile()
    expect((await other.shopper.detail(other.id)).paid).toBe(true)
  })

  it('is not settled by a message with a wrong signature, or one that is sent again later', async () => {
    const { ref } = await begun()
    gateway.pay(ref)
    const message = gateway.message(ref, 'evt_1')
    expect(await deliver(backend, name, { ...message, body: `${message.body} ` })).toBe(401)
    expect(await deliver(backend, name, { body: message.body, headers: { 'content-type': 'application/json' } })).toBe(
      401,
    )
    backend.clock.advance(6)
    expect(await deliver(backend, name, message)).toBe(401)
    expect(await paymentStates()).toEqual([PAYMENT_STATE.waiting])
  })

  it.each([
    ['a wrong amount', { amount: 99 }, 'wrongAmount', 99],
    ['another currency', { currency: 'JPY' }, 'wrongCurrency', AMOUNT],
  ])('does not take %s, which goes back', async (_what, changes, reason, amount) => {
    const { shopper, id, ref } = await begun()
    expect(await payAndNotify(ref, changes)).toBe(200)
    expect([await owed(), (await shopper.detail(id)).paid]).toEqual([[{ reason, amount }], false])
    await sendRefunds()
    expect(gateway.refunds.sentBack(ref)).toEqual([amount])
  })

  it('that is paid after the order was closed is owed back', async () => {
    const { shopper, id, ref } = await begun()
    await shopper.close(id)
    expect(await payAndNotify(ref)).toBe(200)
    expect(await paymentStates()).toEqual([PAYMENT_STATE.returned])
    expect(await owed()).toEqual([{ reason: 'orderClosed', amount: AMOUNT }])
  })

  it('is ended at the gateway with its order', async () => {
    const { shopper, id, ref } = await begun()
    await shopper.close(id)
    expect(gateway.isOpen(ref)).toBe(true)
    backend.clock.advance(5)
    await reconcile()
    await reconcile()
    expect(gateway.isOpen(ref)).toBe(false)
    expect(await paymentStates()).toEqual([PAYMENT_STATE.cancelled])
  })

  it('that fails can be begun anew', async () => {
    const { shopper, id, ref } = await begun()
    gateway.end(ref, 'failed')
    expect(await notify(ref)).toBe(200)
    expect((await shopper.query(id)).state).toBe(2)
    expect(await payAndNotify((await shopper.code(id)).refNo)).toBe(200)
    expect((await shopper.detail(id)).paid).toBe(true)
  })

  it('whose code has run out waits for the guest to ask for a new one', async () => {
    const { shopper, id, ref } = await begun()
    gateway.end(ref, 'expired')
    expect((await shopper.query(id)).state).toBe(0)
  })

  it.each<[string, ImitatedReply]>([
    ['does not answer', 'silent'],
    ['stops in the middle', 'stalled'],
    ['breaks off', 'cut'],
    ['fails', { json: { error: { type: 'api_error' } }, status: 500 }],
  ])('is not begun while the gateway %s, with a reason, and can be tried again', async (_why, reply) => {
    const { shopper, id } = await ordered()
    gateway.answer(() => reply)
    expect(await shopper.startPay(id)).toEqual({ code: 400, msg: DOWN, data: null })
    gateway.answer()
    expect((await shopper.startPay(id)).code).toBe(200)
    expect(await backend.db.$count(payments)).toBe(1)
  })

  it('stays open while a query fails, and a message then is not acknowledged', async () => {
    const { shopper, id, ref } = await begun()
    gateway.pay(ref)
    const message = gateway.message(ref, 'evt_1')
    gateway.answer(() => 'cut')
    expect((await shopper.query(id)).state).toBe(0)
    gateway.answer()
    expect(await deliver(backend, name, message)).toBe(200)
    expect((await shopper.query(id)).state).toBe(1)
  })

  it('sends a refund once when the reply to it is lost, and when several servers try', async () => {
    const { id, ref } = await begun()
    await payAndNotify(ref)
    const staff = await StaffCaller.enter(backend)
    await takeSteps(staff, id, { refuse: 'no gas' })
    gateway.answer((path) => {
      if (path.includes('refund')) return 'cut'
      return undefined
    })
    await sendRefunds()
    const [refund] = await backend.db.select().from(refunds).orderBy(desc(refunds.createdAt))
    expect(refund).toMatchObject({ doneAt: null, sending: 'sending', failure: expect.any(String) })
    gateway.refunds.make(refund?.id ?? '', { ref, amount: AMOUNT, total: AMOUNT })
    gateway.answer()
    backend.clock.advance(1)
    await Promise.all([sendRefunds(), sendRefunds()])
    const [done] = await backend.db
      .select()
      .from(refunds)
      .where(eq(refunds.id, refund?.id ?? ''))
    expect([done?.doneAt, gateway.refunds.sentBack(ref)]).toEqual([backend.clock.now(), [AMOUNT]])
  })
})
