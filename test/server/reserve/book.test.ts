import { refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { reservations, reserveHolds, reserveStores } from '../../../server/db/schema/inStore/reservations'
import { stores } from '../../../server/db/schema/store/stores'
import { reserveContract as calls } from '../../../src/contract/inStore/reserve'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { type Booker, enterBooker, openReserve } from '../support/inStore/reserve'
import { switchFeaturesOff } from '../support/database/configs'

let backend: Backend
let nok: Booker
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openReserve(backend)
  nok = await enterBooker(backend, 'Nok')
})

const config = (locale: 'en' | 'th' = 'en') =>
  backend.ask(calls.config, { storeId: 'ari' }, { token: nok.token, locale })
const slots = async (people: number, date?: string) =>
  nok.ask(calls.slots, { storeId: 'ari', areaId: 'garden', people, ...(date && { date }) })
const leftAt = async (time: string, people = 4) =>
  (await slots(people, '2026-11-22')).slots.find((slot) => slot.time === time)?.left
const owedBack = async () => (await backend.db.select().from(refunds)).map(({ amount }) => amount)
const heldSteps = () => backend.db.$count(reserveHolds)

describe('the bookings of a store', () => {
  it('report its areas, limits and the last contact', async () => {
    expect(await config('th')).toMatchObject({
      ...{ open: true, closedText: '', maxPeople: 8, keepMinutes: 15, contact: { name: 'Nok' } },
      areas: [
        { id: 'garden', name: 'สวน', deposit: { kind: 'person', amount: 5000 } },
        { id: 'room', deposit: { kind: 'none', amount: 0 } },
      ],
    })
  })

  it.each([
    ['has none', () => backend.db.update(stores).set({ services: [] }), /not available here/],
    ['pauses them', () => backend.db.update(reserveStores).set({ paused: true }), /not taking reservations right now/],
    ['is of a merchant who has switched them off', () => switchFeaturesOff(backend.db), /not available here/],
  ])('of a store that %s show the reason, and no table is booked', async (_what, close, text) => {
    await close()
    const { open, closedText } = await config()
    expect([open, closedText]).toEqual([false, expect.stringMatching(text)])
    expect(await nok.tryBook()).toMatchObject({ code: 400, msg: closedText })
    expect((await config('th')).closedText).not.toBe(closedText)
  })

  it('show the days and the times with what is left', async () => {
    const { dates, date, slots: times } = await slots(4)
    expect(date).toBe('2026-11-21')
    expect(dates.slice(0, 4).map(({ state }) => state)).toEqual(['open', 'open', 'open', 'closed'])
    expect(times.slice(0, 3)).toEqual([
      { time: '13:00', serving: 'lunch', left: 1, minutes: 120 },
      { time: '17:30', serving: 'dinner', left: 1, minutes: 120 },
      { time: '18:00', serving: 'dinner', left: 1, minutes: 120 },
    ])
    expect(times.at(-1)).toMatchObject({ time: '21:00', minutes: 60 })
  })

  it('hold a table for the stay, and leave full times to be seen', async () => {
    await nok.book()
    const left = await Promise.all(['17:00', '17:30', '18:00', '19:00', '20:30', '21:00'].map((time) => leftAt(time)))
    expect(left).toEqual([undefined, 0, 0, 0, 0, 1])
    expect(await leftAt('19:00', 2)).toBe(1)
  })
})

