import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { queueContract as calls } from '../../../src/contract/inStore/queue'
import type { Backend } from '../support/harness'
import { freshQueue, move, type QueueGuest, tryMove } from '../support/inStore/queue'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: QueueGuest
freshQueue((...all) => ([backend, staff, nok] = all))

const VIP = { name: { en: 'Private room', th: 'ห้องส่วนตัว' }, prefix: 'A', minPeople: 1, maxPeople: 2, minutes: 5 }
const remove = (version = 1, key?: string) =>
  staff.call(staffCalls.removeType, { id: 'ariA', version }, key ? { key } : {})
const kinds = async () => (await staff.ask(staffCalls.read, { storeId: 'ari' })).types.map(({ prefix }) => prefix)

describe('a kind of table with a name', () => {
  it('is shown to guests by it, in their language, with its size, and at the door in all languages', async () => {
    const { id } = await nok.take(2)
    expect((await nok.look(id)).typeName).toBe('Table for 1–2')
    await staff.ask(staffCalls.updateType, { ...VIP, id: 'ariA', version: 1 })
    expect((await nok.look(id)).typeName).toBe('Private room, for 1–2')
    const inThai = await backend.ask(calls.tables, { storeId: 'ari' }, { token: nok.token, locale: 'th' })
    expect(inThai.types.map(({ name }) => name)).toEqual([
      'ห้องส่วนตัว สำหรับ 1–2 คน',
      'โต๊ะสำหรับ 3–4 คน',
      'โต๊ะสำหรับ 5–8 คน',
    ])
    const { doorPath } = await staff.ask(staffCalls.door, { storeId: 'ari', version: 1 })
    const { body } = await backend.app.server.inject({ url: doorPath ?? '' })
    expect(body).toContain(
      '<span lang="en">Private room, for 1–2</span> · <span lang="th">ห้องส่วนตัว สำหรับ 1–2 คน</span>',
    )
  })
})

describe('a kind of table that staff take away', () => {
  it('stays while guests wait with its numbers or are called, and the refusal names them', async () => {
    const { id } = await nok.take(2)
    const waiting = await remove()
    expect([waiting.code, waiting.msg]).toEqual([400, expect.stringContaining('A001')])
    await move(staff, 'call', id)
    expect((await remove()).code).toBe(400)
    expect(await kinds()).toEqual(['A', 'B', 'C'])
    await move(staff, 'seat', id)
    expect((await remove()).code).toBe(200)
    expect(await kinds()).toEqual(['B', 'C'])
  })

  it('gives no numbers any more, while those that it gave stay in the lists of guests', async () => {
    const { id } = await nok.take(2)
    await move(staff, 'seat', id)
    await remove()
    expect((await nok.tryTake(2)).msg).toMatch(/no table for 2 people/)
    expect((await nok.tryTake(2, { typeId: 'ariA' })).code).toBe(400)
    expect((await staff.call(staffCalls.take, { storeId: 'ari', people: 2 })).code).toBe(400)
    const { list } = await nok.ask(calls.mine, { page: 1, pageSize: 10 })
    expect(list).toMatchObject([{ number: 'A001', typeName: 'Table for 1–2' }])
    expect(await nok.look(id)).toMatchObject({ typeName: 'Table for 1–2', again: null })
  })

  it('has no line that a passed number could come back to', async () => {
    const { id } = await nok.take(2)
    await move(staff, 'call', id)
    await move(staff, 'pass', id)
    expect((await nok.look(id)).again).not.toBeNull()
    await remove()
    expect(await nok.look(id)).toMatchObject({ again: null, actions: expect.not.arrayContaining(['again']) })
    expect((await nok.call(calls.again, { id })).code).toBe(400)
    expect((await tryMove(staff, 'requeue', id)).code).toBe(400)
  })

  it('is taken away once, not by who saw an older version, and recorded', async () => {
    expect((await remove(2)).code).toBe(409)
    const twice = await Promise.all([remove(1, 'k1'), remove(1, 'k1')])
    expect(twice.map(({ code }) => code)).toEqual([200, 200])
    expect((await remove(2)).code).toBe(400)
    expect((await staff.call(staffCalls.updateType, { ...VIP, id: 'ariA', version: 2 })).code).toBe(400)
    expect(await staff.audited('ariA')).toMatchObject([{ action: 'queueType.remove', before: { prefix: 'A' } }])
  })

  it('leaves its letters to another kind a day later, when no guest holds a number with them', async () => {
    const { id } = await nok.take(2)
    await move(staff, 'seat', id)
    await remove()
    const another = { ...VIP, storeId: 'ari' }
    expect((await staff.call(staffCalls.createType, another)).data).toEqual({ fields: ['prefix'] })
    backend.clock.advance(25 * 60)
    staff = await StaffCaller.enter(backend)
    expect((await staff.call(staffCalls.createType, another)).code).toBe(200)
    expect((await staff.call(staffCalls.createType, another)).data).toEqual({ fields: ['prefix'] })
  })
})
