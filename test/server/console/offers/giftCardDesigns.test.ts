import { type DesignFields, giftCardDesignContract as calls } from '../../../../console/contract/coupons/giftCardDesign'
import { CardHolder, sellCards } from '../../support/coupons/cardHolder'
import { codesOf } from '../../support/inStore/diner'
import { freshConsole } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
})

const designFields = (given: Partial<DesignFields> = {}): DesignFields => ({
  ...{ sort: 0, category: { en: 'Festival' }, name: { en: 'New year', th: 'ปีใหม่', zh: '新年' }, cover: '' },
  ...{ colours: { from: '#fff3c4', to: '#f6dc94', ink: '#4a2e00' } },
  ...{ faceValues: [20_000, 50_000], minAmount: 10_000, maxAmount: 300_000, validDays: 365 },
  ...given,
})

it('a design that staff make is on sale, listed as it was entered, and recorded', async () => {
  const made = await staff.ask(calls.create, designFields())
  expect(made).toMatchObject({ ...designFields(), version: 1, onSale: true, issued: 0 })
  expect((await staff.ask(calls.list, { keyword: '新年', onSale: true })).list).toEqual([made])
  expect((await staff.ask(calls.list, { onSale: false })).total).toBe(0)
  expect((await staff.ask(calls.list, { keyword: 'birthday' })).total).toBe(0)
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'giftCardDesign.create', before: null, after: made }])
})

describe('a design with a card', () => {
  let som: CardHolder
  let cardId: string
  beforeEach(async () => {
    await sellCards(backend)
    som = await CardHolder.enter(backend, 'Som')
    cardId = await som.buy(50_000)
  })

  it('counts it; an edit leaves its value and end', async () => {
    const before = await som.detail(cardId)
    const edit = { ...designFields({ faceValues: [30_000], minAmount: null, maxAmount: null, validDays: 1 }) }
    const changed = await staff.ask(calls.update, { ...edit, id: 'birthday', version: 1 })
    expect(changed).toMatchObject({ ...edit, version: 2, issued: 1 })
    const { card } = await som.detail(cardId)
    expect([card.balance, card.expireAt]).toEqual([before.card.balance, before.card.expireAt])
    const [entry] = await staff.audited('birthday')
    expect(entry).toMatchObject({ action: 'giftCardDesign.update', before: { version: 1 }, after: changed })
  })

  it('is not bought any more when it is off sale; the card stays', async () => {
    const off = await staff.ask(calls.setOnSale, { id: 'birthday', version: 1, onSale: false })
    expect([off.onSale, off.version]).toEqual([false, 2])
    await expect(som.buy(50_000)).rejects.toThrow()
    expect((await som.detail(cardId)).card.balance).toBe(50_000)
    await staff.ask(calls.setOnSale, { id: 'birthday', version: 2, onSale: true })
    expect(await som.buy(50_000)).not.toBe(cardId)
  })
})

it('of six edits that saw the same version one succeeds, and the others get how it is now', async () => {
  const { id } = await staff.ask(calls.create, designFields())
  const edit = (_: unknown, sort: number) => staff.call(calls.update, { ...designFields({ sort }), id, version: 1 })
  const replies = await Promise.all(Array.from('abcdef', edit))
  expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  const [now] = (await staff.ask(calls.list, {})).list
  const stale = await staff.call(calls.setOnSale, { id, version: 1, onSale: false })
  expect([stale.code, stale.data]).toEqual([409, { current: now }])
  expect((await staff.call(calls.update, { ...designFields(), id: 'nothing', version: 1 })).code).toBe(400)
})

const BAD: [string, Partial<DesignFields>, string[]][] = [
  ['no value', { faceValues: [], minAmount: null, maxAmount: null }, ['faceValues']],
  ['a value twice', { faceValues: [20_000, 20_000] }, ['faceValues']],
  ['a least and no most', { maxAmount: null }, ['maxAmount']],
  ['a least above the most', { minAmount: 400_000 }, ['maxAmount']],
  ['a colour that is none', { colours: { from: 'red', to: '#000000', ink: '#ffffff' } }, ['colours']],
  ['no days', { validDays: 0 }, ['validDays']],
  ['a picture that is none', { cover: '../secret' }, ['cover']],
]
it.each(BAD)('a design with %s is refused with its fields', async (_what, given, fields) => {
  const { code, data } = await staff.call(calls.create, designFields(given))
  expect([code, data]).toEqual([400, { fields }])
})
