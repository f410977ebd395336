import { eq, sum } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import type { StaffOrder } from '../../../console/contract/orders/order'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { orderRefundLines } from '../../../server/db/schema/orders/orderRefunds'
import { orderLines, orders } from '../../../server/db/schema/orders/orders'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { completeRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { COLLECTED, makeMembers, move, paidOrder } from '../support/orders/kitchen'
import { refundEachPiece, seenOrder as seen } from '../support/orders/lineRefunds'
import { PASSWORD } from '../support/console/merchant'
import { settle, Shopper, stockOf } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const calls = consoleContract.order
const AMOUNT = 15_515

let backend: Backend
let cashier: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  cashier = await StaffCaller.enter(backend)
})

const read = (id: string) => cashier.ask(calls.read, { id })
const whole = ({ lines }: StaffOrder) => lines.map(({ id, num }) => ({ lineId: id, num }))
/** Refunds all that is left of an order, line by line. */
async function refundRest(id: string): Promise<void> {
  const order = await read(id)
  const lines = order.lines.flatMap(({ id: lineId, num, refundedNum }) =>
    num > refundedNum ? [{ lineId, num: num - refundedNum }] : [],
  )
  await cashier.ask(calls.refund, { ...seen(order), lines, fees: order.fees > 0 })
}
const owed = () => backend.db.select().from(refunds)

async function pointsOf(orderId: string): Promise<number> {
  const [order] = await backend.db.select().from(orders).where(eq(orders.id, orderId))
  return (await balancesOf(backend.db, order?.userId ?? '')).points
}

/** A paid order with a line of several curries. */
async function twoCurries(through: Parameters<typeof paidOrder>[1] = []) {
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.add('curry', 2)
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  for (const to of through ?? []) await move(backend, id, to)
  return { shopper, id }
}

test('one piece of a line goes back with its share of charges, and the guest sees which and where', async () => {
  const { shopper, id } = await twoCurries(COLLECTED)
  const order = await read(id)
  const line = order.lines.find(({ num }) => num > 1)
  if (!line) throw new Error('no line of several pieces')
  const amount = Math.floor(line.paid / line.num)
  const after = await cashier.ask(calls.refund, { ...seen(order), lines: [{ lineId: line.id, num: 1 }] })
  expect(after).toMatchObject({ refunded: amount, state: 7, mayRefundLines: true })
  const detail = await shopper.detail(id)
  expect(detail.lines.find((each) => each.id === line.id)?.refundedNum).toBe(1)
  expect(detail.refunds).toMatchObject([
    {
      ...{ amount, reason: 'It was cold', whole: false, fees: false },
      lines: [{ lineId: line.id, num: 1, amount }],
      parts: [{ payType: 'promptpay', amount, state: 'owed', sentAt: null }],
    },
  ])
  const [refund] = await owed()
  await backend.db.transaction((tx) => completeRefund(tx, refund?.id ?? '', backend.clock.now()))
  expect((await shopper.detail(id)).refunds[0]?.parts[0]).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
})

test('the pieces of an order and its fees add up to what was paid, and the last of them ends it', async () => {
  const { shopper, id } = await twoCurries(COLLECTED)
  const paid = (await read(id)).payAmount
  await refundEachPiece(cashier, id)
  expect(await shopper.detail(id)).toMatchObject({ state: 8 })
  expect((await owed()).reduce((total, { amount }) => total + amount, 0)).toBe(paid)
})

test('of four people who refund the same piece at once one does, and the others are shown what is left', async () => {
  const { id } = await paidOrder(backend, COLLECTED)
  const order = await read(id)
  const asked = { ...seen(order), lines: whole(order).slice(0, 1) }
  const replies = await Promise.all([1, 2, 3, 4].map(() => cashier.call(calls.refund, asked)))
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(await owed()).toHaveLength(1)
  expect(await backend.db.$count(orderRefundLines)).toBe(1)
})

test('a repeated call with the same key refunds once and is answered as before', async () => {
  const { id } = await paidOrder(backend, COLLECTED)
  const order = await read(id)
  const asked = { ...seen(order), lines: whole(order).slice(0, 1) }
  const key = 'one-tap-one-key-0001'
  const replies = await Promise.all([1, 2].map(() => cashier.call(calls.refund, asked, { key })))
  expect(replies.map(({ code }) => code)).toEqual([200, 200])
  expect(await owed()).toHaveLength(1)
})

