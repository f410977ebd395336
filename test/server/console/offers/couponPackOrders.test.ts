import { eq } from 'drizzle-orm'
import { couponPackContract as calls } from '../../../../console/contract/coupons/couponPack'
import { userCoupons } from '../../../../server/db/schema/coupons/coupons'
import { refunds } from '../../../../server/db/schema/payments/payments'
import { codesOf } from '../../support/inStore/diner'
import type { Backend } from '../../support/harness'
import { enterBuyer, type PackBuyer } from '../../support/coupons/packBuyer'
import { packConsole } from '../../support/console/packConsole'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let staff: StaffCaller
let nok: PackBuyer
packConsole((...all) => ([backend, staff, nok] = all))

const DAY = 24 * 60
/** Days later staff have a session of their own day. */
const later = async (days: number) => {
  backend.clock.advance(days * DAY)
  staff = await StaffCaller.enter(backend)
}
const sumOf = (parts: RegExpMatchArray[], group: number) => parts.reduce((sum, part) => sum + Number(part[group]), 0)
const refund = (orderId: string) => staff.call(calls.refund, { orderId })
const change = async (set: Partial<typeof userCoupons.$inferInsert>) => {
  const [coupon] = await backend.db.select().from(userCoupons)
  await backend.db
    .update(userCoupons)
    .set(set)
    .where(eq(userCoupons.id, coupon?.id ?? ''))
}

it('ordered packs are listed newest first, by state, pack and a part of their number', async () => {
  const first = await nok.buy()
  backend.clock.advance(1)
  const { data: waiting } = await (await enterBuyer(backend, 'Som')).order()
  const { list } = await staff.ask(calls.orders, {})
  expect(list).toMatchObject([
    { id: waiting.orderId, state: 'pending', refundable: false, paidAt: null },
    { id: first, state: 'paid', refundable: true, packId: 'rain', amount: 9900, name: { en: 'Rainy week' } },
  ])
  const idsOf = async (asked: Parameters<typeof staff.ask<typeof calls.orders>>[1]) =>
    (await staff.ask(calls.orders, asked)).list.map(({ id }) => id)
  expect(await idsOf({ state: 'paid' })).toEqual([first])
  expect(await idsOf({ keyword: list[0]?.no.toLowerCase() })).toEqual([waiting.orderId])
  expect(await idsOf({ keyword: 'som' })).toEqual([waiting.orderId])
  expect(await idsOf({ packId: 'nothing' })).toEqual([])
  expect(await staff.ask(calls.order, { id: first })).toEqual(list[1])
})

it('staff give the price of an unused pack back after its days too, once; the coupons are gone and it is recorded', async () => {
  const orderId = await nok.buy()
  await later(8)
  expect((await nok.ordered(orderId)).refundUntil).toBeNull()
  const replies = await Promise.all([refund(orderId), refund(orderId)])
  expect(codesOf(replies)).toEqual([200, 400])
  expect(await staff.audited(orderId)).toMatchObject([
    { action: 'couponPack.refund', before: { state: 'paid' }, after: { state: 'refunded', refundable: false } },
  ])
  expect([await nok.held(), (await nok.ordered(orderId)).state]).toEqual([[], 'refunded'])
  expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: 9900 }])
})

it('staff give it back when its coupons have ended', async () => {
  const orderId = await nok.buy()
  await later(300)
  await staff.ask(calls.refund, { orderId })
  expect(await backend.db.$count(userCoupons)).toBe(0)
})

it.each([
  ['was used', { state: 'used', usedAt: new Date('2026-11-21T12:00:00+07:00') }],
  ['waits in a gift', { state: 'locked', lockedUntil: new Date('2026-11-22T12:00:00+07:00') }],
] as const)('a pack of which a coupon %s is not refunded, as the list shows', async (_what, set) => {
  const orderId = await nok.buy()
  await change(set)
  const [order] = (await staff.ask(calls.orders, {})).list
  expect(order).toMatchObject({ id: orderId, refundable: false })
  const left = [...(order?.left ?? '').matchAll(/(\d+)\/(\d+)/g)]
  expect([sumOf(left, 1), sumOf(left, 2)]).toEqual([2, 3])
  expect((await refund(orderId)).msg).toMatch(/cannot be refunded any more/)
  expect(await backend.db.$count(userCoupons)).toBe(3)
})

it('an unpaid or unknown order of a pack, or an order of something else, is not refunded', async () => {
  const { data } = await nok.order()
  expect(codesOf([await refund(data.orderId), await refund('nothing')])).toEqual([400, 400])
})
