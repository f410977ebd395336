import { changesOf } from '../../console/app/list/changesOf'
import { recordedField } from '../../console/app/schema/recordedFields'

describe('a recorded write', () => {
  it('has the fields that changed, without those that name the record', () => {
    const before = { id: 'a', version: 1, name: 'Nok', role: 'cashier', storeIds: ['ari'], state: 1 }
    const after = { id: 'a', version: 2, name: 'Nok', role: 'manager', storeIds: [], state: 2 }
    expect(changesOf(before, after)).toEqual({ name: 'Nok', changed: ['role', 'storeIds'] })
  })

  it('of something new or gone has its name only', () => {
    const pack = { id: 'p', name: { en: 'Lunch' }, price: 100 }
    expect(changesOf(null, pack)).toEqual({ name: { en: 'Lunch' }, changed: [] })
    expect(changesOf(pack, null)).toEqual({ name: { en: 'Lunch' }, changed: [] })
    expect(changesOf(null, null)).toEqual({ name: undefined, changed: [] })
  })

  it('shows amounts and choices as the area declares them', () => {
    expect(recordedField('couponPack', 'price')).toMatchObject({ kind: 'number', unit: 'satang' })
    expect(recordedField('staffAccount', 'role')).toMatchObject({ kind: 'choice' })
    expect(recordedField('order', 'nothing')).toMatchObject({ kind: 'plain' })
  })
})
