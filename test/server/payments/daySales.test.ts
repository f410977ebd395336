import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import type { DaySales } from '../../../console/contract/numbers/money'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { COLLECTED, paidOrder } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { settle, Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

const AMOUNT = 15_515

let backend: Backend
let cashier: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  const owner = await StaffCaller.enter(backend)
  cashier = await owner.invite({ email: 'nok@example.com', role: 'cashier' })
})

const sales = (day: string, storeId?: string) =>
  cashier.ask(consoleContract.money.sales, { day, ...(storeId && { storeId }) })
const rowsOf = ({ list }: DaySales) => list.map(({ way, count, amount }) => [way, count, amount])

/** Pays an order at a point in time. */
async function paidAt(moment: string): Promise<void> {
  backend.clock.set(moment)
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
}

it.each([
  ['at noon', '2026-11-21T12:00:00+07:00', '2026-11-21', 1],
  ['in the evening', '2026-11-21T20:00:00+07:00', '2026-11-21', 1],
  ['in the evening, and not to the next day', '2026-11-21T20:00:00+07:00', '2026-11-22', 0],
])('an order counts to the day of the restaurant on which it was paid: %s', async (_case, moment, day, count) => {
  await paidAt(moment)
  expect(await sales(day)).toMatchObject({ day, count, amount: count * AMOUNT })
})

it.each([
  ['2026-11-20T16:59:59Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-11-21T16:59:59Z', '2026-11-21'],
  ['2026-11-21T17:00:00Z', '2026-11-22'],
])('money of %s belongs to %s, by the midnight of the restaurant', async (moment, day) => {
  const { id } = await paidOrder(backend)
  await backend.db
    .update(purchases)
    .set({ paidAt: new Date(moment) })
    .where(eq(purchases.id, id))
  const counts = await Promise.all(['2026-11-20', '2026-11-21', '2026-11-22'].map((each) => sales(each)))
  expect(counts.filter(({ count }) => count > 0).map((each) => each.day)).toEqual([day])
})

it('what was sold is added up by way of ordering, by store, with what is still in progress', async () => {
  await paidOrder(backend, COLLECTED)
  await paidOrder(backend)
  await paidOrder(backend, COLLECTED, { diningType: 'takeout' })
  await (await (await Shopper.enter(backend)).fill()).order()
  const day = await sales('2026-11-21', 'ari')
  expect(rowsOf(day)).toEqual([
    ['pickup', 2, 2 * AMOUNT],
    ['takeout', 1, day.amount - 2 * AMOUNT],
  ])
  expect(day).toMatchObject({ count: 3, open: 1 })
  expect(await sales('2026-11-21', 'silom')).toMatchObject({ list: [], count: 0, amount: 0, open: 0 })
})

it('the sums by way of ordering and by way of paying are the same, also after a refund', async () => {
  const { id } = await paidOrder(backend)
  await paidOrder(backend)
  const { state } = await cashier.ask(consoleContract.order.read, { id })
  await cashier.ask(consoleContract.order.refuse, { id, state, reason: 'No rice left' })
  const { total } = await cashier.ask(consoleContract.money.day, { day: '2026-11-21' })
  expect(total).toMatchObject({ received: 2, receivedAmount: (await sales('2026-11-21')).amount, owed: 1 })
})
