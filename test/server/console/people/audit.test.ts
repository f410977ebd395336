import { consoleContract } from '../../../../console/contract/contract'
import type { Input } from '../../../../src/contract/endpoint'
import { auditLog } from '../../../../server/db/schema/staff/staff'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { PASSWORD } from '../../support/console/merchant'
import { StaffCaller } from '../../support/console/staff'

const { audit, session, staffAccount, topUpAmount } = consoleContract

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

const AMOUNT = {
  ...{ amount: 10_000, bonus: 0, points: 0, coupons: [], recommended: false },
  ...{ perPerson: null, endAt: null },
}

const actions = async (asked: Input<typeof audit.list>, staff = owner) =>
  (await staff.ask(audit.list, asked)).list.map(({ action }) => action)

/** Writes one entry, as a write of staff would. */
async function write(entry: Partial<typeof auditLog.$inferInsert>): Promise<void> {
  const plain = { at: backend.clock.now(), sessionHash: 'x', action: 'queue.call', subject: 's', subjectId: 'one' }
  await backend.db.insert(auditLog).values({ ...plain, ...entry })
}

describe('the audit log', () => {
  it('is read by person, by area and by day of the restaurant', async () => {
    const nok = await owner.invite({ email: 'nok@example.com', role: 'manager' })
    await nok.ask(topUpAmount.create, AMOUNT)
    const { staff } = await nok.ask(session.current, {})
    expect(await actions({ staffId: staff.id })).toEqual(['topUpAmount.create'])
    expect(await actions({ area: 'staffAccount' })).toEqual(['staffAccount.create'])
    await write({ at: new Date('2026-03-01T16:59:59Z'), action: 'queue.call' })
    await write({ at: new Date('2026-03-01T17:00:00Z'), action: 'queue.seat' })
    expect(await actions({ day: '2026-03-01' })).toEqual(['queue.call'])
    expect(await actions({ day: '2026-03-02' })).toEqual(['queue.seat'])
    const { list } = await owner.ask(audit.people, {})
    expect(list.map(({ name }) => name)).toEqual(['Nok', 'Owner'])
  })

  it('shows who works in some stores what belongs to them or to none, and no accounts of staff', async () => {
    const nok = await owner.invite({ email: 'nok@example.com', role: 'manager', storeIds: ['ari'] })
    await write({ action: 'queue.open', subject: 'queues', subjectId: 'ari' })
    await write({ action: 'queue.door', subject: 'queues', subjectId: 'silom' })
    await write({ action: 'reserve.move', subject: 'reservations', after: { storeId: 'silom' } })
    await write({ action: 'reserve.arrive', subject: 'reservations', after: { storeId: 'ari' } })
    await write({ action: 'order.ready', subject: 'orders', subjectId: 'of-nobody' })
    await write({ action: 'table.settle', subject: 'dining_tables', subjectId: 't1' })
    await write({ action: 'table.free', subject: 'dining_tables', subjectId: 'elsewhere' })
    await write({ action: 'levels.update', subject: 'configs' })
    expect(await actions({}, nok)).toEqual(['levels.update', 'table.settle', 'reserve.arrive', 'queue.open'])
    expect(await actions({})).toHaveLength(9)
  })

  it('is for managers', async () => {
    const nok = await owner.invite({ email: 'nok@example.com', role: 'cashier' })
    expect((await nok.call(audit.list, {})).code).toBe(403)
    expect((await owner.call(staffAccount.list, {})).code).toBe(200)
  })
})
