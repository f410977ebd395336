import { eq } from 'drizzle-orm'
import { orderContract } from '../../../src/contract/order/order'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import type { OrderStateName } from '../../../src/domain/order/orderState'
import { slotBookings } from '../../../server/db/schema/store/counters'
import { orders } from '../../../server/db/schema/orders/orders'
import { refunds } from '../../../server/db/schema/payments/payments'
import { refundRequests } from '../../../server/db/schema/payments/refundRequests'
import { withOrder } from '../../../server/modules/orders/transitionOrder'
import {
  acceptRefund,
  completeRefund,
  refuseRefund,
  refuseOrder,
} from '../../../server/modules/orders/refunds/transitionRefund'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, move, paidOrder } from '../support/orders/kitchen'
import { uploadedBy } from '../support/console/picture'
import { Shopper, stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

type Reason = 'changedMind' | 'quality' | 'other'

const apply = (shopper: Shopper, orderId: string, reason: Reason = 'changedMind', more: object = {}) =>
  backend.call(orderCareContract.refundApply, { orderId, reason, ...more }, shopper.as())
const withdraw = (shopper: Shopper, orderId: string) =>
  backend.call(orderCareContract.refundWithdraw, { orderId }, shopper.as())
const asMerchant = () => ({ actor: 'merchant' as const, now: backend.clock.now() })
const agree = (orderId: string) =>
  backend.db.transaction((tx) => withOrder(tx, orderId, (order) => acceptRefund(tx, order, asMerchant())))
const refuse = (orderId: string, answer: string) =>
  backend.db.transaction((tx) =>
    withOrder(tx, orderId, (order) => refuseRefund(tx, order, answer, backend.clock.now())),
  )
const owed = () => backend.db.select().from(refunds)

async function sweep(): Promise<void> {
  await runJob(backend.app.jobs.orderTimeouts)
}

test('before the kitchen has accepted, the order is refunded at once, and its stock is released', async () => {
  const { shopper, id } = await paidOrder(backend)
  const { data } = await apply(shopper, id)
  expect(data).toMatchObject({ state: 8, refundState: 1, actions: ['again'] })
  expect(data.refund).toMatchObject({
    reason: 'changedMind',
    reasonText: 'I changed my mind',
    answerBy: null,
    doneAt: null,
  })
  expect(await stockOf(backend, 'curryS')).toBe(10)
  expect(await owed()).toMatchObject([{ amount: data.payAmount, reason: 'agreed', doneAt: null }])
})

test('a slot that was booked is free again', async () => {
  const { shopper, id } = await paidOrder(backend)
  await backend.db
    .update(orders)
    .set({ appointTime: new Date('2026-11-21T05:30:00Z') })
    .where(eq(orders.id, id))
  await backend.db.insert(slotBookings).values({ storeId: 'ari', start: new Date('2026-11-21T05:30:00Z'), booked: 1 })
  await apply(shopper, id)
  expect(await backend.db.select().from(slotBookings)).toMatchObject([{ booked: 0 }])
})

test('once it is prepared the store decides: requested, accepted, and done when the refund is paid out', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  const { data } = await apply(shopper, id, 'other', { remark: ' the rain ' })
  expect(data).toMatchObject({ state: 3, refundState: 0, actions: ['again'] })
  expect(data.refund).toMatchObject({ remark: 'the rain', answerBy: '2026-11-22T12:00:00.000+07:00', answeredAt: null })
  expect(await owed()).toEqual([])
  backend.clock.advance(5)
  await agree(id)
  expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1, doneAt: null } })
  const [money] = await owed()
  const send = () => backend.db.transaction((tx) => completeRefund(tx, money?.id ?? '', backend.clock.now()))
  await send()
  await send()
  expect((await shopper.detail(id)).refund).toMatchObject({ state: 4, doneAt: '2026-11-21T12:05:00.000+07:00' })
})

test('cooked products do not return to stock', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
  await apply(shopper, id)
  await agree(id)
  expect(await stockOf(backend, 'curryS')).toBe(9)
})

test('a store refuses with a reason; the guest may request again, three times at most', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  for (const answer of ['It is in the pan', 'It is on the plate', 'Really not']) {
    expect((await apply(shopper, id)).code).toBe(200)
    backend.clock.advance(1)
    await refuse(id, answer)
    expect((await shopper.detail(id)).refund).toMatchObject({ state: 2, answer })
  }
  expect((await shopper.detail(id)).actions).toEqual(['again'])
  expect(await apply(shopper, id)).toMatchObject({ code: 400, msg: 'This is no longer possible for this order' })
})

