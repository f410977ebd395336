import { eq } from 'drizzle-orm'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { orders } from '../../../server/db/schema/orders/orders'
import { refunds } from '../../../server/db/schema/payments/payments'
import { reserveHolds } from '../../../server/db/schema/inStore/reservations'
import { transact } from '../../../server/db/transaction'
import { settleTable } from '../../../server/modules/inStore/staffTables'
import { reserveContract as staffCalls } from '../../../console/contract/tables/reserve'
import { reserveRulesContract as rulesCalls } from '../../../console/contract/tables/reserveRules'
import { reserveContract as calls } from '../../../src/contract/inStore/reserve'
import { setFacts } from '../support/accounts/accounts'
import { codesOf, Diner } from '../support/inStore/diner'
import { type Backend, runJob } from '../support/harness'
import { act, type Booker, freshReserve, SLOTS, tryAct } from '../support/inStore/reserve'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: Booker
freshReserve((set) => ({ backend, staff, nok } = set))

const sunday = { storeId: 'ari', areaId: 'garden', date: '2026-11-22', time: '19:00' } as const
/** A later time, with a new session of the console. */
async function waitUntil(at: string) {
  backend.clock.set(at)
  staff = await StaffCaller.enter(backend)
}
const owedBack = async () => (await backend.db.select().from(refunds)).map(({ amount }) => amount)
const news = async () => (await backend.db.select().from(guestMessages)).map(({ standing }) => standing)

describe('staff', () => {
  it('see the plan of a day by area and time', async () => {
    const id = await nok.book()
    await staff.ask(staffCalls.create, { ...sunday, areaId: 'room', time: '12:00', people: 4, contact: 'Khun Dao' })
    const plan = await staff.ask(staffCalls.plan, { storeId: 'ari', date: '2026-11-22' })
    expect(plan.areas.map(({ id: area, tables }) => [area, tables.length])).toEqual([
      ['garden', 2],
      ['room', 1],
    ])
    expect(plan.list.map(({ contact, madeBy, state }) => [contact, madeBy, state])).toEqual([
      ['Khun Dao', 'staff', 3],
      ['Nok', 'guest', 1],
    ])
    const garden = await staff.ask(staffCalls.plan, { storeId: 'ari', date: '2026-11-22', areaId: 'garden' })
    expect(garden.list.map((each) => each.id)).toEqual([id])
  })

  it('see the times of a day for a group, also those that begin soon, and which are full', async () => {
    const garden = { storeId: 'ari', areaId: 'garden', date: '2026-11-22' }
    const id = await nok.book()
    const leftAt = async (time: string, more = {}) =>
      (await staff.ask(staffCalls.times, { ...garden, people: 4, ...more })).list.find((slot) => slot.time === time)
        ?.left
    expect([await leftAt('19:00'), await leftAt('12:00'), await leftAt('19:00', { exceptId: id })]).toEqual([0, 1, 1])
    await waitUntil('2026-11-22T12:20:00+07:00')
    expect(await leftAt('12:30')).toBe(1)
    expect((await staff.call(staffCalls.times, { ...garden, people: 7 })).msg).toMatch(/6/)
  })

  it('book a table that no guest gets any more', async () => {
    const made = await staff.ask(staffCalls.create, { ...sunday, people: 4, contact: 'Khun Dao' })
    expect((await nok.tryBook()).msg).toMatch(/just been taken/)
    expect((await staff.call(staffCalls.create, { ...sunday, people: 4, contact: 'Khun Ek' })).code).toBe(400)
    expect(await staff.audited(made.id)).toMatchObject([{ action: 'reserve.create' }])
    expect(JSON.stringify(await staff.audited(made.id))).not.toMatch('Khun Dao')
  })

  it('and guests who take the last table at the same moment get it once', async () => {
    const wanted = { ...sunday, people: 4, contact: 'Khun Dao' }
    const replies = await Promise.all([
      nok.tryBook(),
      staff.call(staffCalls.create, wanted),
      staff.call(staffCalls.create, { ...wanted, contact: 'Khun Ek' }),
    ])
    expect(codesOf(replies)).toEqual([200, 400, 400])
    const { list } = await staff.ask(staffCalls.plan, { storeId: 'ari', date: '2026-11-22' })
    expect(list).toHaveLength(1)
  })

  it('confirm a booking, and the guest gets a message', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    const id = await nok.book()
    await act(staff, 'process', id)
    expect(await nok.look(id)).toMatchObject({ state: 2, progress: 2 })
    await act(staff, 'confirm', id)
    expect(await nok.look(id)).toMatchObject({ state: 3, progress: 3, result: 1, tableNo: 'A1' })
    expect(await news()).toEqual(['reserveState.confirmed'])
    const found = await staff.ask(staffCalls.find, { storeId: 'ari', code: (await nok.look(id)).code.toLowerCase() })
    expect(found.id).toBe(id)
  })

  it('refuse a booking with a word: the whole deposit goes back, however late', async () => {
    const id = await nok.book()
    await act(staff, 'confirm', id)
    await waitUntil('2026-11-22T18:00:00+07:00')
    const { version } = await staff.ask(staffCalls.read, { id })
    await staff.ask(staffCalls.refuse, { id, version, reason: 'The garden is under water' })
    expect(await nok.look(id)).toMatchObject({
      state: 4,
      result: 2,
      reason: 'The garden is under water',
      refund: 20_000,
    })
    expect([await owedBack(), await backend.db.$count(reserveHolds)]).toEqual([[20_000], 0])
  })

  it('move a booking once, which its guest gets a message about; a stale version is refused with the newest', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    const id = await nok.book()
    const { version } = await staff.ask(staffCalls.read, { id })
    const moved = await staff.ask(staffCalls.move, { id, version, date: '2026-11-23', time: '20:00', areaId: 'room' })
    expect(moved).toMatchObject({
      areaId: 'room',
      start: '2026-11-23T20:00:00.000+07:00',
      state: 1,
      version: version + 1,
    })
    expect(await news()).toEqual(['notice.reserveMoved'])
    const stale = await staff.call(staffCalls.move, { id, version, date: '2026-11-23', time: '20:00' })
    expect(stale).toMatchObject({ code: 409, data: { current: { version: version + 1 } } })
  })

  it('keep the deposit of guests who do not come, as configured, once the time has come', async () => {
    const id = await nok.book()
    await act(staff, 'confirm', id)
    expect((await tryAct(staff, 'noShow', id)).msg).toMatch(/not come yet/)
    await waitUntil('2026-11-22T20:00:00+07:00')
    await act(staff, 'noShow', id)
    expect(await nok.look(id)).toMatchObject({ state: 7, result: 5, refund: 0 })
    expect([await owedBack(), await backend.db.$count(reserveHolds)]).toEqual([[], 0])
  })
})

