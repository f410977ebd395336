import { eq } from 'drizzle-orm'
import { couponNumbersContract as calls } from '../../../../console/contract/numbers/couponNumbers'
import { tillContract } from '../../../../console/contract/till/till'
import type { Input } from '../../../../src/contract/endpoint'
import { couponActivities, exchangeCodes } from '../../../../server/db/schema/coupons/couponClaims'
import { userCoupons } from '../../../../server/db/schema/coupons/coupons'
import { addCodes } from '../../support/codes'
import { giveCoupon } from '../../support/coupons/coupons'
import type { Backend } from '../../support/harness'
import type { PackBuyer } from '../../support/coupons/packBuyer'
import { packConsole } from '../../support/console/packConsole'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: PackBuyer
packConsole((...all) => ([backend, staff, nok] = all))

const TODAY = { from: '2026-11-21', to: '2026-11-21' }
const NONE = { issued: 0, used: 0, expired: 0, discount: 0, turnover: 0 }
const numbers = async (by: Input<typeof calls.list>['by'], asked: Partial<Input<typeof calls.list>> = {}) => {
  const { list } = await staff.ask(calls.list, { by, ...TODAY, ...asked })
  return Object.fromEntries(list.map(({ id, ...rest }) => [id, rest]))
}
const use = async (couponId: string, amount: number, discount: number) => {
  const [coupon] = await backend.db.select().from(userCoupons).where(eq(userCoupons.id, couponId))
  return staff.ask(tillContract.redeem, { storeId: 'ari', code: coupon?.code ?? '', amount, discount })
}

it('coupons of a pack count for the pack and for their templates, with what they took off and brought', async () => {
  await nok.buy()
  const first = (await nok.held()).find(({ terms }) => terms.couponId === 'dinner')
  await use(first?.id ?? '', 30_000, 5000)
  const dinner = { name: 'dinner', issued: 2, used: 1, expired: 0, discount: 5000, turnover: 25_000 }
  const dessert = { ...NONE, name: 'dessert', issued: 1 }
  expect(await numbers('template')).toEqual({ dinner, dessert })
  expect(await numbers('pack')).toEqual({ rain: { ...dinner, name: 'Rainy week', issued: 3 } })
  expect(await numbers('template', { storeId: 'siam' })).toMatchObject({ dinner: { issued: 2, used: 0, turnover: 0 } })
  expect(await numbers('template', { storeId: 'ari' })).toMatchObject({ dinner: { used: 1, discount: 5000 } })
})

it('a use at the till that was undone does not count', async () => {
  await giveCoupon(backend, nok.userId, 'dinner', { id: 'one' })
  const { id } = await use('one', 30_000, 5000)
  await staff.ask(tillContract.undo, { id })
  expect(await numbers('template')).toMatchObject({ dinner: { issued: 1, used: 0, discount: 0, turnover: 0 } })
  await use('one', 20_000, 5000)
  expect(await numbers('template')).toMatchObject({ dinner: { used: 1, discount: 5000, turnover: 15_000 } })
})

it('days are those of the restaurant: midnight in Bangkok divides them', async () => {
  const received = (id: string, at: string) =>
    giveCoupon(backend, nok.userId, 'dinner', {
      ...{ id, receivedAt: new Date(at), startAt: new Date(at), endAt: new Date('2026-11-22T00:00:00+07:00') },
    })
  await received('late', '2026-11-20T23:59:59+07:00')
  await received('early', '2026-11-21T00:00:00+07:00')
  expect((await numbers('template'))['dinner']).toMatchObject({ issued: 1, expired: 0 })
  expect((await numbers('template', { from: '2026-11-20' }))['dinner']).toMatchObject({ issued: 2 })
  backend.clock.set('2026-11-22T00:00:00+07:00')
  staff = await StaffCaller.enter(backend)
  expect((await numbers('template', { to: '2026-11-22' }))['dinner']).toMatchObject({ expired: 2 })
  expect((await numbers('template'))['dinner']).toMatchObject({ expired: 0 })
})

it('coupons of campaigns and of codes count for them', async () => {
  const { db, clock } = backend
  const [createdAt, coupons] = [clock.now(), [{ templateId: 'dessert', num: 1 }]]
  await db.insert(couponActivities).values({ id: 'hello', word: 'sawasdee', coupons, createdAt })
  await addCodes(backend, { coupons }, ['CODE-1'])
  const [code] = await db.select().from(exchangeCodes)
  await giveCoupon(backend, nok.userId, 'dessert', { id: 'w', source: 'word', cause: `hello ${nok.userId}` })
  await giveCoupon(backend, nok.userId, 'dessert', { id: 't', source: 'campaign', cause: 'hello another' })
  await giveCoupon(backend, nok.userId, 'dessert', { id: 'c', source: 'code', cause: code?.id ?? '' })
  expect(await numbers('campaign')).toEqual({ hello: { ...NONE, name: 'sawasdee', issued: 2 } })
  expect(Object.values(await numbers('batch'))).toEqual([{ ...NONE, name: 'Flyer', issued: 1 }])
})

it('a period that ends before it begins is refused', async () => {
  const { code, data } = await staff.call(calls.list, { by: 'template', from: '2026-11-22', to: '2026-11-21' })
  expect([code, data]).toEqual([400, { fields: ['to'] }])
})

it.each(['0000-01-01', '9999-12-31', '2026-13-01', 'today'])('the day %s is refused', async (from) => {
  expect((await staff.call(calls.list, { by: 'template', from, to: '2026-11-21' })).code).toBe(400)
})
