import { eq } from 'drizzle-orm'
import { queues, queueTickets, queueTypes } from '../../../server/db/schema/inStore/queue'
import { stores } from '../../../server/db/schema/store/stores'
import { queueContract as calls } from '../../../src/contract/inStore/queue'
import { setFacts } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { enterGuest, openQueue, type QueueGuest, takeInTurn } from '../support/inStore/queue'
import { switchFeaturesOff } from '../support/database/configs'

let backend: Backend
let nok: QueueGuest
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openQueue(backend)
  nok = await enterGuest(backend, 'Nok')
})

const queue = (locale: 'en' | 'th' | 'zh' = 'en') =>
  backend.ask(calls.tables, { storeId: 'ari' }, { token: nok.token, locale })

describe('the queue of a store', () => {
  it('reports for each kind of table who waits and about how long', async () => {
    await takeInTurn(backend, [3, 4, 6])
    const { open, minPeople, maxPeople, types, ticket } = await queue('th')
    expect({ open, minPeople, maxPeople, ticket }).toEqual({ open: true, minPeople: 1, maxPeople: 8, ticket: null })
    expect(types.map(({ name, waiting, estMinutes, currentNo }) => [name, waiting, estMinutes, currentNo])).toEqual([
      ['โต๊ะสำหรับ 1–2 คน', 0, 0, ''],
      ['โต๊ะสำหรับ 3–4 คน', 2, 10, ''],
      ['โต๊ะสำหรับ 5–8 คน', 1, 5, ''],
    ])
  })

  it('estimates by what the last groups waited', async () => {
    const takenAt = backend.clock.now()
    const day = '2026-11-21'
    const seated = (no: number) => ({
      ...{ id: `old${no}`, storeId: 'ari', typeId: 'ariB', day, no, number: `B00${no}`, people: 4, phone: '' },
      ...({
        state: 'dined',
        aheadAtFirst: 2,
        takenAt,
        firstCalledAt: new Date(takenAt.getTime() + 24 * 60_000),
      } as const),
      ...{ calledAt: takenAt, endedAt: takenAt },
    })
    await backend.db.insert(queueTickets).values([1, 2].map(seated))
    await takeInTurn(backend, [4])
    expect((await queue()).types[1]?.estMinutes).toBe(5)
    await backend.db.insert(queueTickets).values(seated(7))
    expect((await queue()).types[1]?.estMinutes).toBe(10)
  })

  it.each([
    ['is closed', () => Promise.resolve(backend.clock.set('2026-11-21T23:00:00+07:00')), /Opens tomorrow at 10:00/],
    ['gives no numbers', () => backend.db.insert(queues).values({ storeId: 'ari', paused: true }), /ask our staff/],
    ['has no queue', () => backend.db.update(stores).set({ services: [] }), /not available here/],
    ['is of a merchant who has switched queues off', () => switchFeaturesOff(backend.db), /not available here/],
  ])('of a store that %s shows the reason and gives no number', async (_what, close, text) => {
    await close()
    const { open, closedText } = await queue()
    expect([open, closedText]).toEqual([false, expect.stringMatching(text)])
    expect(await nok.tryTake(2)).toMatchObject({ code: 400, msg: closedText })
    expect((await queue('th')).closedText).not.toBe(closedText)
  })
})