describe('the deposit of guests who have come', () => {
  it('opens one bill for their table, comes off it, and what is left goes back', async () => {
    const id = await nok.book()
    await act(staff, 'confirm', id)
    await waitUntil('2026-11-22T19:00:00+07:00')
    await act(staff, 'arrive', id)
    expect(await nok.look(id)).toMatchObject({ state: 6, result: 4, refund: 0 })
    expect((await tryAct(staff, 'arrive', id)).msg).toMatch(/have arrived/)
    const diner = Diner.with(backend, nok.token)
    await (await diner.fill()).place()
    const { total, deposit, left } = await diner.bill()
    expect([deposit, left]).toEqual([Math.min(20_000, total), Math.max(0, total - 20_000)])
    expect(total).toBeGreaterThan(0)
    await transact(backend.db, (tx) => settleTable(tx, 't1', backend.clock.now()))
    const unused = 20_000 - deposit
    expect(await nok.look(id)).toMatchObject({ refund: unused })
    expect(await owedBack()).toEqual(unused > 0 ? [unused] : [])
    expect(await backend.db.$count(orders, eq(orders.paid, false))).toBe(0)
  })

  it('goes back in full when the table closes without an order', async () => {
    const id = await nok.book()
    await act(staff, 'arrive', id)
    await transact(backend.db, (tx) => settleTable(tx, 't1', backend.clock.now()))
    expect(await nok.look(id)).toMatchObject({ state: 6, refund: 20_000, payState: 'refunded' })
  })

  it('is not taken at a table that is taken', async () => {
    const first = await nok.book()
    const room = await nok.book({ areaId: 'room', deposit: 0 })
    await act(staff, 'arrive', first)
    expect((await tryAct(staff, 'arrive', room, 't1')).code).toBe(400)
    expect((await nok.look(room)).state).toBe(1)
  })
})

describe('the job of reservations', () => {
  it('reminds a day and two hours before, each once', async () => {
    await setFacts(backend, nok.userId, { email: 'nok@example.com' })
    const id = await nok.book({ date: '2026-11-25' })
    await act(staff, 'confirm', id)
    for (const at of [
      '2026-11-24T18:59',
      '2026-11-24T19:00',
      '2026-11-24T19:10',
      '2026-11-25T17:00',
      '2026-11-25T17:10',
    ]) {
      backend.clock.set(`${at}:00+07:00`)
      await runJob(backend.app.jobs.reservations)
    }
    expect(await news()).toEqual(['reserveState.confirmed', 'notice.reserveTomorrow', 'notice.reserveSoon'])
  })

  it('gives the deposit of a booking back that the store did not answer', async () => {
    const id = await nok.book()
    backend.clock.set('2026-11-22T19:00:00+07:00')
    await runJob(backend.app.jobs.reservations)
    expect(await nok.look(id)).toMatchObject({ state: 4, refund: 20_000 })
    expect(await owedBack()).toEqual([20_000])
  })
})

describe('the rules of bookings', () => {
  it('are edited by version, and refused where they do not fit', async () => {
    const { rules } = await staff.ask(rulesCalls.read, { storeId: 'ari' })
    if (!rules) throw new Error('no rules')
    const { open: _open, areas, ...fields } = rules
    expect(areas.map(({ tableIds }) => tableIds)).toEqual([['t1', 't2'], ['t9']])
    const specialDays = [{ date: '2026-11-22', servings: [] }]
    const servings = [...SLOTS.servings]
    const changed = { ...fields, slots: { ...SLOTS, servings, specialDays } }
    const after = await staff.ask(rulesCalls.update, changed)
    expect(after.version).toBe(rules.version + 1)
    expect((await nok.tryBook()).msg).toMatch(/cannot be booked/)
    expect((await staff.call(rulesCalls.update, changed)).code).toBe(409)
    const wrong = await staff.call(rulesCalls.update, { ...changed, version: after.version, minTables: 5 })
    expect(wrong).toMatchObject({ code: 400, data: { fields: ['maxTables'] } })
    const [garden] = areas
    if (!garden) throw new Error('no area')
    const { storeId: _store, ...area } = garden
    const foreign = await staff.call(rulesCalls.updateArea, { ...area, tableIds: ['elsewhere'] })
    expect(foreign).toMatchObject({ code: 400, data: { fields: ['tableIds'] } })
    expect((await nok.ask(calls.config, { storeId: 'ari' })).areas).toHaveLength(2)
  })
})
