import { consoleContract } from '../../../console/contract/contract'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { refunds } from '../../../server/db/schema/payments/payments'
import { completeRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { BANK_SECRET, notify, transferEvent } from '../support/payments/bank'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const calls = consoleContract.money
const DAY = '2026-11-21'
const AMOUNT = 15_515

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), {
  paymentSecret: BANK_SECRET,
  consolePassword: PASSWORD,
})
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

const totals = (day = DAY) => owner.ask(calls.day, { day })

async function sendRefund(): Promise<void> {
  const [owed] = await backend.db.select().from(refunds)
  await backend.db.transaction((tx) => completeRefund(tx, owed?.id ?? '', backend.clock.now()))
}

test('a day without money has no ways and nothing in all', async () => {
  expect(await totals()).toMatchObject({
    day: DAY,
    list: [],
    total: { received: 0, net: 0 },
  })
})

test('payments of each way are counted and added up by store', async () => {
  await paidOrder(backend)
  await paidOrder(backend)
  const counter = await (await Shopper.enter(backend)).fill()
  const { id } = await counter.order({ payType: 'offline' })
  await owner.ask(consoleContract.order.takePayment, { id, state: 2 })
  const { list, total } = await totals()
  expect(
    list.map(({ storeId, payType, provider, received, net }) => [storeId, payType, provider, received, net]),
  ).toEqual([
    ['ari', 'offline', 'counter', 1, AMOUNT],
    ['ari', 'promptpay', 'sandbox', 2, 2 * AMOUNT],
  ])
  expect(total).toMatchObject({
    received: 3,
    receivedAmount: 3 * AMOUNT,
    net: 3 * AMOUNT,
  })
})

test('money at the counter stands by how it came, also what goes back of it', async () => {
  for (const way of ['cash', 'transfer', 'cash'] as const) {
    const guest = await (await Shopper.enter(backend)).fill()
    const { id } = await guest.order({ payType: 'offline' })
    const paid = await owner.ask(consoleContract.order.takePayment, { id, state: 2, way })
    expect(paid).toMatchObject({ paid: true, payType: way })
    const { payments } = await owner.ask(consoleContract.order.receipt, { id })
    expect(payments).toEqual([{ payType: way, amount: AMOUNT }])
    expect(await owner.audited(id)).toMatchObject([{ action: 'order.takeMoney', after: { paid: true, way } }])
    if (way === 'transfer')
      await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, guest.as())
  }
  await sendRefund()
  const { list } = await totals()
  expect(list.map(({ payType, provider, received, net }) => [payType, provider, received, net])).toEqual([
    ['cash', 'counter', 2, 2 * AMOUNT],
    ['transfer', 'counter', 1, 0],
  ])
  const { byPayment } = await owner.ask(consoleContract.numbers.span, { from: DAY, to: DAY })
  const nets = Object.fromEntries(byPayment.map(({ payType, net }) => [payType, net]))
  expect(nets).toEqual({ cash: 2 * AMOUNT, transfer: 0 })
})

test('a refund is owed until it is sent, and counts on the day on which it is', async () => {
  const { shopper, id } = await paidOrder(backend)
  await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
  expect((await totals()).total).toMatchObject({
    owed: 1,
    owedAmount: AMOUNT,
    refunded: 0,
    net: AMOUNT,
  })
  backend.clock.advance(24 * 60)
  await sendRefund()
  // Its session has ended meanwhile.
  owner = await StaffCaller.enter(backend)
  expect((await totals()).total).toMatchObject({
    owed: 0,
    refunded: 0,
    net: AMOUNT,
  })
  expect((await totals('2026-11-22')).total).toMatchObject({
    received: 0,
    refunded: 1,
    net: -AMOUNT,
  })
})

test('a transfer that paid nothing is counted apart from those that paid', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  const { refNo } = await shopper.code(id)
  await notify(backend, transferEvent(refNo, AMOUNT, 'one'))
  await notify(backend, transferEvent(refNo, AMOUNT, 'two'))
  expect((await totals()).total).toMatchObject({
    receivedAmount: AMOUNT,
    notDue: 1,
    notDueAmount: AMOUNT,
    owed: 1,
  })
})

test.each([
  ['a second before midnight in Bangkok', '2026-11-21T16:59:59Z', DAY],
  ['at midnight in Bangkok', '2026-11-21T17:00:00Z', '2026-11-22'],
])('money that comes %s belongs to its day there', async (_, at, day) => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  const { refNo } = await shopper.code(id)
  await notify(backend, { ...transferEvent(refNo, AMOUNT), at })
  for (const each of [DAY, '2026-11-22']) expect((await totals(each)).total.received).toBe(each === day ? 1 : 0)
})

test('the file has a row for each way and the sum, in baht', async () => {
  await paidOrder(backend)
  const { fileName, csv } = await owner.ask(calls.dayFile, { day: DAY })
  expect(fileName).toBe('money-2026-11-21.csv')
  const rows = csv.trim().split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain('"promptpay","sandbox","1","155.15"')
  expect(rows[2]).toContain('"total"')
})

test('a cashier of one store sees the totals of that store only', async () => {
  await paidOrder(backend)
  const cashier = await owner.invite({
    email: 'nok@example.com',
    storeIds: ['silom'],
  })
  expect((await cashier.ask(calls.day, { day: DAY, storeId: 'silom' })).list).toEqual([])
  expect((await cashier.call(calls.day, { day: DAY })).msg).toContain('Choose a store')
  expect((await cashier.call(calls.day, { day: DAY, storeId: 'ari' })).code).toBe(403)
})
