import { refundContract } from '../../../console/contract/orders/refund'
import { desc, eq } from 'drizzle-orm'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { refundRequests } from '../../../server/db/schema/payments/refundRequests'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import type { ImitatedReply } from '../integrations/imitation'
import * as alipay from '../support/alipay/alipayService'
import { type Backend, runJob } from '../support/harness'
import { takeSteps } from '../support/orders/orderSteps'
import type { RefundBook } from '../support/payments/refundBook'
import type { StaffCaller } from '../support/console/staff'
import { begunIn, freshWallets } from '../support/payments/walletServices'
import * as wechat from '../support/wechatPay/wechatPayService'

const AMOUNT = 15_515

let backend: Backend
let staff: StaffCaller
let alipayService: alipay.AlipayService
let wechatService: wechat.WechatPayService

freshWallets((set) => ({ backend, staff, alipayService, wechatService } = set))

/** What differs between the providers. */
interface Vendor {
  appType: string
  payType: 'alipay' | 'wechat'
  book(): RefundBook
  /** The guest pays, and the provider notifies it. Amounts are hundredths. */
  pay(ref: string, amount?: number, currency?: string): Promise<unknown>
  /** Replaces the reply to refunds and the queries about them. */
  answer(reply?: () => ImitatedReply): void
  /** Loses the reply to the next refund, which is made nevertheless. */
  loseReply(): void
  /** Ends the trade, so that no refund of it can be made. */
  finish(ref: string): void
}

const VENDORS: Record<string, Vendor> = {
  Alipay: {
    appType: 'alipay',
    payType: 'alipay',
    book: () => alipayService.refunds,
    pay(ref, amount, currency) {
      const total = amount && { total_amount: (amount / 100).toFixed(2) }
      alipayService.pay(ref, { ...total, ...(currency && { trans_currency: currency }) })
      return alipay.notifyServer(backend.app.server, alipayService.notification(ref))
    },
    answer: (reply) => (alipayService.reply = reply && ((method) => (method.includes('refund') ? reply() : undefined))),
    loseReply() {
      alipayService.reply = (method) => {
        if (method !== 'alipay.trade.refund') return undefined
        const [{ out_request_no: id, out_trade_no: ref } = {}] = alipayService.heard(method)
        alipayService.refunds.make(String(id), { ref: String(ref), amount: AMOUNT, total: AMOUNT })
        alipayService.reply = undefined
        return 'cut'
      }
    },
    finish: (ref) => (alipayService.trade(ref).state = 'TRADE_FINISHED'),
  },
  'WeChat Pay': {
    appType: 'weapp',
    payType: 'wechat',
    book: () => wechatService.refunds,
    pay(ref, total, currency) {
      wechatService.pay(ref, { amount: { ...(total && { total }), ...(currency && { currency }) } })
      return wechat.notifyServer(backend.app.server, wechatService.notification(ref))
    },
    answer: (reply) =>
      (wechatService.reply = reply && (({ path }) => (path.includes('/refunds') ? reply() : undefined))),
    loseReply() {
      wechatService.reply = ({ path, body }) => {
        if (!path.endsWith('/refunds')) return undefined
        const id = String(body.out_refund_no)
        wechatService.refunds.make(id, { ref: String(body.out_trade_no), amount: AMOUNT, total: AMOUNT })
        wechatService.reply = undefined
        return 'cut'
      }
    },
    finish: (ref) => wechatService.orders.delete(ref),
  },
}

const send = () => runJob(backend.app.jobs.refunds)
const listed = async () => (await staff.ask(refundContract.list, {})).list
const owed = async () => (await backend.db.select().from(refunds).orderBy(desc(refunds.createdAt)))[0]
const requestState = async () => (await backend.db.select().from(refundRequests))[0]?.state

