import { couponPackContract as calls, type PackFields } from '../../../../console/contract/coupons/couponPack'
import { codesOf } from '../../support/inStore/diner'
import type { Backend } from '../../support/harness'
import { enterBuyer, type PackBuyer } from '../../support/coupons/packBuyer'
import { packConsole } from '../../support/console/packConsole'
import type { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: PackBuyer
packConsole((...all) => ([backend, staff, nok] = all))

const packFields = (given: Partial<PackFields> = {}): PackFields => ({
  ...{ sort: 0, name: { en: 'Sunny week', th: 'สัปดาห์แดดจ้า', zh: '晴天周' }, tagline: { en: '' }, image: '' },
  ...{ price: 4900, coupons: [{ templateId: 'dessert', num: 3, worth: 2500 }], total: null, perPerson: null },
  ...{ perMonth: false, saleFrom: null, saleUntil: null, refundDays: 7 },
  ...given,
})

it('a pack that staff make is on sale, listed as it was entered, recorded, and bought', async () => {
  const saleUntil = '2026-12-01T00:00:00.000+07:00'
  const fields = packFields({ saleUntil, total: 5, perPerson: 1, perMonth: true })
  const made = await staff.ask(calls.create, fields)
  expect(made).toMatchObject({ ...fields, version: 1, onSale: true, sold: 0 })
  expect((await staff.ask(calls.list, { keyword: 'แดด', onSale: true })).list).toEqual([made])
  expect((await staff.ask(calls.list, { onSale: false })).total).toBe(0)
  expect(await staff.audited(made.id)).toMatchObject([{ action: 'couponPack.create', before: null, after: made }])
  expect((await nok.order({ packId: made.id })).code).toBe(200)
  expect((await staff.ask(calls.list, {})).list.find(({ id }) => id === made.id)?.sold).toBe(1)
})

it('an edit leaves what was bought, and is recorded with what it was', async () => {
  const orderId = await nok.buy()
  const before = await nok.ordered(orderId)
  const changed = await staff.ask(calls.update, { ...packFields({ refundDays: 0 }), id: 'rain', version: 1 })
  expect(changed).toMatchObject({ ...packFields({ refundDays: 0 }), version: 2, sold: 1 })
  const { coupons, refundUntil } = await nok.ordered(orderId)
  expect([coupons, refundUntil]).toEqual([before.coupons, before.refundUntil])
  const [entry] = await staff.audited('rain')
  expect(entry).toMatchObject({ action: 'couponPack.update', before: { version: 1, price: 9900 }, after: changed })
})

it('a pack that is off sale is not ordered any more, and can be put on sale again', async () => {
  const off = await staff.ask(calls.setOnSale, { id: 'rain', version: 1, onSale: false })
  expect([off.onSale, off.version]).toEqual([false, 2])
  expect((await nok.order()).code).toBe(400)
  const stale = await staff.call(calls.setOnSale, { id: 'rain', version: 1, onSale: true })
  expect([stale.code, stale.data]).toEqual([409, { current: off }])
  await staff.ask(calls.setOnSale, { id: 'rain', version: 2, onSale: true })
  expect((await nok.order()).code).toBe(200)
})

it('of six edits that saw the same version one succeeds', async () => {
  const edit = (_: unknown, sort: number) =>
    staff.call(calls.update, { ...packFields({ sort }), id: 'rain', version: 1 })
  const replies = await Promise.all(Array.from('abcdef', edit))
  expect(codesOf(replies)).toEqual([200, 409, 409, 409, 409, 409])
  expect((await staff.call(calls.update, { ...packFields(), id: 'nothing', version: 1 })).code).toBe(400)
})

it('the total does not go below what is sold', async () => {
  for (const name of ['Som', 'Ploy']) await (await enterBuyer(backend, name)).buy()
  const { code, data } = await staff.call(calls.update, { ...packFields({ total: 1 }), id: 'rain', version: 1 })
  expect([code, data]).toEqual([400, { fields: ['total'] }])
})

const [dessert] = packFields().coupons
const BAD: [string, Partial<PackFields>, string[]][] = [
  ['no coupons', { coupons: [] }, ['coupons']],
  ['a coupon twice', { coupons: [dessert, dessert].flatMap((one) => one ?? []) }, ['coupons']],
  ['an unknown coupon', { coupons: [{ templateId: 'nothing', num: 1, worth: 0 }] }, ['coupons']],
  ['no price', { price: 0 }, ['price']],
  ['a month without a limit', { perMonth: true }, ['perMonth']],
  ['more for one than for all', { total: 1, perPerson: 2 }, ['perPerson']],
  ['a sale that ends first', { saleFrom: '2026-12-02T00:00:00Z', saleUntil: '2026-12-01T00:00:00Z' }, ['saleUntil']],
]
it.each(BAD)('a pack with %s is refused with its fields', async (_what, given, fields) => {
  const { code, data } = await staff.call(calls.create, packFields(given))
  expect([code, data]).toEqual([400, { fields }])
})
