import { eq } from 'drizzle-orm'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { queueTickets } from '../../../server/db/schema/inStore/queue'
import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { queueContract as calls } from '../../../src/contract/inStore/queue'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { setFacts } from '../support/accounts/accounts'
import { A1, codesOf, Diner } from '../support/inStore/diner'
import { EventStream } from '../support/eventStream'
import { type Backend, runJob } from '../support/harness'
import { enterGuest, freshQueue, move, type QueueGuest, takeInTurn, tryMove } from '../support/inStore/queue'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: QueueGuest
freshQueue((...all) => ([backend, staff, nok] = all))

const line = async () =>
  (await staff.ask(staffCalls.tickets, { storeId: 'ari' })).list.map(({ number, ahead }) => `${number} ${ahead}`)
const told = async () =>
  (await backend.db.select().from(guestMessages)).map(({ occasion, userId }) => `${occasion} ${userId === nok.userId}`)

describe('a number that staff call', () => {
  it('waits for its guest by the time of the server, and is passed when the guest does not come', async () => {
    const { id } = await nok.take(2)
    await move(staff, 'call', id)
    expect(await nok.look(id)).toMatchObject({
      ...{
        state: 5,
        stateFormat: 'Your turn',
        actions: ['cancel', 'arrive'],
        line: [{ number: 'A001', called: true }],
      },
      ...{ calledAt: ['2026-11-21T12:00:00.000+07:00'], graceUntil: '2026-11-21T12:05:00.000+07:00', graceMinutes: 5 },
    })
    backend.clock.advance(4)
    await move(staff, 'call', id)
    expect(await nok.look(id)).toMatchObject({ graceUntil: '2026-11-21T12:09:00.000+07:00', calledAt: [{}, {}] })
    backend.clock.advance(5)
    const passed = { state: 3, stateFormat: 'Passed', graceUntil: null, waitedMinutes: 5 }
    expect(await nok.look(id)).toMatchObject(passed)
    await runJob(backend.app.jobs.queue)
    expect(await backend.db.select().from(queueTickets)).toMatchObject([{ state: 'passed', endedBy: 'system' }])
    expect(await nok.look(id)).toMatchObject(passed)
    expect((await nok.call(calls.arrive, { id })).msg).toMatch(/has been passed/)
  })

  it('is not passed by the clock once its guest stands at the door', async () => {
    const { id } = await nok.take(2)
    expect((await nok.call(calls.arrive, { id })).msg).toMatch(/has not been called yet/)
    await move(staff, 'call', id)
    expect((await nok.ask(calls.arrive, { id })).view).toMatchObject({ arrived: true, actions: ['cancel'] })
    backend.clock.advance(10)
    await runJob(backend.app.jobs.queue)
    expect((await staff.ask(staffCalls.ticket, { id })).arrivedAt).toBe('2026-11-21T12:00:00.000+07:00')
    expect((await move(staff, 'seat', id)).state).toBe(2)
  })

  it('opens the table of the guest when they are seated, and no table that is taken', async () => {
    await Diner.seated(backend, 2)
    const { id } = await nok.take(2)
    expect((await tryMove(staff, 'seat', id, 't1')).msg).toBe('Table A1 is taken. Please choose another one')
    expect((await tryMove(staff, 'seat', id, 'none')).code).toBe(400)
    expect((await nok.look(id)).state).toBe(1)
    await move(staff, 'call', id, 't2')
    expect((await nok.look(id)).table).toEqual({ id: 't2', name: 'A2', area: '', code: null })
    await move(staff, 'seat', id, 't2')
    const { state, table, actions } = await nok.look(id)
    expect([state, table?.code, actions]).toEqual([2, 'code of A2', []])
    const at = { ...A1, tableId: 't2', code: table?.code ?? '' }
    const { view } = await nok.ask(inStoreContract.table, at)
    expect([view?.peopleNum, view?.sitting?.members.length]).toEqual([2, 1])
  })
})

