import { eq } from 'drizzle-orm'
import { moneyContract } from '../../../../console/contract/numbers/money'
import { orderContract } from '../../../../console/contract/orders/order'
import { type StaffTable, type StaffTableSession, tableContract } from '../../../../console/contract/tables/table'
import { tableSessions } from '../../../../server/db/schema/inStore/tables'
import { newId } from '../../../../server/db/ids'
import { tableScanText } from '../../../../src/domain/table/tableCode'
import { A1, A2, Diner, kitchen, payMode } from '../../support/inStore/diner'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

const SITE = 'https://shop.example'

let backend: Backend
let staff: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD, siteOrigins: [SITE] })
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
})

async function table(id = 't1'): Promise<StaffTable> {
  const { tables } = await staff.ask(tableContract.floor, { storeId: 'ari' })
  const found = tables.find((each) => each.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

async function session(): Promise<StaffTableSession> {
  const { session } = await table()
  if (!session) throw new Error('The table is free')
  return session
}

const seen = async () => ({ id: 't1', sessionId: (await session()).id })
const callIds = async (type: string) => (await session()).calls.filter((call) => call.type === type).map(({ id }) => id)

/** A guest at a table that pays at the end, with one order. */
async function dinerWithBill(): Promise<Diner> {
  await payMode(backend, 'payAfter')
  const diner = await (await Diner.seated(backend, 3)).fill()
  await diner.order()
  return diner
}

it('the floor shows the tables of a store in their order, free ones without a session', async () => {
  const { tables } = await staff.ask(tableContract.floor, { storeId: 'ari' })
  expect(tables.map(({ id, name, state, session }) => [id, name, state, session])).toEqual([
    ['t1', 'A1', 'free', null],
    ['t2', 'A2', 'free', null],
  ])
  expect(tables[0]).toMatchObject({ storeId: 'ari', area: 'Garden', seats: 4, codePath: tableScanText('', A1) })
  expect((await staff.call(tableContract.floor, { storeId: 'nowhere' })).code).toBe(400)
})

it('a table is ordering, eating, calls, wants to pay, and is free once it is settled', async () => {
  await payMode(backend, 'payAfter')
  const diner = await Diner.seated(backend, 3)
  const states = [(await table()).state]
  const note = async () => states.push((await table()).state)
  await diner.fill()
  const { id } = await diner.order()
  await note()
  await kitchen(backend, id, 'preparing')
  await note()
  await diner.call('water', 'Without ice')
  await note()
  await diner.call('bill')
  await note()
  await staff.ask(tableContract.answer, { ...(await seen()), callIds: await callIds('bill') })
  await note()
  await diner.tryShare({ way: 'amount', amount: 100 })
  await note()
  const { bill } = await session()
  await staff.ask(tableContract.settle, { ...(await seen()), owed: bill?.owed ?? 0 })
  await note()
  expect(states).toEqual(['ordering', 'ordering', 'eating', 'calls', 'paying', 'calls', 'paying', 'free'])
  expect((await diner.bill()).left).toBe(0)
})

it('a session has its guests, calls, rounds and bill', async () => {
  const diner = await dinerWithBill()
  await diner.add('tea', 2)
  await diner.order()
  await diner.call('water', 'Without ice')
  const { total } = await diner.bill()
  expect(await session()).toMatchObject({
    ...{ peopleNum: 3, payMode: 'payAfter', guests: [{ no: 1, name: 'Guest 1' }], total },
    calls: [{ type: 'water', note: 'Without ice', by: 'Guest 1' }],
    rounds: [
      { no: 1, by: 'Guest 1', paid: false, dueAtCounter: false },
      { no: 2, lines: [{ num: 2 }] },
    ],
    bill: { total, paid: 0, deposit: 0, pending: 0, owed: total },
    ...{ maySettle: true, mayFree: false },
  })
})

it('only the named calls are answered, and guests see that', async () => {
  const diner = await Diner.seated(backend)
  await diner.call('water')
  await diner.call('service')
  const water = await callIds('water')
  const after = await staff.ask(tableContract.answer, { ...(await seen()), callIds: water })
  expect(after.session?.calls.map(({ type }) => type)).toEqual(['service'])
  const { calls } = await diner.tableSession()
  expect(Object.fromEntries(calls.map(({ type, done }) => [type, done]))).toEqual({ service: false, water: true })
  expect(await staff.audited('t1')).toMatchObject([{ action: 'table.answer' }])
})

it('calls of the guests before are not those of the guests now', async () => {
  await Diner.seated(backend)
  const before = await seen()
  await staff.ask(tableContract.free, before)
  const next = await Diner.seated(backend)
  await next.call('water')
  const stale = await staff.call(tableContract.answer, { ...before, callIds: await callIds('water') })
  expect(stale).toMatchObject({ code: 409, data: { current: { id: 't1', state: 'calls' } } })
  expect((await staff.call(tableContract.free, before)).code).toBe(409)
  expect((await session()).calls).toHaveLength(1)
})

it('a bill is settled for the sum that staff saw, once, and recorded', async () => {
  const diner = await dinerWithBill()
  const before = { ...(await seen()), owed: (await diner.bill()).total }
  await diner.add('tea')
  await diner.order()
  const { total } = await diner.bill()
  const stale = await staff.call(tableContract.settle, before)
  expect(stale).toMatchObject({ code: 409, data: { current: { session: { bill: { owed: total } } } } })
  const key = newId()
  for (let time = 0; time < 2; time += 1)
    expect(
      await staff.ask(tableContract.settle, { ...before, owed: total, way: 'cardTerminal' }, { key }),
    ).toMatchObject({ state: 'free' })
  expect((await diner.bill()).shares).toMatchObject([{ amount: total, paid: true }])
  expect(await staff.audited('t1')).toMatchObject([{ action: 'table.settle', after: { way: 'cardTerminal' } }])
  const { list } = await staff.ask(moneyContract.day, { day: '2026-11-21' })
  expect(list).toMatchObject([{ payType: 'cardTerminal', received: 1, net: total }])
  expect((await staff.call(tableContract.settle, { ...before, owed: total })).code).toBe(409)
})

it('a table that pays first is freed once the money for its order is taken', async () => {
  const diner = await (await Diner.seated(backend)).fill()
  await diner.order({ payType: 'offline' })
  expect(await session()).toMatchObject({ bill: null, maySettle: false, mayFree: false })
  expect((await staff.call(tableContract.free, await seen())).code).toBe(400)
  const [round] = (await session()).rounds
  expect(round?.dueAtCounter).toBe(true)
  await staff.ask(orderContract.takePayment, { id: round?.orderId ?? '', state: round?.state ?? 0 })
  expect((await session()).mayFree).toBe(true)
  const { id } = await session()
  expect((await staff.ask(tableContract.free, await seen())).session).toBeNull()
  const [closed] = await backend.db.select().from(tableSessions).where(eq(tableSessions.id, id))
  expect(closed?.closedAt).not.toBeNull()
})

it('a new code replaces the printed one, and is in no record', async () => {
  const diner = await Diner.seated(backend)
  const { codePath } = await staff.ask(tableContract.renewCode, { id: 't1' })
  expect((await diner.add('tea')).msg).toMatch(/no longer valid/)
  const code = new URL(codePath, SITE).searchParams.get('code') ?? ''
  expect(code).not.toBe(A1.code)
  await Diner.seated(backend, 2, { ...A1, code })
  const record = await staff.audited('t1')
  expect(record).toMatchObject([{ action: 'table.renew' }])
  expect(JSON.stringify(record)).not.toContain(code)
  expect((await staff.call(tableContract.renewCode, { id: 'nowhere' })).code).toBe(400)
})

it('the codes to print are those of the tables and of the store, or that of one table', async () => {
  const { site, storeName, codes } = await staff.ask(tableContract.codes, { storeId: 'ari' })
  expect([site, storeName]).toEqual([SITE, 'Warm Table Ari'])
  expect(codes.map(({ title, path }) => [title, path])).toEqual([
    ['A1 · Garden', tableScanText('', A1)],
    [expect.stringMatching(/^A2/), tableScanText('', A2)],
    ...['storeGoods', 'fastfood', 'personPay', 'queue'].map((target) => ['', `/s/${target}?storeId=ari`]),
  ])
  const one = await staff.ask(tableContract.codes, { storeId: 'ari', tableId: 't2' })
  expect(one.codes.map(({ tableId, hints }) => [tableId, ...hints.map(({ text }) => text)])).toEqual([
    [
      't2',
      expect.stringContaining('Scan to see the menu'),
      expect.stringContaining('สแกนเพื่อดูเมนู'),
      expect.stringContaining('扫码看菜单'),
    ],
  ])
})

it('tables are for those who work in their store', async () => {
  const bound = await staff.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  expect((await bound.call(tableContract.floor, { storeId: 'ari' })).code).toBe(403)
  expect((await bound.call(tableContract.renewCode, { id: 't1' })).code).toBe(403)
})
