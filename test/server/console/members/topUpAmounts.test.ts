import { topUpAmountContract as calls } from '../../../../console/contract/members/topUpAmount'
import { addTemplate } from '../../support/coupons/coupons'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { enterSaver, openTopUps } from '../../support/membership/saver'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await openTopUps(backend)
  staff = await StaffCaller.enter(backend)
  await addTemplate(backend, { id: 'dinner' })
})

const fields = {
  ...{ amount: 50_000, bonus: 2000, points: 0, recommended: false, perPerson: null, endAt: null },
  coupons: [{ templateId: 'dinner', num: 1 }],
}

describe('amounts to pay in, at the console', () => {
  it('are made, edited and taken off, each time audited, and guests see them at once', async () => {
    const made = await staff.ask(calls.create, fields)
    expect(made).toMatchObject({ ...fields, version: 1, onSale: true })
    const edited = await staff.ask(calls.update, { ...fields, id: made.id, version: 1, bonus: 3000 })
    expect(edited).toMatchObject({ bonus: 3000, version: 2 })
    const nok = await enterSaver(backend, 'Nok')
    expect((await nok.offer()).list).toMatchObject([{ id: made.id, bonus: 3000, version: 2 }])
    const off = await staff.ask(calls.setOnSale, { id: made.id, version: 2, onSale: false })
    expect(off).toMatchObject({ onSale: false, version: 3 })
    expect((await nok.offer()).list).toEqual([])
    const actions = (await staff.audited(made.id)).map(({ action }) => action)
    expect(actions).toEqual(['topUpAmount.onSale', 'topUpAmount.update', 'topUpAmount.create'])
    expect((await staff.ask(calls.list, { onSale: false })).list).toMatchObject([{ id: made.id }])
    expect((await staff.ask(calls.list, { onSale: true })).list).toEqual([])
  })

  it('refuse a stale edit with what it is now', async () => {
    const { id } = await staff.ask(calls.create, fields)
    await staff.ask(calls.setOnSale, { id, version: 1, onSale: false })
    const reply = await staff.call(calls.update, { ...fields, id, version: 1 })
    expect([reply.code, reply.data]).toEqual([409, { current: expect.objectContaining({ id, version: 2 }) }])
  })

  it.each([
    ['an amount that is no whole baht', { amount: 50_050 }, ['amount']],
    ['a coupon twice', { coupons: [...fields.coupons, ...fields.coupons] }, ['coupons']],
    ['an unknown coupon', { coupons: [{ templateId: 'other', num: 1 }] }, ['coupons']],
  ])('refuse %s by its field', async (_what, change, named) => {
    const reply = await staff.call(calls.create, { ...fields, ...change })
    expect([reply.code, reply.data]).toEqual([400, { fields: named }])
  })
})
