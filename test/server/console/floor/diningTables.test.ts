import { diningTableContract as calls } from '../../../../console/contract/tables/diningTable'
import { EVENTS_PATH } from '../../../../console/contract/events'
import { queueContract } from '../../../../console/contract/tables/queue'
import { reserveRulesContract } from '../../../../console/contract/tables/reserveRules'
import { CONSOLE_API_PREFIX } from '../../../../console/contract/staffCall'
import { tableContract } from '../../../../console/contract/tables/table'
import { orderContract } from '../../../../src/contract/order/order'
import { A1, codesOf, Diner } from '../../support/inStore/diner'
import { EventStream } from '../../support/eventStream'
import type { Backend } from '../../support/harness'
import { freshStaff } from '../../support/database/freshBistro'
import { openQueue } from '../../support/inStore/queue'
import { enterBooker, openReserve } from '../../support/inStore/reserve'
import type { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshStaff((fresh, owner) => ([backend, staff] = [fresh, owner]))

const storeId = 'ari'
const terrace = { en: 'Terrace', th: 'ระเบียง', zh: '露台' }
const fields = { name: 'T1', area: terrace, seats: 6, codePerSession: false }
const a1 = { name: 'A1', area: { en: 'Garden', th: 'สวน' }, seats: 4, codePerSession: false }
const seen = { id: 't1', version: 1 }

const names = async () => (await staff.ask(calls.list, { storeId })).list.map(({ name }) => name)
const floor = async () => (await staff.ask(tableContract.floor, { storeId })).tables.map(({ name }) => name)
const codes = async () => (await staff.ask(tableContract.codes, { storeId })).codes.map(({ title }) => title)

/** The place that a printed code leads to. */
async function codeOf(tableId: string): Promise<typeof A1> {
  const { codes: printed } = await staff.ask(tableContract.codes, { storeId, tableId })
  const query = new URLSearchParams(printed[0]?.path.split('?').at(-1))
  return { storeId, tableId, code: query.get('code') ?? '' }
}

it('a new table is the last of its store, has a code to print, and guests start there', async () => {
  const made = await staff.ask(calls.create, { ...fields, storeId })
  expect(made).toMatchObject({ ...fields, storeId, version: 1 })
  expect([await names(), await floor()]).toEqual([
    ['A1', 'A2', 'T1'],
    ['A1', 'A2', 'T1'],
  ])
  expect(await codes()).toContain('T1 · Terrace')
  const diner = await Diner.seated(backend, 2, await codeOf(made.id))
  expect((await diner.table()).table).toMatchObject({ name: 'T1' })
  const entries = await staff.audited(made.id)
  expect(entries).toMatchObject([{ action: 'diningTable.create' }])
  expect(JSON.stringify(entries)).not.toContain((await codeOf(made.id)).code)
})

it('a table is renamed, its printed code stays, and a stale edit is refused with how it is now', async () => {
  const edited = await staff.ask(calls.update, { ...a1, ...seen, name: 'A 1', seats: 5 })
  expect(edited).toMatchObject({ name: 'A 1', seats: 5, version: 2 })
  const diner = await Diner.seated(backend, 2, A1)
  expect((await diner.table()).table).toMatchObject({ name: 'A 1' })
  const stale = await staff.call(calls.update, { ...a1, ...seen })
  expect(stale).toMatchObject({ code: 409, data: { current: { name: 'A 1', version: 2 } } })
})

it('a name is taken once in a store, until its table is removed', async () => {
  const taken = { code: 400, data: { fields: ['name'] } }
  expect(await staff.call(calls.create, { ...fields, storeId, name: 'A1' })).toMatchObject(taken)
  expect(await staff.call(calls.update, { ...fields, id: 't2', version: 1, name: 'A1' })).toMatchObject(taken)
  await staff.ask(calls.create, { ...fields, storeId: 'silom', name: 'A1' })
  await staff.ask(calls.remove, seen)
  await staff.ask(calls.create, { ...fields, storeId, name: 'A1' })
  expect(await names()).toEqual(['A2', 'A1'])
})

it('two people who add a table of the same name at once make one', async () => {
  const add = () => staff.call(calls.create, { ...fields, storeId })
  const made = await Promise.all([add(), add(), add()])
  expect(codesOf(made).filter((code) => code === 200)).toHaveLength(1)
  expect(await names()).toEqual(['A1', 'A2', 'T1'])
})

it('tables are put in an order, all of them at once', async () => {
  await staff.ask(calls.order, { storeId, ids: ['t2', 't1'] })
  expect([await names(), await floor()]).toEqual([
    ['A2', 'A1'],
    ['A2', 'A1'],
  ])
  const partly = await staff.call(calls.order, { storeId, ids: ['t1'] })
  expect(partly).toMatchObject({ code: 409, data: { current: { list: [{ id: 't2' }, { id: 't1' }] } } })
})

it('an area is renamed at all of its tables, in all languages', async () => {
  await staff.ask(calls.update, { ...a1, id: 't2', version: 1, name: 'A2' })
  const { list } = await staff.ask(calls.renameArea, { storeId, shown: 'Garden', area: terrace })
  expect(list.map(({ area, version }) => [area, version])).toEqual([
    [terrace, 2],
    [terrace, 3],
  ])
  const gone = await staff.call(calls.renameArea, { storeId, shown: 'Garden', area: terrace })
  expect(gone).toMatchObject({ code: 400, data: { fields: ['shown'] } })
  expect(await staff.audited(storeId)).toMatchObject([{ action: 'diningTable.renameArea' }])
})

describe('a removed table', () => {
  it('is neither on the floor nor printed, and its code is that of no table', async () => {
    await staff.ask(calls.remove, seen)
    expect([await names(), await floor()]).toEqual([['A2'], ['A2']])
    expect(await codes()).not.toContain('A1 · Garden')
    const unknown = await (await Diner.enter(backend, { ...A1, tableId: 'none' })).trySit(2)
    const removed = await (await Diner.enter(backend, A1)).trySit(2)
    expect([removed.code, removed.msg]).toEqual([unknown.code, unknown.msg])
    expect((await staff.call(tableContract.renewCode, { id: 't1' })).code).toBe(400)
    for (const call of [calls.remove, calls.update])
      expect((await staff.call(call, { ...a1, ...seen, version: 2 })).code).toBe(400)
    expect((await staff.call(calls.read, { id: 't1' })).code).toBe(400)
  })

  it('keeps its name in the orders of the past', async () => {
    const diner = await (await Diner.seated(backend, 2)).fill()
    const { id } = await diner.order({ payType: 'promptpay' })
    await diner.pay(id)
    const { tables } = await staff.ask(tableContract.floor, { storeId })
    await staff.ask(tableContract.free, { id: 't1', sessionId: tables[0]?.session?.id ?? '' })
    await staff.ask(calls.remove, seen)
    const { table } = await backend.ask(orderContract.detail, { orderId: id }, diner.as())
    expect(table).toMatchObject({ name: 'A1' })
  })

  it('has no guests at it', async () => {
    await Diner.seated(backend, 2)
    const refused = await staff.call(calls.remove, seen)
    expect([refused.code, refused.msg]).toEqual([400, 'Guests sit at table A1. Free it first'])
    expect(await names()).toContain('A1')
  })

  it('has no booking that is still to come, and can be booked no more', async () => {
    await openReserve(backend)
    const nok = await enterBooker(backend, 'Nok')
    await nok.book({ areaId: 'room', deposit: 0 })
    const refused = await staff.call(calls.remove, { id: 't9', version: 1 })
    expect([refused.code, refused.msg]).toEqual([400, expect.stringContaining('V1 is reserved')])
    const { rules } = await staff.ask(reserveRulesContract.read, { storeId })
    const garden = rules?.areas.find(({ id }) => id === 'garden')
    if (!garden) throw new Error('no garden')
    await staff.ask(calls.remove, seen)
    const stale = await staff.call(reserveRulesContract.updateArea, garden)
    expect(stale).toMatchObject({ code: 409, data: { current: { tableIds: ['t2'] } } })
    const again = await staff.call(reserveRulesContract.updateArea, { ...garden, version: garden.version + 1 })
    expect(again).toMatchObject({ code: 400, data: { fields: ['tableIds'] } })
    expect((await nok.tryBook()).code).toBe(400)
  })

  it('is not one to seat a group of the queue at', async () => {
    await openQueue(backend)
    const { id, version } = await staff.ask(queueContract.take, { storeId, people: 2 })
    await staff.ask(calls.remove, seen)
    expect((await staff.call(queueContract.seat, { id, version, tableId: 't1' })).code).toBe(400)
  })

  it('does not get guests who scan its code at the same moment', async () => {
    const diner = await Diner.enter(backend, A1)
    const [sat, removed] = await Promise.all([diner.trySit(2), staff.call(calls.remove, seen)])
    expect(new Set(codesOf([sat, removed]))).toEqual(new Set([200, 400]))
  })
})

it('is done in the own restaurants only', async () => {
  const bound = await staff.invite({ email: 'nok@example.com', role: 'manager', storeIds: ['silom'] })
  const refused = [
    await bound.call(calls.list, { storeId }),
    await bound.call(calls.create, { ...fields, storeId }),
    await bound.call(calls.update, { ...a1, ...seen }),
    await bound.call(calls.remove, seen),
    await bound.call(calls.order, { storeId, ids: ['t2', 't1'] }),
  ]
  expect(refused.map(({ code }) => code)).toEqual([403, 403, 403, 403, 403])
})

it('staff who look at the floor hear of a table that is set up, changed and removed', async () => {
  const site = await backend.app.server.listen({ port: 0, host: '127.0.0.1' })
  const stream = await EventStream.open(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}`, { cookie: staff.cookie })
  const { id, version } = await staff.ask(calls.create, { ...fields, storeId })
  await stream.until(new RegExp(`event: table\ndata: .*${id}.*"ari"`))
  await staff.ask(calls.update, { ...fields, id, version, seats: 2 })
  await stream.until(new RegExp(`(event: table\ndata: .*${id}[^]*){2}`))
  await staff.ask(calls.remove, { id, version: version + 1 })
  expect(await stream.until(new RegExp(`(event: table\ndata: .*${id}[^]*){3}`))).toContain('"ari"')
  stream.close()
})
