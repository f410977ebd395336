import { eq } from 'drizzle-orm'
import { orders } from '../../../server/db/schema/orders/orders'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { tableParticipants, tableSessions } from '../../../server/db/schema/inStore/tables'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { settleTable } from '../../../server/modules/inStore/staffTables'
import { payContract } from '../../../src/contract/payment/pay'
import { A2, allOrders, codesOf, Diner, kitchen, payMode, takeMoney } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { settle } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))
beforeEach(() => payMode(backend, 'payAfter'))

/** Three guests who ordered: the first a curry and rice (140 baht), the second tea (65), the third nothing. */
async function dinner(): Promise<[Diner, Diner, Diner]> {
  const diners = [await Diner.seated(backend, 3), await Diner.seated(backend), await Diner.seated(backend)] as const
  await diners[0].fill()
  await diners[1].add('tea')
  await diners[0].order()
  return [...diners]
}

/** (140 + 65) baht with 10 % service and 7 % VAT on that. */
const TOTAL = 24129

const closed = async () => (await backend.db.select().from(tableSessions)).every(({ closedAt }) => closedAt !== null)

test('the bill adds up all orders with service charge and VAT', async () => {
  const [first, second] = await dinner()
  await second.add('tea')
  await second.order()
  const { quote, total, left, own, equal } = await first.bill()
  expect(quote).toMatchObject({ goodsAmount: 27000, serviceAmount: 2700, vatAmount: 2080, payAmount: 31780 })
  const batches = await allOrders(backend)
  expect(total).toBe(batches.reduce((sum, { payAmount }) => sum + payAmount, 0))
  expect([left, quote.payAmount]).toEqual([total, total])
  expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  expect(equal).toMatchObject({ parts: 3, left: 3 })
})

test('one pays for all, and the table is closed', async () => {
  const [first] = await dinner()
  const share = await first.share({ way: 'rest' })
  expect(share).toMatchObject({ type: 3, payAmount: TOTAL, state: 1, actions: ['cancel', 'pay'], lines: [] })
  await first.pay(share.id)
  expect(await closed()).toBe(true)
  expect((await first.bill()).shares).toMatchObject([{ amount: TOTAL, paid: true, by: { no: 1 } }])
  expect((await first.add('tea')).msg).toMatch(/has been closed/)
})

test('each pays their own dishes; the last one closes the table', async () => {
  const [first, second] = await dinner()
  const mine = await first.share({ way: 'own' })
  await first.pay(mine.id)
  expect(await closed()).toBe(false)
  expect((await first.tryShare({ way: 'own' })).msg).toBe('Your own dishes are already paid')
  const theirs = await second.share({ way: 'own' })
  expect(mine.payAmount + theirs.payAmount).toBe(TOTAL)
  expect([mine.payAmount, theirs.payAmount]).toEqual([16478, 7651])
  await second.pay(theirs.id)
  expect(await closed()).toBe(true)
})

test('who paid their own dishes and orders more pays only the new ones', async () => {
  const [first, second] = await dinner()
  await first.pay((await first.share({ way: 'own' })).id)
  await first.add('tea')
  await first.order()
  const { own, left } = await first.bill()
  expect(own.map(({ no }) => no)).toEqual([1, 2])
  expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(left)
  await second.pay((await second.share({ way: 'own', members: [1, 2] })).id)
  expect(await closed()).toBe(true)
})

test('three equal parts add up to the bill', async () => {
  const diners = await dinner()
  const amounts: number[] = []
  for (const diner of diners) {
    const share = await diner.share({ way: 'equal' })
    amounts.push(share.payAmount)
    await diner.pay(share.id)
  }
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL)
  expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
  expect(await closed()).toBe(true)
})

test('a share that is not available is refused', async () => {
  const [first, second, third] = await dinner()
  await first.share({ way: 'equal', parts: 2, take: 1 })
  await second.share({ way: 'equal', parts: 2, take: 1 })
  expect((await third.bill()).left).toBe(0)
  expect((await third.tryShare({ way: 'equal', parts: 2 })).msg).toBe('There is nothing left to pay')
})

test('a custom amount leaves the rest to the others, also after more is ordered', async () => {
  const [first, second] = await dinner()
  await first.pay((await first.share({ way: 'amount', amount: 10000 })).id)
  await second.add('tea')
  await second.order()
  const { left, total } = await second.bill()
  expect(left).toBe(total - 10000)
  await second.pay((await second.share({ way: 'rest' })).id)
  expect(await closed()).toBe(true)
})

test('an outdated amount is refused with the new bill', async () => {
  const [first] = await dinner()
  const { code, data } = await first.tryShare({ way: 'rest', amount: TOTAL - 1 })
  expect([code, (data as unknown as { bill: { left: number } }).bill.left]).toEqual([400, TOTAL])
  expect((await first.tryShare({ way: 'amount', amount: TOTAL + 1 })).code).toBe(400)
})

test('a repeated request creates one share, and another share waits until the first is done', async () => {
  const [first] = await dinner()
  const request = { way: 'amount', amount: 5000 } as const
  const [one, two] = await Promise.all([first.share(request), first.share(request)])
  expect(two.id).toBe(one.id)
  expect((await first.tryShare({ way: 'rest' })).msg).toMatch(/already started a payment/)
  await first.close(one.id)
  expect((await first.bill()).left).toBe(TOTAL)
})

