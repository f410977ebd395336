import { closeTableSession } from '../../server/modules/inStore/tableSessionRepository'
import { renewTableCode } from '../../server/modules/inStore/staffTables'
import { tableSessions } from '../../server/db/schema/inStore/tables'
import { peopleWith } from '../../src/stores/cart/cartCounts'
import { A1, A2, Diner, payMode } from '../server/support/inStore/diner'
import { freshBistro } from '../server/support/database/freshBistro'
import type { Backend } from '../server/support/harness'
import { Phone, piecesOf } from './phone'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const close = () =>
  backend.db.transaction(async (tx) => {
    const [session] = await tx.select().from(tableSessions)
    if (session) await closeTableSession(tx, session.id, backend.clock.now())
  })

test('two phones share one cart: each sees what the other adds and which items are its own', async () => {
  const ploy = await Phone.seated(backend)
  const nok = await Phone.seated(backend)
  await ploy.add(ploy.ins, 'curry')
  await nok.add(nok.ins, 'curry')
  await nok.add(nok.ins, 'tea', 2)
  await ploy.table.poll()
  for (const phone of [ploy, nok])
    expect(piecesOf(phone.ins)).toEqual({ 'curry of 1': 1, 'curry of 2': 1, 'tea of 2': 2 })
  expect([ploy.ins.goodsCount, ploy.ins.countOf('curry'), ploy.ins.countOf('tea')]).toEqual([4, 1, 0])
  expect(peopleWith('curry', ploy.ins.goodsList).map(({ no, me }) => [no, me])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('simultaneous taps and polls lose nothing and count nothing twice', async () => {
  const [ploy, nok] = [await Phone.seated(backend), await Phone.seated(backend)]
  const busy = [ploy, nok].flatMap((phone) =>
    Array.from({ length: 6 }, async (_none, index) => {
      void phone.table.poll()
      await phone.add(phone.ins, index % 2 ? 'water' : 'curry')
      await phone.table.poll()
    }),
  )
  await Promise.all(busy)
  for (const phone of [ploy, nok]) {
    await phone.table.load()
    expect(piecesOf(phone.ins)).toEqual({ 'curry of 1': 3, 'water of 1': 3, 'curry of 2': 3, 'water of 2': 3 })
    expect([phone.ins.goodsCount, phone.ins.countOf('curry'), phone.errors]).toEqual([12, 3, []])
  }
})

test("simultaneous changes of one line both count, and the other guest's dish keeps its owner", async () => {
  const [ploy, nok] = [await Phone.seated(backend), await Phone.seated(backend)]
  await ploy.add(ploy.ins, 'curry', 3)
  await nok.table.poll()
  const [mine, theirs] = [ploy.ins.goodsList[0], nok.ins.goodsList[0]]
  if (!mine || !theirs) throw new Error('the curry is not there')
  await Promise.all([ploy.ins.setLine(mine, 5), nok.ins.setLine(theirs, 2)])
  await ploy.table.load()
  expect([piecesOf(ploy.ins), nok.ins.countOf('curry')]).toEqual([{ 'curry of 1': 4 }, 0])
})

test('the three carts of a phone are separate and are restored when the storefront restarts', async () => {
  const phone = await Phone.seated(backend)
  await phone.add(phone.out, 'rice')
  await phone.add(phone.fast, 'curry')
  await phone.add(phone.ins, 'tea')
  const later = phone.again(backend)
  await Promise.all([later.out.load(), later.fast.load(), later.table.poll()])
  for (const { out, fast, ins } of [phone, later]) {
    expect([out, fast, ins].map((cart) => [piecesOf(cart), cart.goodsCount])).toEqual([
      [{ rice: 1 }, 1],
      [{ curry: 1 }, 1],
      [{ 'tea of 1': 1 }, 1],
    ])
  }
  expect(later.table.ref).toEqual(A1)
})

test('a guest who has not joined the table gets an error, and the tap is reverted', async () => {
  const phone = await Phone.scanned(backend)
  expect([phone.table.seated, phone.table.can('start'), phone.table.view?.state]).toEqual([false, true, 0])
  expect(await phone.add(phone.ins, 'tea')).toBe(false)
  expect([phone.ins.goodsCount, String(phone.errors[0])]).toEqual([
    0,
    expect.stringContaining('Please start the table first'),
  ])
})

test('the number of people is entered once, shared by those who join, and changed by participants', async () => {
  const ploy = await Phone.seated(backend, 3)
  const nok = await Phone.scanned(backend)
  expect([nok.table.seated, nok.table.view?.peopleNum, nok.table.session]).toEqual([false, 3, undefined])
  await nok.table.start()
  await nok.table.start(4)
  await ploy.table.poll()
  expect([ploy.table.view?.peopleNum, ploy.table.participants.map(({ name }) => name)]).toEqual([
    4,
    ['Guest 1', 'Guest 2'],
  ])
})

test('a waiter can be called once per interval', async () => {
  const { table } = await Phone.seated(backend)
  await table.call('water')
  expect(table.session?.calls).toMatchObject([{ type: 'water', done: false }])
  await expect(table.call('water')).rejects.toThrow('You can call again in 60 s')
  await table.call('service')
  backend.clock.advance(1)
  await table.call('water')
})

test('a closed table is shown to its end, accepts no dishes, and is not restored', async () => {
  const phone = await Phone.seated(backend)
  await phone.add(phone.ins, 'tea')
  await close()
  expect(await phone.add(phone.ins, 'tea')).toBe(false)
  await phone.table.poll()
  expect([phone.table.closed, phone.table.seated, phone.ins.goodsCount]).toEqual([true, false, 0])
  expect(phone.again(backend).table.ref).toBeUndefined()
  await phone.table.start(2)
  expect([phone.table.seated, await phone.add(phone.ins, 'tea')]).toEqual([true, true])
})

test('a revoked code opens no table', async () => {
  const phone = await Phone.seated(backend)
  await backend.db.transaction((tx) => renewTableCode(tx, A1.tableId, backend.clock.now()))
  await phone.table.poll()
  expect([phone.table.expired, String(phone.table.error)]).toEqual([true, expect.stringContaining('no longer valid')])
  expect(phone.again(backend).table.ref).toBeUndefined()
})

test('another table has a separate cart', async () => {
  const phone = await Phone.seated(backend)
  await phone.add(phone.ins, 'tea')
  phone.table.enter(A2)
  expect([phone.table.view, phone.ins.goodsCount]).toEqual([undefined, 0])
  await phone.table.poll()
  expect([phone.table.view?.table.name, phone.table.seated]).toEqual(['A2', false])
})

test('dishes can be added after ordering, and the table shows both rounds', async () => {
  await payMode(backend, 'payAfter')
  const phone = await Phone.seated(backend)
  const friend = await Diner.seated(backend)
  await (await friend.fill()).order()
  await phone.table.poll()
  expect([phone.table.session?.batches.length, phone.ins.goodsCount, phone.table.can('bill')]).toEqual([1, 0, true])
  await phone.add(phone.ins, 'tea')
  expect(piecesOf(phone.ins)).toEqual({ 'tea of 1': 1 })
})

test('without network a phone shows the cached cart of its table, marked as stale and not orderable', async () => {
  const phone = await Phone.seated(backend)
  await phone.add(phone.ins, 'tea', 2)
  await phone.table.poll()
  const later = phone.again(backend)
  later.cut = true
  await later.table.poll()
  expect([later.table.seated, piecesOf(later.ins), later.ins.loaded]).toEqual([true, { 'tea of 1': 2 }, false])
  expect([later.table.staleSince, later.ins.staleSince]).toEqual([expect.any(Number), later.table.staleSince])
  // The phone learns it once and keeps polling until it succeeds.
  const { staleSince } = later.table
  await later.table.poll()
  expect(later.table.staleSince).toBe(staleSince)

  const friend = await Phone.seated(backend)
  await friend.add(friend.ins, 'water')
  later.cut = false
  await later.table.poll()
  expect([later.table.staleSince, later.ins.staleSince, later.ins.loaded]).toEqual([undefined, undefined, true])
  expect(piecesOf(later.ins)).toEqual({ 'tea of 1': 2, 'water of 2': 1 })
})

test('a shown table becomes stale when the network fails and fresh when it returns', async () => {
  const phone = await Phone.seated(backend)
  phone.cut = true
  await phone.table.poll()
  expect([phone.table.seated, phone.table.staleSince]).toEqual([true, expect.any(Number)])
  phone.cut = false
  await phone.table.poll()
  expect(phone.table.staleSince).toBeUndefined()
})

test('a table without a cached copy stays empty', async () => {
  const phone = (await Phone.scanned(backend)).again(backend)
  phone.table.enter(A2)
  phone.cut = true
  await phone.table.poll()
  expect([phone.table.view, phone.table.staleSince]).toEqual([undefined, undefined])
})