test('a request may have pictures that the guest has uploaded, and no others', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  const own = await uploadedBy(backend, shopper.token)
  const foreign = await uploadedBy(backend, (await Shopper.enter(backend)).token)
  expect(await apply(shopper, id, 'quality', { images: [own, foreign] })).toMatchObject({
    code: 400,
    msg: 'A picture is no longer available. Please choose it again',
  })
  expect((await shopper.detail(id)).refund).toBeNull()
  expect((await apply(shopper, id, 'quality', { images: [own] })).data.refund?.images).toEqual([own])
})

test('a request can be withdrawn until it is answered', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await apply(shopper, id)
  expect((await withdraw(shopper, id)).data).toMatchObject({ state: 3, refundState: 3, actions: ['again', 'refund'] })
  expect(await withdraw(shopper, id)).toMatchObject({ code: 400, msg: 'This request has already been answered' })
  await expect(agree(id)).rejects.toThrow('refund.answered')
})

test.each<[OrderStateName[], string[]]>([
  [['preparing'], ['changedMind', 'wrongChoice', 'tooLate', 'other']],
  [COLLECTED, ['missing', 'wrongDish', 'quality', 'tooLate', 'other']],
])('after %j these reasons are offered: %j', async (through, keys) => {
  const { shopper, id } = await paidOrder(backend, through)
  const form = await backend.ask(orderCareContract.refundForm, { orderId: id }, shopper.as())
  expect(form.reasons.map(({ key }) => key)).toEqual(keys)
  const wrong = keys.includes('quality') ? 'changedMind' : 'quality'
  expect(await apply(shopper, id, wrong)).toMatchObject({ code: 400, msg: 'Please choose a reason' })
})

test('an order that is not paid, of another guest, or completed a week ago cannot be refunded', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  const other = await paidOrder(backend)
  expect(await apply(other.shopper, id, 'quality')).toMatchObject({ code: 400, msg: 'This order was not found' })
  backend.clock.advance(7 * 24 * 60 + 1)
  expect((await shopper.detail(id)).actions).toEqual(['again', 'feedback'])
  expect((await apply(shopper, id, 'quality')).code).toBe(400)
  const unpaid = await (await shopper.fill()).order({ payType: 'offline' })
  expect((await apply(shopper, unpaid.id)).code).toBe(400)
})

test('a request that the store does not answer in time is accepted', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await apply(shopper, id)
  backend.clock.advance(24 * 60 - 1)
  await sweep()
  expect((await shopper.detail(id)).state).toBe(3)
  backend.clock.advance(1)
  await sweep()
  expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1 } })
})

test('a store that refuses a paid order owes a refund, with or without a request', async () => {
  const { shopper, id } = await paidOrder(backend)
  await backend.db.transaction((tx) =>
    withOrder(tx, id, (order) => refuseOrder(tx, order, { ...asMerchant(), note: 'No gas' })),
  )
  expect(await shopper.detail(id)).toMatchObject({
    state: 8,
    refund: { reason: 'storeRefused', reasonText: 'The store could not take the order', remark: 'No gas' },
  })
  expect(await owed()).toHaveLength(1)
})

test('is listed under refunds from the request on, and not after it is withdrawn', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  const under = async (tab: 'refunds' | 'inProgress') =>
    (await backend.ask(orderContract.list, { tab }, shopper.as())).list.map((row) => [row.id, row.refundState])
  expect(await under('refunds')).toEqual([])
  await apply(shopper, id)
  expect([await under('refunds'), await under('inProgress')]).toEqual([[[id, 0]], [[id, 0]]])
  await withdraw(shopper, id)
  expect(await under('refunds')).toEqual([])
})

test('four concurrent calls create one request', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  const replies = await Promise.all([1, 2, 3, 4].map(() => apply(shopper, id)))
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
  expect(await backend.db.$count(refundRequests)).toBe(1)
})

test('of concurrent acceptance, refusal, withdrawal and time-out one wins, and the refund is owed at most once', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await apply(shopper, id)
  backend.clock.advance(25 * 60)
  await Promise.allSettled([agree(id), refuse(id, 'no'), withdraw(shopper, id), sweep()])
  const { state, refund } = await shopper.detail(id)
  expect([
    [8, 1],
    [3, 2],
    [3, 3],
  ]).toContainEqual([state, refund?.state])
  expect(await owed()).toHaveLength(state === 8 ? 1 : 0)
})

test('with concurrent receipt and refund the order ends refunded, in either order', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
  await apply(shopper, id)
  await Promise.allSettled([agree(id), move(backend, id, 'completed')])
  const { state } = await shopper.detail(id)
  expect(state).toBe(8)
})