describe('a booking', () => {
  it.each([
    ['without a contact', { contact: ' ' }, /contact name/],
    ['with a wrong number', { phone: '12' }, /phone number/],
    ['for too few tables', { tables: 1 }, /at least 2 tables/],
    ['for more tables than are joined', { tables: 3 }, /At most 2 tables/],
    ['for too many people', { people: 9, deposit: 45_000 }, /at most 8 people/],
    ['for more people than the area takes', { people: 7, deposit: 35_000 }, /1 to 6 people/],
    ['in an unknown area', { areaId: 'roof' }, /choose where to sit/],
    ['in an unknown store', { storeId: 'nowhere' }, /./],
    ['at a time that is not offered', { time: '15:00' }, /cannot be booked/],
    ['on a day without bookings', { date: '2026-11-24' }, /cannot be booked/],
    ['too far ahead', { date: '2026-12-24' }, /cannot be booked/],
    ['for another deposit than was shown', { deposit: 100 }, /deposit has changed/],
    ['to be paid at the counter', { payType: 'offline' }, /./],
  ] as const)('%s is refused', async (_what, change, text) => {
    await backend.db.update(reserveStores).set({ minTables: 2 })
    expect(await nok.tryBook(change)).toMatchObject({ code: 400, msg: expect.stringMatching(text) })
    expect([await backend.db.$count(reservations), await heldSteps()]).toEqual([0, 0])
  })

  it('shows its deposit and what comes back before it is paid', async () => {
    const { payTypes, ...quote } = await nok.ask(calls.checkout, nok.wanted)
    expect(quote).toMatchObject({
      ...{ deposit: 20_000, depositBy: 'person', depositEach: 5000, tables: 1, holdMinutes: 15, minutes: 120 },
      refunds: [
        { until: '2026-11-21T19:00:00.000+07:00', amount: 20_000 },
        { until: '2026-11-22T17:00:00.000+07:00', amount: 10_000 },
        { until: null, amount: 0 },
      ],
    })
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
  })

  it('holds its table until the deposit is paid, then the store is asked', async () => {
    const { data } = await nok.tryBook()
    expect(data.expireAt).toBe('2026-11-21T12:15:00.000+07:00')
    expect(await nok.look(data.id)).toMatchObject({
      ...{
        state: 0,
        progress: 0,
        result: null,
        payState: 'unpaid',
        payWay: '',
        actions: ['pay', 'cancel'],
        tableNo: '',
      },
    })
    await nok.pay(data.id)
    const view = await nok.look(data.id)
    expect(view).toMatchObject({
      state: 1,
      progress: 1,
      payState: 'paid',
      actions: ['cancel', 'change'],
      refundNow: 20_000,
    })
    expect(view.calendar).toMatch(/DTSTART:20261122T120000Z\r\nDTEND:20261122T140000Z/)
  })

  it('that is not paid in time frees its table', async () => {
    const { data } = await nok.tryBook()
    backend.clock.advance(16)
    expect(await nok.look(data.id)).toMatchObject({ state: 8, payState: 'closed', actions: [] })
    await runJob(backend.app.jobs.orderTimeouts)
    expect([await heldSteps(), await leftAt('19:00')]).toEqual([0, 1])
    expect((await backend.db.select().from(reservations))[0]?.state).toBe('expired')
  })

  it('without a deposit is sent at once, and confirmed where the store needs no asking', async () => {
    const room = { areaId: 'room', deposit: 0 } as const
    expect(await nok.look(await nok.book(room))).toMatchObject({ state: 1, payState: 'none' })
    await backend.db.update(reserveStores).set({ autoConfirm: true })
    const id = await nok.book({ ...room, date: '2026-11-23' })
    expect(await nok.look(id)).toMatchObject({ state: 3, result: 1, tableNo: 'V1' })
  })

  it('is made once for a key, and belongs to its guest', async () => {
    const first = await nok.tryBook({}, 'booking-key-0001')
    const again = await nok.tryBook({}, 'booking-key-0001')
    expect(again.data.id).toBe(first.data.id)
    expect(await backend.db.$count(purchases)).toBe(1)
    const bee = await enterBooker(backend, 'Bee')
    const own = { id: first.data.id, refund: 0 }
    const tried = [
      await bee.call(calls.detail, own),
      await bee.call(calls.cancel, own),
      await bee.call(calls.change, { ...own, date: '2026-11-23', time: '19:00' }),
      await bee.call(calls.slots, { storeId: 'ari', areaId: 'garden', people: 2, exceptId: own.id }),
    ]
    expect(tried.map(({ msg }) => msg)).toEqual(tried.map(() => 'This reservation was not found'))
  })

  it('of the last table is made by one of two guests who come at once', async () => {
    const guests = await Promise.all(['Bee', 'Cat', 'Dao'].map((name) => enterBooker(backend, name)))
    const replies = await Promise.all([nok, ...guests].map((guest) => guest.tryBook()))
    expect(codesOf(replies)).toEqual([200, 400, 400, 400])
    expect(replies.filter(({ code }) => code === 400).map(({ msg }) => msg)[0]).toMatch(/just been taken/)
    expect(await backend.db.$count(reservations)).toBe(1)
  })
})

