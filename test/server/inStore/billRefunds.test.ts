import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import type { StaffOrder } from '../../../console/contract/orders/order'
import { documents } from '../../../server/db/schema/payments/documents'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { completeRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { orderContract } from '../../../src/contract/order/order'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { allOrders, Diner, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { refundEachPiece, seenOrder as seen } from '../support/orders/lineRefunds'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'

const calls = consoleContract.order

let backend: Backend
let cashier: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  await payMode(backend, 'payAfter')
  cashier = await StaffCaller.enter(backend)
})

/** Two guests who ordered together: the first a curry and rice, the second two teas. */
async function dinner() {
  const first = await Diner.seated(backend, 2)
  const second = await Diner.seated(backend)
  await first.fill()
  await second.add('tea', 2)
  await first.order()
  const [batch] = await allOrders(backend)
  return { first, second, id: batch?.id ?? '' }
}

const read = (id: string) => cashier.ask(calls.read, { id })
const lineOf = ({ lines }: StaffOrder, name: RegExp) => {
  const line = lines.find((each) => name.test(each.name))
  if (!line) throw new Error(`no line ${String(name)}`)
  return line
}
async function refund(id: string, name: RegExp, num: number): Promise<StaffOrder> {
  const order = await read(id)
  return cashier.ask(calls.refund, { ...seen(order), lines: [{ lineId: lineOf(order, name).id, num }] })
}
const detail = (diner: Diner, orderId: string) => backend.ask(orderContract.detail, { orderId }, { token: diner.token })

/** Pays a share of the bill, and answers its order. */
async function pay(diner: Diner, request: Parameters<Diner['share']>[0]) {
  const share = await diner.share(request)
  await diner.pay(share.id)
  return share
}
const backOf = async (id: string) =>
  (await backend.db.select().from(purchases).where(eq(purchases.id, id)))[0]?.refunded

test('a piece goes back to the share that paid the dishes of the one who ordered it', async () => {
  const { first, second, id } = await dinner()
  const mine = await pay(first, { way: 'own' })
  const theirs = await pay(second, { way: 'own' })
  const before = await read(id)
  expect(before).toMatchObject({ onBill: true, paid: true, mayRefundLines: true, mayRefuse: false, refunded: 0 })
  const amount = Math.floor(lineOf(before, /Tea/i).paid / 2)
  expect(await refund(id, /Tea/i, 1)).toMatchObject({ refunded: amount, state: before.state })
  expect([await backOf(mine.id), await backOf(theirs.id)]).toEqual([0, amount])
})

test('guests and staff see what goes back and where the money is', async () => {
  const { first, second, id } = await dinner()
  const share = await pay(second, { way: 'rest' })
  const { refunded: amount } = await refund(id, /Tea/i, 1)
  const shown = [
    {
      ...{ amount, reason: 'It was cold', whole: false, fees: false },
      lines: [{ num: 1, amount }],
      parts: [{ payType: 'promptpay', amount, state: 'owed', sentAt: null }],
    },
  ]
  expect((await detail(first, id)).refunds).toMatchObject(shown)
  expect((await detail(second, share.id)).refunds).toMatchObject(shown)
  expect((await cashier.ask(calls.refunds, { id })).list).toMatchObject(shown)
  const [owed] = await backend.db.select().from(refunds)
  await backend.db.transaction((tx) => completeRefund(tx, owed?.id ?? '', backend.clock.now()))
  expect((await detail(second, share.id)).refunds[0]?.parts[0]).toMatchObject({ state: 'sent' })
})

test('a bill in equal parts gets a piece back in equal parts, and each guest sees the own one', async () => {
  const { first, second, id } = await dinner()
  const shares = [await pay(first, { way: 'equal' }), await pay(second, { way: 'equal' })]
  const { refunded } = await refund(id, /Curry/i, 1)
  const parts = await Promise.all(shares.map((share) => backOf(share.id)))
  const [one = 0, two = 0] = parts
  expect([one + two, Math.abs(one - two) <= 1]).toEqual([refunded, true])
  expect((await detail(first, shares[0]?.id ?? '')).refunds).toMatchObject([
    { amount: one, lines: [{ num: 1, amount: one }], parts: [{ amount: one }] },
  ])
})