describe('a number', () => {
  it('is of the smallest kind of table for the people, with its place and what the guest can do', async () => {
    await takeInTurn(backend, [4, 3, 2])
    const ticket = await nok.take(4)
    expect(ticket).toMatchObject({
      ...{ number: 'B003', typeName: 'Table for 3–4', people: 4, state: 1, stateFormat: 'In queue' },
      ...{ ahead: 2, estMinutes: 10, others: 1, actions: ['cancel'], again: null, table: null, graceUntil: null },
      storeInfo: { id: 'ari', name: 'Warm Table Ari' },
      line: [
        { number: 'B001', called: false },
        { number: 'B002', called: false },
        { number: 'B003', called: false },
      ],
    })
    expect(ticket.phone).toMatch(/^0812345/)
    expect((await queue()).ticket).toEqual({ id: ticket.id, number: 'B003', people: 4 })
    expect((await nok.ask(calls.mine, {})).list).toMatchObject([{ number: 'B003', storeName: 'Warm Table Ari' }])
  })

  it.each([
    ['more people than any table has', { people: 9 }, /no table for 9 people/],
    ['a kind of table that is too small', { people: 4, typeId: 'ariA' }, /for 1 to 2 people/],
    ['a kind of table that there is not', { people: 4, typeId: 'other' }, /not available/],
    ['a phone number that is none', { people: 4, phone: '123' }, /phone number/],
    ['an unknown store', { people: 4, storeId: 'other' }, /store was not found/],
  ])('is not given for %s', async (_what, { people, ...more }, text) => {
    expect(await nok.tryTake(people, more)).toMatchObject({ code: 400, msg: expect.stringMatching(text) })
    expect(await backend.db.$count(queueTickets)).toBe(0)
  })

  it('is not given for a kind of table that is paused, nor without a phone number, nor without an account', async () => {
    await backend.db.update(queueTypes).set({ paused: true }).where(eq(queueTypes.id, 'ariA'))
    expect((await nok.tryTake(2)).msg).toMatch(/no queue numbers for 1 to 2 people/)
    await setFacts(backend, nok.userId, { phone: '' })
    expect((await nok.tryTake(4)).msg).toMatch(/add your phone number/)
    expect((await nok.tryTake(4, { phone: '081 999 9999' })).data.view?.phone).toBe('0819999999')
    const token = await backend.guest()
    expect((await backend.call(calls.take, { storeId: 'ari', people: 2 }, { token })).code).toBe(401)
  })

  it('is one per guest and store, once for one key', async () => {
    const replies = [await nok.tryTake(2, {}, 'k'), await nok.tryTake(2, {}, 'k')]
    expect(new Set(replies.map(({ data }) => data.view?.number))).toEqual(new Set(['A001']))
    const second = await nok.tryTake(4)
    expect(second).toMatchObject({ code: 400, data: { ticketId: replies[0]?.data.view?.id } })
    await nok.ask(calls.cancel, { id: replies[0]?.data.view?.id ?? '' })
    expect((await nok.take(4)).number).toBe('B001')
  })

  it('is known to its guest alone', async () => {
    const { id } = await nok.take(2)
    const som = await enterGuest(backend, 'Som')
    for (const call of [calls.detail, calls.cancel, calls.arrive, calls.again])
      expect(await som.call(call, { id })).toMatchObject({ code: 400, msg: 'This queue number was not found' })
    expect((await som.ask(calls.mine, {})).total).toBe(0)
    expect((await nok.look(id)).state).toBe(1)
  })

  it('moves up when others leave, and an unchanged one is not sent again', async () => {
    const [first] = await takeInTurn(backend, [2])
    const { id } = await nok.take(2)
    const { version } = await nok.ask(calls.detail, { id })
    expect(await nok.ask(calls.detail, { id, version })).toMatchObject({ changed: false, view: null })
    await first?.guest.ask(calls.cancel, { id: first.ticket.id })
    const reply = await nok.ask(calls.detail, { id, version })
    expect(reply).toMatchObject({ changed: true, view: { ahead: 0, line: [{ number: 'A002', called: false }] } })
    expect(await first?.guest.look(first.ticket.id)).toMatchObject({ state: 4, stateFormat: 'Cancelled', actions: [] })
    expect((await first?.guest.call(calls.cancel, { id: first.ticket.id }))?.msg).toMatch(/has been cancelled/)
  })
})

describe('the business day', () => {
  it('begins the numbers anew when the store has closed, and ends who still waited', async () => {
    backend.clock.set('2026-11-21T21:59:00+07:00')
    const { id, number } = await nok.take(2)
    backend.clock.set('2026-11-22T10:00:00+07:00')
    expect((await nok.look(id)).state).toBe(4)
    const next = await nok.take(2)
    expect([number, next.number, next.ahead]).toEqual(['A001', 'A001', 0])
    expect((await nok.ask(calls.mine, {})).list.map(({ state }) => state)).toEqual([1, 4])
  })

  it('of a store that is open past midnight goes on until it closes', async () => {
    const { db, clock } = backend
    await db
      .update(stores)
      .set({ services: ['queue'] })
      .where(eq(stores.id, 'silom'))
    await openQueue(backend, 'silom')
    const at = (time: string) => clock.set(`${time}:00+07:00`)
    at('2026-11-21T23:59')
    const taken = await nok.ask(calls.take, { storeId: 'silom', people: 2 })
    at('2026-11-22T00:01')
    const som = await enterGuest(backend, 'Som')
    expect((await som.ask(calls.take, { storeId: 'silom', people: 2 })).view).toMatchObject({
      number: 'A002',
      ahead: 1,
    })
    at('2026-11-22T02:00')
    await runJob(backend.app.jobs.queue)
    expect((await nok.look(taken.view?.id ?? '')).state).toBe(4)
    expect(await db.select({ by: queueTickets.endedBy }).from(queueTickets)).toEqual([
      { by: 'system' },
      { by: 'system' },
    ])
  })
})

describe('at the same moment', () => {
  it('eight guests get eight numbers without a gap', async () => {
    const guests = await Promise.all(Array.from('abcdefgh', (name) => enterGuest(backend, name)))
    const replies = await Promise.all(guests.map((guest) => guest.tryTake(2)))
    expect(replies.map(({ data }) => data.view?.number ?? '').sort((one, other) => one.localeCompare(other))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((no) => `A00${no}`),
    )
    const places = await Promise.all(guests.map(async ({ ask }) => (await ask(calls.mine, {})).list[0]?.id ?? ''))
    const ahead = await Promise.all(guests.map(async (guest, at) => (await guest.look(places[at] ?? '')).ahead))
    expect(ahead.sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('one guest gets one number', async () => {
    const replies = await Promise.all(Array.from('abcde', (key) => nok.tryTake(2, {}, key)))
    expect(codesOf(replies)).toEqual([200, 400, 400, 400, 400])
    expect(await backend.db.$count(queueTickets)).toBe(1)
  })
})
