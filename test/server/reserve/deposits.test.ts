import { eq } from 'drizzle-orm'
import { orderContract as orderCalls } from '../../../console/contract/orders/order'
import { payments } from '../../../server/db/schema/payments/payments'
import { reservations, reserveHolds, reserveStores } from '../../../server/db/schema/inStore/reservations'
import { transact } from '../../../server/db/transaction'
import { settleTable } from '../../../server/modules/inStore/staffTables'
import { readMemberBalance } from '../../../server/modules/ledger/readMemberMoney'
import { removeMemberData } from '../../../server/modules/memberData'
import { payContract } from '../../../src/contract/payment/pay'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { reserveContract as calls } from '../../../src/contract/inStore/reserve'
import { credit } from '../support/accounts/accounts'
import { Diner } from '../support/inStore/diner'
import type { Backend } from '../support/harness'
import { act, type Booker, freshReserve, owedBack } from '../support/inStore/reserve'
import { settle } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'
import { setConfig } from '../support/database/configs'

let backend: Backend
let staff: StaffCaller
let nok: Booker
freshReserve((set) => ({ backend, staff, nok } = set))

/** A later time, with a new session of the console. */
async function waitUntil(at: string) {
  backend.clock.set(at)
  staff = await StaffCaller.enter(backend)
}

/** A guest at the table of a booking whose deposit is smaller than the bill will be. */
async function arrived() {
  const id = await nok.book({ people: 1, deposit: 5_000 })
  await act(staff, 'confirm', id)
  await waitUntil('2026-11-22T19:00:00+07:00')
  await act(staff, 'arrive', id, 't1')
  const diner = Diner.with(backend, nok.token)
  return { id, diner }
}

describe('a deposit', () => {
  it('is quoted to guests as well, with what comes back when they do not come', async () => {
    await backend.db.update(reserveStores).set({ noShowPercent: 25 })
    const { contact: _contact, ...wanted } = nok.wanted
    const quote = await backend.ask(calls.checkout, wanted, { token: await backend.guest() })
    expect(quote).toMatchObject({ deposit: 20_000, noShow: 5_000, depositBy: 'person', depositEach: 5_000 })
  })

  it('of guests who do not come is kept but for the share that the store gives back', async () => {
    await backend.db.update(reserveStores).set({ noShowPercent: 50 })
    const id = await nok.book()
    await act(staff, 'confirm', id)
    await waitUntil('2026-11-22T20:00:00+07:00')
    await act(staff, 'noShow', id)
    expect(await nok.look(id)).toMatchObject({ state: 7, refund: 10_000 })
    expect(await owedBack(backend)).toEqual([10_000])
  })

  it('smaller than the bill comes off it whole, and nothing goes back', async () => {
    const { id, diner } = await arrived()
    await (await diner.fill()).place()
    const { total, deposit, left } = await diner.bill()
    expect(total).toBeGreaterThan(5_000)
    expect([deposit, left]).toEqual([5_000, total - 5_000])
    await transact(backend.db, (tx) => settleTable(tx, 't1', backend.clock.now()))
    expect([await owedBack(backend), (await nok.look(id)).refund]).toEqual([[], 0])
  })

  it('goes back last when the dishes that it paid with the bill are refunded', async () => {
    const { id, diner } = await arrived()
    const { data: placed } = await (await diner.fill()).place()
    await transact(backend.db, (tx) => settleTable(tx, 't1', backend.clock.now()))
    const order = await staff.ask(orderCalls.read, { id: placed.id })
    const lines = order.lines.map(({ id: lineId, num }) => ({ lineId, num }))
    const rest = { id: order.id, lines, refunded: 0, fees: order.fees > 0, reason: 'Cold' }
    expect(await staff.ask(orderCalls.refund, rest)).toMatchObject({ refunded: order.payAmount, state: 8 })
    expect((await owedBack(backend)).sort((one, two) => one - two)).toEqual([5_000, order.payAmount - 5_000])
    expect((await nok.look(id)).refund).toBe(5_000)
  })

  it.each([
    ['wechat', 'WeChat Pay'],
    ['alipay', 'Alipay'],
  ] as const)('is paid by %s, and goes back the same way, which the booking names', async (payType, payWay) => {
    const { data } = await nok.tryBook()
    const { id } = data
    await nok.ask(payContract.pay, { orderId: id, payType })
    const [{ ref } = { ref: '' }] = await backend.db.select().from(payments)
    await settle(backend, ref)
    expect(await nok.look(id)).toMatchObject({ state: 1, payState: 'paid', payWay })
    await nok.ask(calls.cancel, { id, refund: 20_000 })
    expect(await owedBack(backend)).toEqual([20_000])
    expect(await nok.look(id)).toMatchObject({ state: 5, payState: 'refunded', payWay })
  })

  it('is paid from the balance, and goes back to it', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 50_000 })
    const balance = () => readMemberBalance(backend.db, { userId: nok.userId, member: true })
    const { id } = await nok.ask(calls.order, { ...nok.wanted, deposit: 20_000, payType: 'balance' })
    await nok.ask(payContract.pay, { orderId: id, payType: 'balance' })
    expect([await balance(), (await nok.look(id)).payState]).toEqual([30_000, 'paid'])
    await nok.ask(calls.cancel, { id, refund: 20_000 })
    expect([await balance(), (await nok.look(id)).payState]).toEqual([50_000, 'refunded'])
  })
})

describe('the removal of an account', () => {
  it('cancels a paid booking by the rule of its refund, frees the table, and keeps no personal data', async () => {
    const id = await nok.book({ notes: 'By the window' })
    const inHours = (hours: number) => new Date(backend.clock.now().getTime() + hours * HOUR_MS)
    await backend.db.update(reservations).set({ start: inHours(3), end: inHours(5) })
    await backend.db.transaction((tx) => removeMemberData(tx, nok.userId, backend.clock.now()))
    const [left] = await backend.db.select().from(reservations).where(eq(reservations.id, id))
    expect(left).toMatchObject({ state: 'cancelled', userId: null, contact: '', phone: '', notes: '' })
    expect([await owedBack(backend), await backend.db.$count(reserveHolds)]).toEqual([[10_000], 0])
  })

  it('ends a booking that is not paid, at no cost', async () => {
    const { data } = await nok.tryBook()
    await backend.db.transaction((tx) => removeMemberData(tx, nok.userId, backend.clock.now()))
    const [left] = await backend.db.select().from(reservations).where(eq(reservations.id, data.id))
    expect([left?.state, await owedBack(backend), await backend.db.$count(reserveHolds)]).toEqual(['cancelled', [], 0])
  })
})