test('piece by piece all of a bill goes back, never more, and ends its orders and shares', async () => {
  const { first, second, id } = await dinner()
  const shares = [await pay(first, { way: 'amount', amount: 10_001 }), await pay(second, { way: 'rest' })]
  const { payAmount } = await read(id)
  await refundEachPiece(cashier, id)
  expect(await read(id)).toMatchObject({ refunded: payAmount, state: 8, mayRefundLines: false })
  expect((await allOrders(backend)).map(({ state }) => state)).toEqual([8, 8, 8])
  const back = await Promise.all(shares.map((share) => backOf(share.id)))
  expect(back).toEqual(shares.map((share) => share.payAmount))
  expect((await backend.db.select().from(payments)).every((each) => each.refunded === each.amount)).toBe(true)
})

test('what went back of paid dishes is not owed by the table again', async () => {
  const { first, id } = await dinner()
  await pay(first, { way: 'rest' })
  const before = await first.bill()
  await refund(id, /Curry/i, 1)
  expect(await first.bill()).toMatchObject({ total: before.total, paid: before.paid, left: 0 })
})

test('an order whose bill is not paid has nothing to refund', async () => {
  const { first, id } = await dinner()
  await pay(first, { way: 'amount', amount: 10_000 })
  const order = await read(id)
  expect(order).toMatchObject({ paid: false, mayRefundLines: false })
  const asked = { ...seen(order), lines: [{ lineId: lineOf(order, /Curry/i).id, num: 1 }] }
  expect((await cashier.call(calls.refund, asked)).code).toBe(400)
  expect(await backend.db.$count(refunds)).toBe(0)
})

test('of three people who refund the same piece at once one does', async () => {
  const { first, id } = await dinner()
  await pay(first, { way: 'rest' })
  const order = await read(id)
  const asked = { ...seen(order), lines: [{ lineId: lineOf(order, /Curry/i).id, num: 1 }] }
  const replies = await Promise.all([1, 2, 3].map(() => cashier.call(calls.refund, asked)))
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await backend.db.$count(refunds)).toBe(1)
})

test('a share that was sent back at the request of its guest gives nothing more', async () => {
  const { first, second, id } = await dinner()
  const share = await pay(second, { way: 'rest' })
  await backend.ask(orderCareContract.refundApply, { orderId: share.id, reason: 'missing' }, { token: second.token })
  await cashier.ask(calls.approveRefund, { id: share.id, state: 7 })
  const order = await read(id)
  const asked = { ...seen(order), lines: [{ lineId: lineOf(order, /Curry/i).id, num: 1 }] }
  expect((await cashier.call(calls.refund, asked)).msg).toMatch(/More than is left/)
  expect((await read(id)).refunded).toBe(0)
  expect((await detail(first, id)).refunds).toEqual([])
})

test('a request of the guest for the share is answered by the pieces, and a credit note is written', async () => {
  const { second, id } = await dinner()
  const share = await pay(second, { way: 'rest' })
  await runJob(backend.app.jobs.documents)
  await backend.ask(orderCareContract.refundApply, { orderId: share.id, reason: 'missing' }, { token: second.token })
  const { refunded } = await refund(id, /Tea/i, 1)
  expect((await detail(second, share.id)).refund).toMatchObject({ state: 1, amount: refunded })
  await runJob(backend.app.jobs.documents)
  const notes = await backend.db.select().from(documents).where(eq(documents.kind, 'creditNote'))
  expect(notes.map(({ purchaseId, total }) => [purchaseId, total])).toEqual([[share.id, refunded]])
})
