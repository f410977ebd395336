import { queueContract as staffCalls } from '../../../console/contract/tables/queue'
import { queueTypes, queues } from '../../../server/db/schema/inStore/queue'
import { newId } from '../../../server/db/ids'
import type { Backend } from '../support/harness'
import { freshQueue, move, type QueueGuest } from '../support/inStore/queue'
import type { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: QueueGuest
freshQueue((...all) => ([backend, staff, nok] = all))

const take = (people: number, more: { phone?: string } = {}) => ({ storeId: 'ari', people, ...more })

it('staff take a number for guests at the door, which stands in line with those of others and is recorded', async () => {
  await nok.take(4)
  const taken = await staff.ask(staffCalls.take, take(3, { phone: '081 234 5678' }))
  expect(taken).toMatchObject({ typeId: 'ariB', number: 'B002', people: 3, state: 1, ahead: 1, phone: '0812345678' })
  expect(await staff.audited(taken.id)).toMatchObject([{ action: 'queue.take', after: { number: 'B002', phone: '' } }])
  await move(staff, 'call', taken.id)
  await move(staff, 'seat', taken.id, 't1')
  expect((await staff.ask(staffCalls.tickets, { storeId: 'ari', state: 'dined' })).list).toMatchObject([
    { id: taken.id, tableId: 't1' },
  ])
})

it('a number for guests at the door is taken once for a repeated call, and as many as groups come', async () => {
  const key = newId()
  const numbers = [
    await staff.ask(staffCalls.take, take(2), { key }),
    await staff.ask(staffCalls.take, take(2), { key }),
    await staff.ask(staffCalls.take, take(2)),
  ].map(({ number, phone }) => [number, phone])
  expect(numbers).toEqual([
    ['A001', ''],
    ['A001', ''],
    ['A002', ''],
  ])
})

it.each([
  ['for a size without a table', () => Promise.resolve(), take(9), /9/],
  ['with a wrong phone number', () => Promise.resolve(), take(2, { phone: '12' }), /phone/i],
  [
    'while no numbers are given',
    () => backend.db.insert(queues).values({ storeId: 'ari', paused: true }),
    take(2),
    /./,
  ],
  ['while its kind of table is closed', () => backend.db.update(queueTypes).set({ paused: true }), take(2), /./],
] as const)('no number is taken %s', async (_what, arrange, asked, msg) => {
  await arrange()
  expect(await staff.call(staffCalls.take, asked)).toMatchObject({ code: 400, msg: expect.stringMatching(msg) })
  expect((await staff.ask(staffCalls.tickets, { storeId: 'ari' })).list).toEqual([])
})

it('a person of another store takes no number', async () => {
  const bound = await staff.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  expect((await bound.call(staffCalls.take, take(2))).code).toBe(403)
})