describe('a passed number', () => {
  const passNok = async () => {
    const { id } = await nok.take(4)
    await move(staff, 'call', id)
    await move(staff, 'pass', id)
    return id
  }

  it('is taken again once, after the next three groups, with the number and place that were shown', async () => {
    const id = await passNok()
    await takeInTurn(backend, [4, 4, 4, 4, 4])
    const { again, actions, passRule, waitedMinutes } = await nok.look(id)
    expect(waitedMinutes).toBe(0)
    expect({ again, actions }).toEqual({ again: { number: 'B007', ahead: 3, estMinutes: 15 }, actions: ['again'] })
    expect(passRule).toMatch(/once, free. You come in after the next 3 groups/)
    const taken = await nok.again(id)
    expect(taken).toMatchObject({ number: 'B007', ahead: 3, state: 1 })
    expect(await line()).toEqual(['B002 0', 'B003 1', 'B004 2', 'B007 3', 'B005 4', 'B006 5'])
    expect(await nok.look(id)).toMatchObject({ state: 3, again: null, actions: [] })
    await move(staff, 'call', taken.id)
    await move(staff, 'pass', taken.id)
    expect((await nok.look(taken.id)).again).toBeNull()
    expect((await nok.call(calls.again, { id: taken.id })).msg).toMatch(/cannot be taken again/)
  })

  it('is taken again by one of five requests at once', async () => {
    const id = await passNok()
    const replies = await Promise.all(Array.from('abcde', (key) => nok.call(calls.again, { id }, key)))
    expect(codesOf(replies)).toEqual([200, 400, 400, 400, 400])
  })

  it('is put back to its place by staff, unless its guest has another one', async () => {
    const id = await passNok()
    await takeInTurn(backend, [4, 4])
    expect((await move(staff, 'requeue', id)).ahead).toBe(0)
    expect(await line()).toEqual(['B001 0', 'B002 1', 'B003 2'])
    await move(staff, 'call', id)
    await move(staff, 'pass', id)
    await nok.take(2)
    expect((await tryMove(staff, 'requeue', id)).msg).toBe('This guest has taken number A001 meanwhile')
    expect((await move(staff, 'seat', id)).stateFormat).toBe('Seated')
  })
})

describe('guests get messages', () => {
  beforeEach(() => setFacts(backend, nok.userId, { email: 'nok@example.com' }))

  it('by e-mail when three groups are left and when it is their turn, once each', async () => {
    const before = await takeInTurn(backend, [2, 2, 2, 2, 2])
    const { id } = await nok.take(2)
    const seat = async (at: number) => move(staff, 'seat', before[at]?.ticket.id ?? '')
    await seat(0)
    expect(await told()).toEqual([])
    await seat(1)
    await seat(2)
    expect(await told()).toEqual(['queueSoon true'])
    await move(staff, 'call', id)
    expect(await told()).toEqual(['queueSoon true', 'queueCalled true'])
  })

  it('not of a place that they took', async () => {
    const before = await takeInTurn(backend, [2, 2, 2])
    await nok.take(2)
    await move(staff, 'seat', before[0]?.ticket.id ?? '')
    expect(await told()).toEqual([])
  })
})

