import { eq } from 'drizzle-orm'
import { tableContract } from '../../../console/contract/tables/table'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { configs } from '../../../server/db/schema/settings/config'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { orders } from '../../../server/db/schema/orders/orders'
import { diningTables } from '../../../server/db/schema/inStore/tables'
import { credit } from '../support/accounts/accounts'
import { Diner, payMode } from '../support/inStore/diner'
import { makeMembers } from '../support/orders/kitchen'
import { EMAIL, PASSWORD, withMembers } from '../support/accounts/members'
import { PASSWORD as CONSOLE } from '../support/console/merchant'
import { Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'

// Concurrent transactions take locks in one order. On a deadlock the database aborts one transaction after a second and it is retried:
// then more transactions are begun than actions run.

const context = withMembers({ consolePassword: CONSOLE })

beforeEach(async () => {
  await context.backend.db.update(skus).set({ stock: null })
  await context.backend.db.update(goods).set({ limitPerOrder: null, limitPerDay: null, limitPerPerson: null })
})

/** Runs actions at once, each in one transaction. Returns how many were retried or failed. */
async function atOnce(things: (() => Promise<{ code: number } | { status: number }>)[]): Promise<number> {
  const begun = jest.spyOn(context.backend.db, 'transaction')
  const replies = await Promise.all(things.map((thing) => thing()))
  const failed = replies.filter((reply) => ('code' in reply ? reply.code : reply.status) >= 500)
  const again = begun.mock.calls.length - things.length
  begun.mockRestore()
  return failed.length + again
}

/** Races are random, if possible at all: the embedded database runs one statement at a time. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 4 : 1

/** Runs a race several times and adds up its results. */
async function often(race: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let round = 0; round < ROUNDS; round++) sum += await race()
  return sum
}

const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)

/** Signs two more phones in to the account with the e-mail address. */
async function twoSignIns() {
  const { backend } = context
  const visitors = await Promise.all(times(2, backend).map((each) => each.guest()))
  const credentials = { email: EMAIL, password: PASSWORD }
  return visitors.map((token) => () => backend.call(credentialsContract.emailLogin, credentials, { token }))
}

/** Closes the orders that a race left unpaid, so that the next one does not meet the limit of unpaid orders. */
async function closeUnpaid(phone: Shopper): Promise<void> {
  const unpaid = await context.backend.db
    .select()
    .from(orders)
    .where(eq(orders.state, ORDER_STATES.pendingPayment.code))
  for (const { id } of unpaid) expect((await phone.close(id)).code).toBe(200)
}

/** The table `id` as staff see it, with what names its session. */
async function tableOf(staff: StaffCaller, id: string) {
  const { tables } = await staff.ask(tableContract.floor, { storeId: 'ari' })
  const session = tables.find((table) => table.id === id)?.session
  return { session, seen: { id, sessionId: session?.id ?? 'none' } }
}

test('a member who signs in on one phone while two others fill the cart', async () => {
  const { backend, members } = context
  const { token } = await members.byEmail()
  const phone = Shopper.with(backend, token)
  const lost = await often(async () => {
    const signIns = await twoSignIns()
    return atOnce([...signIns, ...times(20, () => phone.add('tea'))])
  })
  expect(lost).toBe(0)
})

test('a member who signs in on one phone while another pays orders from the balance and with points', async () => {
  const { backend, members } = context
  await backend.db.insert(configs).values([
    { ident: 'storageset', value: { on: true } },
    { ident: 'integralSetting', value: { on: true, value: 10, maxShare: 5000 } },
  ])
  const { token, userInfo } = await members.byEmail()
  await credit(backend, userInfo.id, { paidIn: 1_000_000, points: 10_000 })
  const phone = Shopper.with(backend, token)
  const lost = await often(async () => {
    const signIns = await twoSignIns()
    const orders = []
    for (const each of times(3, phone)) orders.push(await (await each.fill()).order({ payType: 'balance' }))
    const payments = orders.map(
      ({ id }) =>
        () =>
          phone.startPay(id, { payType: 'balance' }),
    )
    await phone.fill()
    const { quoteId } = await phone.checkout({ usePoints: true })
    const again = await atOnce([...signIns, ...payments, () => phone.place({ usePoints: true, quoteId })])
    await closeUnpaid(phone)
    return again
  })
  expect(lost).toBe(0)
})

test('staff settle a table whose guests continue to order', async () => {
  const { backend } = context
  await payMode(backend, 'payAfter')
  const staff = await StaffCaller.enter(backend)
  const lost = await often(async () => {
    const first = await (await Diner.seated(backend, 4)).fill()
    const second = await Diner.seated(backend, 4)
    await first.order()
    await makeMembers(backend)
    await first.add('tea')
    const { quoteId } = await first.checkout()
    const takeaway = await Shopper.with(backend, first.token).fill()
    const { quoteId: other } = await takeaway.checkout()
    const settle = async () => {
      const { session, seen } = await tableOf(staff, 't1')
      return staff.call(tableContract.settle, { ...seen, owed: session?.bill?.owed ?? 0 })
    }
    const again = await atOnce([
      settle,
      () => first.place({ quoteId }),
      () => takeaway.place({ quoteId: other }),
      () => first.add('curry'),
      () => second.add('tea'),
      () => second.call(),
    ])
    await settle()
    return again
  })
  expect(lost).toBe(0)
})

test('a table is closed while its code is renewed', async () => {
  const { backend } = context
  const staff = await StaffCaller.enter(backend)
  const lost = await often(async () => {
    const [row] = await backend.db.select().from(diningTables).where(eq(diningTables.id, 't2'))
    const diner = await Diner.seated(backend, 2, { storeId: 'ari', tableId: 't2', code: row?.code ?? '' })
    await diner.call('water')
    const { session, seen } = await tableOf(staff, 't2')
    const callIds = session?.calls.map(({ id }) => id) ?? []
    const renew = () => staff.call(tableContract.renewCode, { id: 't2' })
    const free = () => staff.call(tableContract.free, seen)
    const answer = () => staff.call(tableContract.answer, { ...seen, callIds })
    return atOnce([renew, free, renew, free, renew, answer])
  })
  expect(lost).toBe(0)
})