describe.each(Object.entries(VENDORS))('a refund by %s', (_name, vendor) => {
  const begun = () => begunIn(backend, vendor)

  /** A paid order that the store has refused. */
  async function refused() {
    const order = await begun()
    await vendor.pay(order.ref)
    await takeSteps(staff, order.id, { refuse: 'no gas' })
    return order
  }

  it('is sent once by the job, and is then done for guest and staff', async () => {
    const { ref } = await refused()
    expect([await requestState(), vendor.book().sentBack(ref)]).toEqual([REFUND_STATES.agreed.code, []])
    await send()
    await send()
    const refund = await owed()
    expect(vendor.book().sentBack(ref)).toEqual([AMOUNT])
    expect([...vendor.book().made.keys()]).toEqual([refund?.id])
    expect(refund).toMatchObject({ doneAt: backend.clock.now(), attempts: 1 })
    expect(await requestState()).toBe(REFUND_STATES.done.code)
    expect(await listed()).toEqual([])
  })

  it.each([
    ['a wrong amount', 99, undefined, 'wrongAmount'],
    ['a wrong currency', undefined, 'JPY', 'wrongCurrency'],
  ])('returns %s in full', async (_what, amount, currency, reason) => {
    const { ref, id, shopper } = await begun()
    await vendor.pay(ref, amount, currency)
    await send()
    expect(vendor.book().sentBack(ref)).toEqual([amount ?? AMOUNT])
    expect(await owed()).toMatchObject({ reason, doneAt: backend.clock.now() })
    expect((await shopper.detail(id)).paid).toBe(false)
  })

  it('returns money that came after the order was closed', async () => {
    const { ref, id, shopper } = await begun()
    await shopper.close(id)
    await vendor.pay(ref)
    await send()
    expect([vendor.book().sentBack(ref), (await owed())?.reason]).toEqual([[AMOUNT], 'orderClosed'])
  })

  it('that takes time is visible and cannot be sent by hand as well, and is done later', async () => {
    const { ref } = await refused()
    vendor.book().state = 'PROCESSING'
    await send()
    const refund = await owed()
    expect(refund).toMatchObject({ sending: 'sending', doneAt: null, failure: null })
    expect(await listed()).toMatchObject([{ id: refund?.id, state: 'sending' }])
    const { code, msg } = await staff.call(refundContract.markSent, { id: refund?.id ?? '' })
    expect([code, msg]).toEqual([400, expect.stringContaining('It cannot be sent by hand now')])
    expect(await requestState()).toBe(REFUND_STATES.agreed.code)
    for (const made of vendor.book().made.values()) made.state = 'SUCCESS'
    backend.clock.advance(1)
    await send()
    expect([vendor.book().sentBack(ref), await requestState()]).toEqual([[AMOUNT], REFUND_STATES.done.code])
  })

  it.each<[string, () => ImitatedReply]>([
    ['does not answer', () => 'silent'],
    ['breaks off', () => 'cut'],
    ['fails', () => ({ text: '', status: 500 })],
    ['answers without a signature', () => ({ json: {} })],
  ])('is repeated, later and later, while the provider %s', async (_what, reply) => {
    const { ref } = await refused()
    vendor.answer(reply)
    await send()
    expect(await owed()).toMatchObject({ sending: 'sending', attempts: 1, doneAt: null, failure: expect.any(String) })
    expect(await listed()).toMatchObject([{ state: 'sending', attempts: 1, failure: expect.stringMatching(/./) }])
    backend.clock.advance(1)
    await send()
    vendor.answer()
    backend.clock.advance(1)
    await send()
    expect([(await owed())?.attempts, vendor.book().sentBack(ref)]).toEqual([2, []])
    backend.clock.advance(1)
    await send()
    expect([(await owed())?.doneAt, vendor.book().sentBack(ref)]).toEqual([backend.clock.now(), [AMOUNT]])
  })

  it('whose reply is lost is made once', async () => {
    const { ref } = await refused()
    vendor.loseReply()
    await send()
    expect((await owed())?.doneAt).toBeNull()
    backend.clock.advance(1)
    await send()
    expect([vendor.book().sentBack(ref), await requestState()]).toEqual([[AMOUNT], REFUND_STATES.done.code])
  })

  it('that is sent by several servers at once is made once', async () => {
    const { ref } = await refused()
    await Promise.all([send(), send(), send()])
    expect([vendor.book().sentBack(ref), (await owed())?.attempts]).toEqual([[AMOUNT], 1])
  })

  it('that the provider refuses is left to staff, who try again or send it by hand', async () => {
    const { ref } = await refused()
    vendor.finish(ref)
    await send()
    const refund = await owed()
    expect(refund).toMatchObject({ sending: 'refused', failure: expect.any(String), doneAt: null })
    const id = refund?.id ?? ''
    expect(await listed()).toMatchObject([{ id, state: 'refused', failure: refund?.failure }])
    await staff.ask(refundContract.sendAgain, { id })
    await send()
    expect(await owed()).toMatchObject({ sending: 'refused', attempts: 1 })
    await staff.ask(refundContract.markSent, { id })
    await send()
    expect([await requestState(), vendor.book().sentBack(ref)]).toEqual([REFUND_STATES.done.code, []])
  })

  it('is left to staff when the provider is not set up any more', async () => {
    await refused()
    vendor.book().state = 'PROCESSING'
    await send()
    await backend.db.update(payments).set({ provider: 'gone' })
    backend.clock.advance(1)
    await send()
    expect(await owed()).toMatchObject({ sending: 'refused', failure: 'gone is not set up', doneAt: null })
  })

  it('that takes days is not left to staff after one fault', async () => {
    await refused()
    vendor.book().state = 'PROCESSING'
    for (let hour = 0; hour < 40; hour += 1) {
      await send()
      backend.clock.advance(60)
    }
    vendor.answer(() => ({ text: '', status: 500 }))
    await send()
    expect(await owed()).toMatchObject({ sending: 'sending', failure: expect.any(String), doneAt: null })
  })

  it('is not kept waiting by older ones that staff send by hand', async () => {
    const { ref } = await refused()
    const [payment] = await backend.db.select().from(payments).where(eq(payments.ref, ref))
    const cash = { ...(payment as typeof payments.$inferSelect), id: 'cash', ref: 'cash', provider: 'counter' }
    await backend.db.insert(payments).values({ ...cash, state: 0, refunded: 0 })
    const byHand = { paymentId: 'cash', amount: 1, reason: 'agreed', createdAt: new Date(0) } as const
    const ids = Array.from({ length: 60 }, (_, n) => `cash-${n}`)
    await backend.db.insert(refunds).values(ids.map((id) => ({ ...byHand, id })))
    await send()
    expect(vendor.book().sentBack(ref)).toEqual([AMOUNT])
  })

  it('is left to staff after a day without success', async () => {
    await refused()
    vendor.answer(() => ({ text: '', status: 500 }))
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await send()
      backend.clock.advance(60)
    }
    expect(await owed()).toMatchObject({ sending: 'refused', attempts: 30 })
  })
})
