import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../../console/contract/contract'
import { refundContract } from '../../../../console/contract/orders/refund'
import { orderCareContract } from '../../../../src/contract/order/orderCare'
import { payContract } from '../../../../src/contract/payment/pay'
import { orders } from '../../../../server/db/schema/orders/orders'
import { freshBistro } from '../../support/database/freshBistro'
import { type Backend, startBackend } from '../../support/harness'
import { paidOrder } from '../../support/orders/kitchen'
import { PASSWORD } from '../../support/console/merchant'
import { takeSteps } from '../../support/orders/orderSteps'
import { fillBistro } from '../../support/database/bistro'
import { Shopper, stockOf } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

const calls = consoleContract.order

let backend: Backend
let staff: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  staff = await StaffCaller.enter(backend)
})

const stateOf = async (shopper: Shopper, id: string) => (await shopper.detail(id)).state
const seenOf = async (id: string) => ({ id, state: (await staff.ask(calls.read, { id })).state })
const atCounter = async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  return { shopper, id: (await shopper.order({ payType: 'offline' })).id }
}
const askBack = (shopper: Shopper, orderId: string) =>
  backend.ask(orderCareContract.refundApply, { orderId, reason: 'other', remark: 'Rain' }, shopper.as())
/** The codes of a call that two people make at once. */
const pressed = async (call: () => Promise<{ code: number }>) =>
  (await Promise.all([1, 2].map(call))).map(({ code }) => code)

it('an order is handed to a rider with a name, and then delivered', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
  await backend.db.update(orders).set({ diningType: 'delivery' }).where(eq(orders.id, id))
  expect((await staff.call(calls.handToRider, { ...(await seenOf(id)), name: '' })).code).toBe(400)
  await takeSteps(staff, id, { rider: 'Somchai', phone: '0811111111' })
  expect(await shopper.detail(id)).toMatchObject({ state: 5, rider: { name: 'Somchai', phone: '0811111111' } })
  await takeSteps(staff, id, 'delivered')
  expect(await stateOf(shopper, id)).toBe(6)
})

it('a paid order that waits for acceptance takes no other step than those of its state', async () => {
  const { shopper, id } = await paidOrder(backend)
  const seen = await seenOf(id)
  const codes = [
    ...(['complete', 'delivered', 'ready'] as const).map((step) => staff.call(calls.move, { ...seen, step })),
    staff.call(calls.cancel, { ...seen, reason: 'No gas' }),
    staff.call(calls.approveRefund, seen),
    staff.call(calls.takePayment, seen),
    staff.call(calls.handToRider, { ...seen, name: 'Somchai' }),
  ].map(async (call) => (await call).code)
  expect(await Promise.all(codes)).toEqual([400, 400, 400, 400, 400, 400, 400])
  expect((await staff.call(calls.move, { ...seen, id: 'nobody', step: 'accept' })).msg).toContain('not found')
  expect(await stateOf(shopper, id)).toBe(2)
})

it('an order that two people cancel, or whose refund both approve, ends once and both see it done', async () => {
  const { id: unpaid } = await atCounter()
  const cancelled = { ...(await seenOf(unpaid)), reason: 'No gas' }
  expect(await pressed(() => staff.call(calls.cancel, cancelled))).toEqual([200, 200])
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await askBack(shopper, id)
  const seen = await seenOf(id)
  expect(await pressed(() => staff.call(calls.approveRefund, seen))).toEqual([200, 200])
})

it('an order is refused with a reason, and its refund is owed until it is marked as sent', async () => {
  const { shopper, id } = await paidOrder(backend)
  await takeSteps(staff, id, { refuse: 'No gas' })
  expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1, remark: 'No gas' } })
  expect(await stockOf(backend, 'curryS')).toBe(10)
  const [refund] = (await staff.ask(refundContract.list, {})).list
  await staff.ask(refundContract.markSent, { id: refund?.id ?? '' })
  expect((await shopper.detail(id)).refund).toMatchObject({ state: 4 })
  expect((await staff.ask(refundContract.list, {})).list).toEqual([])
})

it('a refund request is declined with a word to the guest only, and one that comes again is approved', async () => {
  const { shopper, id } = await paidOrder(backend, ['preparing'])
  await askBack(shopper, id)
  const { refundRequest, ...asked } = await staff.ask(calls.read, { id })
  expect(refundRequest).toMatchObject({ reason: 'Another reason', remark: 'Rain' })
  expect((await staff.call(calls.declineRefund, { id, state: asked.state, answer: '' })).code).toBe(400)
  await takeSteps(staff, id, { decline: 'It is in the pan' })
  expect((await shopper.detail(id)).refund).toMatchObject({ state: 2, answer: 'It is in the pan' })
  backend.clock.advance(1)
  await askBack(shopper, id)
  await takeSteps(staff, id, 'approveRefund')
  expect(await shopper.detail(id)).toMatchObject({ state: 8, refund: { state: 1 } })
})

it('an order that is paid at the counter is handed over once it is paid', async () => {
  const { shopper, id } = await atCounter()
  await takeSteps(staff, id, 'accept', 'ready')
  expect((await staff.call(calls.move, { ...(await seenOf(id)), step: 'complete' })).code).toBe(400)
  await takeSteps(staff, id, 'takePayment')
  expect(await shopper.detail(id)).toMatchObject({ paid: true, state: 4 })
  await takeSteps(staff, id, 'complete')
  expect(await stateOf(shopper, id)).toBe(7)
})

it('an order that is neither paid nor collected is cancelled', async () => {
  const { shopper, id } = await atCounter()
  await takeSteps(staff, id, { cancel: 'Nobody came' })
  expect(await stateOf(shopper, id)).toBe(-1)
})

describe('a payment at the sandbox', () => {
  const waiting = async (id: string) => (await staff.ask(calls.sandboxPayments, { id })).list
  const settle = (ref: string, result: 'paid' | 'failed') =>
    backend.app.server.inject({
      method: 'POST',
      url: `/sandbox/pay/${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `result=${result}`,
    })

  it('that fails can be paid again, and cannot succeed later', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id, payAmount } = await shopper.order()
    const { refNo } = await shopper.code(id)
    expect(await waiting(id)).toEqual([{ ref: refNo, payType: 'promptpay', amount: payAmount }])
    await settle(refNo, 'failed')
    expect(await waiting(id)).toEqual([])
    expect(await backend.ask(payContract.query, { orderId: id }, shopper.as())).toMatchObject({ state: 2 })
    expect(await stateOf(shopper, id)).toBe(1)
    await settle(refNo, 'paid')
    expect(await shopper.detail(id)).toMatchObject({ paid: false, state: 1 })
    const again = await shopper.code(id)
    expect((await waiting(id)).map(({ ref }) => ref)).toEqual([again.refNo])
    await settle(again.refNo, 'paid')
    expect(await stateOf(shopper, id)).toBe(2)
    expect(await waiting(id)).toEqual([])
  })

  it('is not offered where there is no sandbox', async () => {
    const live = await startBackend(fillBistro, { consolePassword: PASSWORD, paymentSandbox: false })
    const shopper = await (await Shopper.enter(live)).fill()
    const { id } = await shopper.order({ payType: 'offline' })
    const { list } = await (await StaffCaller.enter(live)).ask(calls.sandboxPayments, { id })
    expect(list).toEqual([])
    await live.close()
  })
})