describe('staff', () => {
  it('act once per key, on what they saw, and are recorded without the phone number', async () => {
    const { id } = await nok.take(2)
    const call = (version: number, key: string) => staff.call(staffCalls.call, { id, version }, { key })
    const [first, repeated, stale] = [await call(1, 'a'), await call(1, 'a'), await call(1, 'b')]
    expect([first.data, codesOf([first, repeated, stale])]).toEqual([repeated.data, [200, 200, 409]])
    expect(stale.data).toEqual({ current: first.data })
    const [entry, ...more] = await staff.audited(id)
    expect(entry).toMatchObject({ action: 'queue.call', before: { state: 1 }, after: { state: 5, phone: '' } })
    expect(more).toEqual([])
  })

  it('of six who seat one group at once one succeeds', async () => {
    const { id } = await nok.take(2)
    const replies = await Promise.all(
      Array.from('abcdef', () => staff.call(staffCalls.seat, { id, version: 1, tableId: 't1' })),
    )
    expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('pause and open the queue and its kinds of tables', async () => {
    const paused = await staff.ask(staffCalls.setOpen, { storeId: 'ari', version: 1, open: false })
    expect([paused.open, paused.version, paused.types.length]).toEqual([false, 2, 3])
    expect((await nok.tryTake(2)).msg).toMatch(/not giving queue numbers/)
    expect((await staff.call(staffCalls.setOpen, { storeId: 'ari', version: 1, open: true })).code).toBe(409)
    await staff.ask(staffCalls.setOpen, { storeId: 'ari', version: 2, open: true })
    await staff.ask(staffCalls.setTypeOpen, { id: 'ariA', version: 1, open: false })
    expect((await nok.tryTake(2)).msg).toMatch(/no queue numbers for 1 to 2/)
    expect((await nok.tryTake(3)).code).toBe(200)
  })

  it('add and change kinds of tables, each with letters of its own', async () => {
    const fields = { name: { en: '' }, prefix: 'V', minPeople: 9, maxPeople: 12, minutes: 20 }
    const made = await staff.ask(staffCalls.createType, { storeId: 'ari', ...fields })
    expect((await nok.take(10)).number).toBe('V001')
    const same = await staff.call(staffCalls.createType, { storeId: 'ari', ...fields, prefix: 'A' })
    expect([same.code, same.data]).toEqual([400, { fields: ['prefix'] }])
    const turned = await staff.call(staffCalls.updateType, { ...fields, minPeople: 13, id: made.id, version: 1 })
    expect(turned.data).toEqual({ fields: ['maxPeople'] })
    const changed = await staff.ask(staffCalls.updateType, { ...fields, maxPeople: 14, id: made.id, version: 1 })
    expect(changed).toMatchObject({ version: 2, maxPeople: 14, open: true })
    expect((await staff.audited(made.id)).map(({ action }) => action)).toEqual(['queueType.update', 'queueType.create'])
  })

  it('show the line at the door by a secret path that they can renew', async () => {
    const [first] = await takeInTurn(backend, [2, 2, 4])
    await move(staff, 'call', first?.ticket.id ?? '')
    const door = await staff.ask(staffCalls.door, { storeId: 'ari', version: 1 })
    const open = (path: string) => backend.app.server.inject({ url: path })
    const { body, statusCode, headers } = await open(door.doorPath ?? '')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatch(/Now called.*<p>A001<\/p>.*<b>A002<\/b>.*<b>B001<\/b>/s)
    expect(body).toMatch(/<noscript><meta http-equiv="refresh" content="3"/)
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/=]+'; connect-src 'self'/)
    await staff.ask(staffCalls.door, { storeId: 'ari', version: 2 })
    expect((await open(door.doorPath ?? '')).statusCode).toBe(404)
    expect(JSON.stringify(await staff.audited('ari'))).not.toContain(door.doorPath)
  })
})

describe('the screen at the door', () => {
  it('receives a new number of its own store at once, and needs only its path', async () => {
    const site = await backend.app.server.listen({ port: 0, host: '127.0.0.1' })
    const { doorPath } = await staff.ask(staffCalls.door, { storeId: 'ari', version: 1 })
    const stream = await EventStream.open(`${site}${doorPath}/events`, {})
    await nok.take(2)
    expect(await stream.until(/event: queue\ndata: {}/)).not.toContain('A001')
    stream.close()
    expect((await fetch(`${site}/door/nothing/events`)).status).toBe(404)
  })
})

describe('kinds of tables', () => {
  it('change while groups wait: their numbers and places stay, and no other kind gets their letters', async () => {
    await takeInTurn(backend, [2, 2])
    const fields = { name: { en: '' }, prefix: 'S', minPeople: 1, maxPeople: 3, minutes: 9 }
    await staff.ask(staffCalls.updateType, { ...fields, id: 'ariA', version: 1 })
    expect(await line()).toEqual(['A001 0', 'A002 1'])
    expect((await nok.take(3)).number).toBe('S003')
    const create = { ...fields, storeId: 'ari', prefix: 'A', minPeople: 20, maxPeople: 30 }
    expect((await staff.call(staffCalls.createType, create)).data).toEqual({ fields: ['prefix'] })
    await staff.ask(staffCalls.updateType, { ...fields, prefix: 'A', id: 'ariA', version: 2 })
    backend.clock.advance(25 * 60)
    staff = await StaffCaller.enter(backend)
    await staff.ask(staffCalls.updateType, { ...fields, prefix: 'S', id: 'ariA', version: 3 })
    await staff.ask(staffCalls.createType, create)
  })
})

describe('the tickets of a member', () => {
  it('move with a merge; of two in one store that of the account that ends is cancelled', async () => {
    const som = await enterGuest(backend, 'Som')
    await nok.take(2)
    await som.take(4)
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: som.userId, into: nok.userId, now: backend.clock.now() }),
    )
    expect((await nok.ask(calls.mine, {})).list.map(({ number, state }) => [number, state])).toEqual([
      ['B001', 4],
      ['A001', 1],
    ])
  })

  it('are found by staff by the code that the guest shows, and by no other caller', async () => {
    const { id } = await nok.take(2)
    expect(await staff.ask(staffCalls.ticket, { id })).toMatchObject({ number: 'A001', people: 2, ahead: 0 })
    expect((await staff.call(staffCalls.ticket, { id: 'other' })).code).toBe(400)
    expect((await backend.call(staffCalls.ticket, { id })).code).toBe(401)
    await backend.db.delete(queueTickets).where(eq(queueTickets.id, id))
  })
})
