import { eq } from 'drizzle-orm'
import { stores } from '../../../server/db/schema/store/stores'
import { diningTables, tableSessions } from '../../../server/db/schema/inStore/tables'
import { users } from '../../../server/db/schema/account/users'
import { answerTable, freeTable, readTables, renewTableCode } from '../../../server/modules/inStore/staffTables'
import { A2, allOrders, codesOf, Diner, kitchen, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const onTable = <T>(work: (tx: Parameters<Parameters<Backend['db']['transaction']>[0]>[0]) => Promise<T>) =>
  backend.db.transaction(work)

test('a table is free until a guest enters the number of people', async () => {
  const diner = await Diner.enter(backend)
  expect(await diner.table()).toMatchObject({
    table: { name: 'A1', area: 'Garden', storeName: 'Warm Table Ari', seats: 4 },
    state: 0,
    stateFormat: 'Free',
    actions: ['start'],
    peopleNum: 0,
    sitting: null,
  })
  expect((await diner.trySit()).msg).toBe('Please enter the number of guests')
  expect((await diner.trySit(21)).msg).toBe('A table seats at most 20 people')
  expect(await diner.sit(3)).toMatchObject({ state: 1, stateFormat: 'To be ordered', peopleNum: 3 })
})

test('the next guest joins with a number of their own, and only participants change the number of people', async () => {
  const first = await Diner.seated(backend, 2)
  const second = await Diner.enter(backend)
  expect(await second.table()).toMatchObject({ state: 1, peopleNum: 2, sitting: null })
  const { peopleNum, sitting } = await second.sit(9)
  expect(peopleNum).toBe(2)
  expect(sitting?.members.map(({ name, me }) => [name, me])).toEqual([
    ['Guest 1', false],
    ['Guest 2', true],
  ])
  expect((await first.sit(5)).peopleNum).toBe(5)
  expect((await first.tableSession()).members).toHaveLength(2)
})

test('a guest with a nickname is listed by it', async () => {
  const diner = await Diner.seated(backend)
  await backend.db.update(users).set({ nickname: 'Som', avatar: 'som.webp' })
  await diner.add('tea')
  expect((await diner.cart()).cart[0]?.addedBy).toEqual({ no: 1, name: 'Som', avatar: 'som.webp', me: true })
})

test('eight guests who scan a free table at once join one session', async () => {
  const diners = await Promise.all(Array.from({ length: 8 }, () => Diner.enter(backend)))
  await Promise.all(diners.map((diner) => diner.sit(8)))
  expect(await backend.db.$count(tableSessions)).toBe(1)
  const { members } = await (diners[0] as Diner).tableSession()
  expect(members.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

describe('a code', () => {
  it('of another table, or an invented one, is refused', async () => {
    const diner = await Diner.enter(backend, { storeId: 'ari', tableId: 't1', code: 'code of A2' })
    expect((await diner.trySit(2)).msg).toMatch(/no longer valid/)
    const elsewhere = await Diner.enter(backend, { storeId: 'silom', tableId: 't1', code: 'code of A1' })
    expect((await elsewhere.trySit(2)).msg).toMatch(/table was not found/)
  })

  it('that was renewed is refused', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const code = await onTable((tx) => renewTableCode(tx, 't1', backend.clock.now()))
    for (const { msg } of [await diner.add('tea'), await diner.place({ quoteId: 'x' }), await diner.call()]) {
      expect(msg).toMatch(/no longer valid/)
    }
    expect((await new Scanned(diner, code).cart()).count).toBe(2)
  })

  it('that has expired is refused', async () => {
    const diner = await Diner.seated(backend)
    await backend.db.update(diningTables).set({ codeExpireAt: new Date('2026-11-21T13:00:00+07:00') })
    expect((await diner.add('tea')).code).toBe(200)
    backend.clock.advance(60)
    expect((await diner.add('tea')).msg).toMatch(/no longer valid/)
  })

  it('per session changes when its table is closed', async () => {
    const diner = await Diner.seated(backend, 2, A2)
    await onTable((tx) => freeTable(tx, 't2', backend.clock.now()))
    expect((await diner.trySit(2)).msg).toMatch(/no longer valid/)
  })
})

/** The same guest after another scan. */
class Scanned {
  constructor(
    private readonly diner: Diner,
    private readonly code: string,
  ) {}

  cart() {
    return Diner.prototype.cart.call(
      Object.assign(Object.create(this.diner), { at: { ...this.diner.at, code: this.code } }),
    )
  }
}

test('a phone of a closed session cannot order for the next one', async () => {
  const missing = await (await Diner.seated(backend)).fill()
  await onTable((tx) => freeTable(tx, 't1', backend.clock.now()))
  expect((await missing.add('tea')).msg).toBe('This table has been closed. Scan its code to start again')
  const next = await Diner.seated(backend)
  expect((await missing.add('tea')).msg).toBe('This table has been closed. Scan its code to start again')
  expect((await next.cart()).cart).toEqual([])
  expect(await missing.table()).toMatchObject({ state: 1, sitting: null })
  const stranger = await Diner.enter(backend)
  expect((await stranger.add('tea')).msg).toBe('Please join the table first')
})

test('an abandoned table without an open bill is started again by the next guests', async () => {
  const missing = await (await Diner.seated(backend)).fill()
  backend.clock.advance(121)
  const next = await Diner.seated(backend, 4)
  expect(await next.table()).toMatchObject({
    peopleNum: 4,
    sitting: { members: [{ no: 1, me: true }], cart: { count: 0 } },
  })
  expect((await missing.table()).sitting).toBeNull()
})

test('a table with an open bill is joined after any time', async () => {
  await payMode(backend, 'payAfter')
  const first = await (await Diner.seated(backend)).fill()
  await first.order()
  backend.clock.advance(121)
  expect((await (await Diner.seated(backend)).tableSession()).batches).toHaveLength(1)
})

test('a closed store starts no table', async () => {
  backend.clock.set('2026-11-21T23:00:00+07:00')
  expect((await (await Diner.enter(backend)).trySit(2)).msg).toBe('The store is closed now. Opens tomorrow at 10:00')
})

test('polling with the newest version returns no change, until there is one', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  const { version } = await first.poll()
  expect(await first.poll(version)).toMatchObject({ version, changed: false, view: null })
  const { data } = await second.add('tea')
  const seen = await first.poll(version)
  expect(seen).toMatchObject({ changed: true, view: { sitting: { cart: { count: 1, version: data.version } } } })
  expect((await first.cart()).version).toBe(data.version)
  await backend.db.update(stores).set({ menuVersion: 7 }).where(eq(stores.id, 'ari'))
  expect((await first.poll(seen.version)).changed).toBe(true)
})

test('pay first: a table is ordered, paid, dining', async () => {
  const diner = await (await Diner.seated(backend)).fill()
  const order = await diner.order({ payType: 'promptpay' })
  expect(order.table).toEqual({ id: 't1', name: 'A1', area: 'Garden' })
  expect(await diner.table()).toMatchObject({ state: 2, payMode: 'payFirst', actions: ['order', 'call'] })
  await diner.pay(order.id)
  expect(await diner.table()).toMatchObject({ state: 4, stateFormat: 'Paid' })
  await kitchen(backend, order.id, 'preparing')
  expect(await diner.table()).toMatchObject({ state: 3, stateFormat: 'Dining' })
})

test('pay at the end: a table is ordered, dining, paid, and its guests see that to the end', async () => {
  await payMode(backend, 'payAfter')
  const diner = await (await Diner.seated(backend)).fill()
  const order = await diner.order()
  expect(order).toMatchObject({ state: 2, payType: null, paid: false, actions: ['withdraw'] })
  expect(await diner.table()).toMatchObject({ state: 2, actions: ['order', 'call', 'bill'] })
  await kitchen(backend, order.id, 'preparing')
  expect((await diner.table()).state).toBe(3)
  await diner.pay((await diner.share({ way: 'rest' })).id)
  expect(await diner.table()).toMatchObject({ state: 4, actions: ['start'], sitting: { closedAt: expect.any(String) } })
  expect(await (await Diner.enter(backend)).table()).toMatchObject({ state: 0, sitting: null })
  expect((await allOrders(backend)).map(({ type, paid, state }) => [type, paid, state])).toEqual([
    [1, true, 3],
    [3, true, 7],
  ])
})

test('a waiter can be called for the same reason only once a minute', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  const { data } = await first.call('water')
  expect(data.againAt).toBe('2026-11-21T12:01:00.000+07:00')
  backend.clock.advance(0.5)
  expect((await second.call('water')).msg).toBe('We are on our way. You can call again in 30 s')
  expect((await second.call('bill')).code).toBe(200)
  backend.clock.advance(0.5)
  expect((await second.call('water')).code).toBe(200)
  expect((await first.tableSession()).calls.map(({ type, done }) => [type, done])).toEqual([
    ['bill', false],
    ['water', false],
  ])
  await onTable((tx) => answerTable(tx, 't1', backend.clock.now()))
  expect((await first.tableSession()).calls.every(({ done }) => done)).toBe(true)
})

test('the most people of a table and the interval of waiter calls are the merchant’s settings', async () => {
  const value = { maxPeople: 4, callSeconds: 90 }
  await setConfig(backend.db, 'inStoreOrderConfig', value)
  const diner = await Diner.enter(backend)
  expect((await diner.trySit(5)).msg).toBe('A table seats at most 4 people')
  expect(await diner.sit(4)).toMatchObject({ peopleNum: 4, maxPeople: 4 })
  await diner.call('water')
  expect((await diner.call('water')).msg).toBe('We are on our way. You can call again in 90 s')
})

test('of four concurrent calls one succeeds', async () => {
  const diners = await Promise.all(Array.from({ length: 4 }, () => Diner.seated(backend)))
  const replies = await Promise.all(diners.map((diner) => diner.call()))
  expect(codesOf(replies)).toEqual([200, 400, 400, 400])
})

test('staff see their tables and participants', async () => {
  await Diner.seated(backend, 3)
  const tables = await readTables(backend.db, 'ari')
  expect(tables.map(({ table, tableSession }) => [table.name, tableSession?.peopleNum])).toEqual([
    ['A1', 3],
    ['A2', undefined],
  ])
})