test('pieces that are refunded already, unknown lines and a line twice are refused', async () => {
  const { id } = await paidOrder(backend, COLLECTED)
  const order = await read(id)
  const [first = { lineId: '', num: 1 }] = whole(order)
  await cashier.ask(calls.refund, { ...seen(order), lines: [first] })
  const now = seen(await read(id))
  for (const lines of [[first], [{ lineId: 'gone', num: 1 }], [first, first], [{ ...first, num: 5_000 }]]) {
    expect((await cashier.call(calls.refund, { ...now, lines })).code).toBe(400)
  }
  expect((await cashier.call(calls.refund, { ...now, lines: [] })).msg).toBe('There is nothing to refund')
})

test('the database refuses more than a payment brought, a purchase cost and a line has', async () => {
  const { id } = await paidOrder(backend)
  await expect(backend.db.update(payments).set({ refunded: AMOUNT + 1 })).rejects.toThrow()
  await expect(backend.db.update(purchases).set({ refunded: AMOUNT + 1 })).rejects.toThrow()
  const over = backend.db.update(orderLines).set({ refundedNum: 99 }).where(eq(orderLines.orderId, id))
  await expect(over).rejects.toThrow()
})

test('an unpaid order and one on the way to its payment have nothing to refund', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order({ payType: 'offline' })
  const order = await read(id)
  expect(order.mayRefundLines).toBe(false)
  expect((await cashier.call(calls.refund, { ...seen(order), lines: whole(order) })).code).toBe(400)
})

test('an open request of the guest is answered by it, with the amount that goes back', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'missing' }, shopper.as())
  const order = await read(id)
  const after = await cashier.ask(calls.refund, { ...seen(order), lines: whole(order).slice(0, 1) })
  expect(after.refundRequest).toBeNull()
  expect((await shopper.detail(id)).refund).toMatchObject({ state: 1, amount: after.refunded })
  const [refund] = await owed()
  await backend.db.transaction((tx) => completeRefund(tx, refund?.id ?? '', backend.clock.now()))
  expect((await shopper.detail(id)).refund?.state).toBe(4)
})

test('before the food is ready its stock is released, piece by piece and never twice', async () => {
  const { id } = await twoCurries(['preparing'])
  const before = await stockOf(backend, 'curryS')
  const order = await read(id)
  const line = order.lines.find(({ num }) => num > 1)
  await cashier.ask(calls.refund, { ...seen(order), lines: [{ lineId: line?.id ?? '', num: 1 }] })
  expect(await stockOf(backend, 'curryS')).toBe((before ?? 0) + 1)
  await refundRest(id)
  expect(await stockOf(backend, 'curryS')).toBe(10)
  expect((await read(id)).state).toBe(8)
})

test('cooked pieces do not return to stock', async () => {
  const { id } = await paidOrder(backend, COLLECTED)
  const before = await stockOf(backend, 'curryS')
  await refundRest(id)
  expect(await stockOf(backend, 'curryS')).toBe(before)
})

test('points and growth are taken back in proportion, and all of them in the end', async () => {
  const { shopper, id } = await twoCurries(['preparing', 'ready'])
  await makeMembers(backend)
  await move(backend, id, 'completed')
  const earned = (await shopper.detail(id)).earned.points
  const held = () => pointsOf(id)
  expect(await held()).toBe(earned)
  const order = await read(id)
  const after = await cashier.ask(calls.refund, { ...seen(order), lines: whole(order).slice(0, 1) })
  const kept = Math.floor((earned * (order.payAmount - after.refunded)) / order.payAmount)
  expect(await held()).toBe(kept)
  await refundRest(id)
  expect(await held()).toBe(0)
  expect(await checkLedger(backend.db)).toEqual([])
})

test('an order that was refunded in part before it was completed earns for the rest', async () => {
  const { id } = await twoCurries(['preparing', 'ready'])
  await makeMembers(backend)
  const order = await read(id)
  const after = await cashier.ask(calls.refund, { ...seen(order), lines: whole(order).slice(0, 1) })
  await move(backend, id, 'completed')
  const earned = Math.floor(order.payAmount / 100)
  expect(await pointsOf(id)).toBe(Math.floor((earned * (order.payAmount - after.refunded)) / order.payAmount))
})

test('what is left goes back when the store refuses the rest, and no payment gives more than it brought', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  const order = await read(id)
  await cashier.ask(calls.refund, { ...seen(order), lines: whole(order).slice(0, 1) })
  await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
  await cashier.ask(calls.approveRefund, { id, state: 3 })
  const [{ total } = { total: '0' }] = await backend.db.select({ total: sum(refunds.amount) }).from(refunds)
  expect(Number(total)).toBe(order.payAmount)
  const detail = await shopper.detail(id)
  expect(detail.refunds.map((each) => each.whole)).toEqual([true, false])
  expect(detail.state).toBe(8)
})