test('of three who pay the whole bill at once one succeeds', async () => {
  const diners = await dinner()
  const replies = await Promise.all(diners.map((diner) => diner.tryShare({ way: 'rest', amount: TOTAL })))
  expect(codesOf(replies)).toEqual([200, 400, 400])
  expect((await diners[0].bill()).pending).toBe(TOTAL)
})

test('an unpaid share expires and is available again', async () => {
  const [first, second] = await dinner()
  const share = await first.share({ way: 'rest' })
  const { version } = await second.poll()
  backend.clock.advance(21)
  await runJob(backend.app.jobs.orderTimeouts)
  expect((await second.poll(version)).changed).toBe(true)
  expect(await second.bill()).toMatchObject({ left: TOTAL, pending: 0, shares: [] })
  const [row] = await backend.db.select().from(orders).where(eq(orders.id, share.id))
  expect(row?.state).toBe(0)
})

test('a payment for an expired share is refunded, and nothing is paid twice', async () => {
  const [first, second] = await dinner()
  const share = await first.share({ way: 'rest' })
  const started = await backend.ask(payContract.pay, { orderId: share.id, payType: 'promptpay' }, first.as())
  if (started.payType !== 'promptpay') throw new Error('not by PromptPay')
  await first.close(share.id)
  await second.pay((await second.share({ way: 'rest' })).id)
  await settle(backend, started.refNo)
  expect((await backend.db.select().from(refunds)).map(({ reason, amount }) => [reason, amount])).toEqual([
    ['orderClosed', TOTAL],
  ])
  expect((await backend.db.select().from(payments).orderBy(payments.state)).map(({ state }) => state)).toEqual([1, 4])
})

test('an order cannot be cancelled when more is paid than would be left', async () => {
  const [first, second] = await dinner()
  await second.add('tea')
  const more = await second.order()
  await first.pay((await first.share({ way: 'amount', amount: TOTAL })).id)
  const [batch] = await allOrders(backend)
  await expect(kitchen(backend, batch?.id ?? '', 'cancelled')).rejects.toThrow('inStore.billInPayment')
  expect((await second.close(more.id)).data.state).toBe(-1)
  expect(await closed()).toBe(true)
})

test('a counter payment calls a waiter, and staff record the payment', async () => {
  const [first] = await dinner()
  const share = await first.share({ way: 'rest' })
  expect((await first.payAtCounter(share.id)).code).toBe(200)
  expect((await first.tableSession()).calls).toMatchObject([{ type: 'bill', done: false }])
  await takeMoney(backend, share.id)
  expect(await closed()).toBe(true)
})

test('staff settle the rest of a table, whatever payments are pending', async () => {
  const [first, second] = await dinner()
  await first.pay((await first.share({ way: 'amount', amount: 10000 })).id)
  await second.share({ way: 'rest' })
  await backend.db.transaction((tx) => settleTable(tx, 't1', backend.clock.now()))
  expect(await closed()).toBe(true)
  const parts = (await allOrders(backend)).filter(({ type }) => type === 3)
  expect(parts.map(({ payAmount, state, payType }) => [payAmount, state, payType])).toEqual([
    [10000, 7, 'promptpay'],
    [TOTAL - 10000, 0, null],
    [TOTAL - 10000, 7, 'offline'],
  ])
})

test('the last share and another order at the same time cannot both succeed', async () => {
  const [first, second] = await dinner()
  const share = await first.share({ way: 'rest' })
  await second.add('tea')
  const { quoteId } = await second.checkout()
  const [placed] = await Promise.all([second.place({ quoteId }), first.pay(share.id)])
  expect(await closed()).toBe(placed.code !== 200)
})

test('a table that pays first has no bill', async () => {
  await payMode(backend, 'payFirst')
  const diner = await (await Diner.seated(backend)).fill()
  expect((await diner.tryShare({ way: 'rest' })).msg).toBe('At this table, you pay for each order when you place it')
})

test('a merged guest keeps the place at the table, dishes and share of the bill', async () => {
  const [first, , third] = await dinner()
  await first.add('curry')
  const members = await backend.db.select().from(tableParticipants).orderBy(tableParticipants.no)
  const [from, , into] = members.map(({ userId }) => userId)
  await backend.db.transaction((tx) => mergeUsers(tx, { from: from ?? '', into: into ?? '', now: backend.clock.now() }))
  const session = await third.tableSession()
  expect(session.members.map(({ no, me }) => [no, me])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ])
  expect(session.cart.cart).toMatchObject([{ goodsId: 'curry', addedBy: { me: true } }])
  expect((await third.share({ way: 'own', members: [1, 3] })).payAmount).toBe(16478)
})

test('the table lists the payment types of shares, only where it pays at the end', async () => {
  const [first] = await dinner()
  const { payTypes } = await first.tableSession()
  expect(payTypes.map(({ type, caption }) => [type, caption])).toEqual([
    ['promptpay', 'Any Thai bank app'],
    ['card', 'Credit or debit card'],
    ['offline', 'When our staff come, or before you leave'],
  ])
  await payMode(backend, 'payFirst')
  const other = await Diner.seated(backend, 2, A2)
  expect((await other.tableSession()).payTypes).toEqual([])
})