describe('a booking that its guest cancels', () => {
  it.each([
    ['a day before', 6 * 60, 20_000],
    ['later', 7 * 60 + 1, 10_000],
    ['within two hours', 29 * 60 + 1, 0],
  ])('%s brings back what was promised', async (_when, minutes, refund) => {
    const id = await nok.book()
    backend.clock.advance(minutes)
    expect((await nok.call(calls.cancel, { id, refund: refund + 1 })).msg).toMatch(/has changed/)
    const { reservation } = await nok.ask(calls.cancel, { id, refund, reason: 'Plans changed' })
    expect(reservation).toMatchObject({ state: 5, result: 3, refund, reason: 'Plans changed', actions: [] })
    expect([await owedBack(), await heldSteps()]).toEqual([refund > 0 ? [refund] : [], 0])
    expect((await nok.call(calls.cancel, { id, refund })).code).toBe(400)
  })

  it('before the payment costs nothing', async () => {
    const { data } = await nok.tryBook()
    expect((await nok.ask(calls.cancel, { id: data.id, refund: 0 })).reservation).toMatchObject({
      state: 5,
      payState: 'closed',
    })
    expect([await owedBack(), await heldSteps()]).toEqual([[], 0])
  })
})

describe('a booking that is moved', () => {
  it('holds the other time, and the store is asked again', async () => {
    const id = await nok.book()
    const { reservation } = await nok.ask(calls.change, { id, date: '2026-11-23', time: '19:30' })
    expect(reservation).toMatchObject({ state: 1, start: '2026-11-23T19:30:00.000+07:00', deposit: 20_000 })
    expect(await leftAt('19:00')).toBe(1)
  })

  it('can overlap its own time, which counts as free', async () => {
    const id = await nok.book()
    expect(await leftAt('19:30')).toBe(0)
    expect((await nok.ask(calls.change, { id, date: '2026-11-22', time: '19:30' })).reservation.state).toBe(1)
    expect((await backend.db.select().from(reservations))[0]?.tableIds).toEqual(['t1'])
  })

  it('late keeps the share that would have come back', async () => {
    const id = await nok.book()
    backend.clock.advance(8 * 60)
    await nok.ask(calls.change, { id, date: '2026-11-27', time: '19:00' })
    expect((await nok.look(id)).refundNow).toBe(10_000)
  })

  it.each([
    ['to a full time', '2026-11-23', 0, /just been taken/],
    ['within two hours', '2026-11-25', 29 * 60 + 5, /2 hours before/],
  ])('%s is refused and stays', async (_what, date, minutes, text) => {
    const id = await nok.book()
    const bee = await enterBooker(backend, 'Bee')
    await bee.book({ date: '2026-11-23' })
    backend.clock.advance(minutes)
    expect((await nok.call(calls.change, { id, date, time: '19:00' })).msg).toMatch(text)
    expect((await nok.look(id)).start).toBe('2026-11-22T19:00:00.000+07:00')
  })
})

describe('the bookings of a member', () => {
  it('are listed as coming, the next first, and past', async () => {
    const late = await nok.book({ date: '2026-11-25' })
    const soon = await nok.book()
    const off = await nok.book({ date: '2026-11-23' })
    await nok.ask(calls.cancel, { id: off, refund: 20_000 })
    const coming = await nok.ask(calls.mine, {})
    expect([coming.list.map(({ id }) => id), coming.coming]).toEqual([[soon, late], 2])
    const past = await nok.ask(calls.mine, { tab: 'past' })
    expect(past.list).toMatchObject([{ id: off, refund: 20_000, storeName: 'Warm Table Ari' }])
    expect(past.coming).toBe(2)
  })
})
