import { eq } from 'drizzle-orm'
import { guestMessages } from '../../../../server/db/schema/settings/guestMessages'
import { orders } from '../../../../server/db/schema/orders/orders'
import { users } from '../../../../server/db/schema/account/users'
import { feedbackContract as calls } from '../../../../console/contract/orders/feedback'
import { orderFeedbackContract } from '../../../../src/contract/order/orderFeedback'
import { orderCareContract } from '../../../../src/contract/order/orderCare'
import { ratedAs } from '../../../../src/domain/order/feedback'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { COLLECTED, paidOrder } from '../../support/orders/kitchen'
import { PASSWORD } from '../../support/console/merchant'
import { picturesOf } from '../../support/orders/orderSteps'
import { uploadedBy } from '../../support/console/picture'
import type { Shopper } from '../../support/orders/shopper'
import { StaffCaller } from '../../support/console/staff'

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

/** Rates an order and each of its dishes. */
async function rate(shopper: Shopper, orderId: string, overall: number, images: string[] = []): Promise<void> {
  const { dishes } = await backend.ask(orderFeedbackContract.tasting, { orderId }, shopper.as())
  const rated = dishes.map(({ orderGoodsId }) => ({ orderGoodsId, ...ratedAs('soSo'), saltiness: 1 as const }))
  const words = { overall, suggestions: 'Too <hot>', dishes: rated, images }
  await backend.ask(orderFeedbackContract.give, { orderId, ...words }, shopper.as())
}

async function ratedOrder(overall: number): Promise<string> {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  await rate(shopper, id, overall)
  backend.clock.advance(1)
  return id
}

it('staff read the feedback of an order: stars, text and dishes', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  expect(await owner.ask(calls.read, { id })).toEqual({ feedback: null })
  await rate(shopper, id, 2)
  const { orderNo, createdAt } = await shopper.detail(id)
  const { feedback } = await owner.ask(calls.read, { id }, { locale: 'th' })
  expect(feedback).toMatchObject({ id, orderNo, overall: 2, suggestions: 'Too <hot>', images: [] })
  expect(feedback?.dishes).toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/[ก-๙]/), portion: 3, saltiness: 1 }),
  )
  expect(feedback?.createdAt).toBe(createdAt)
})

it('staff see the pictures of a guest, those of a refund request and those of the feedback, and each loads', async () => {
  const { shopper, id } = await paidOrder(backend, COLLECTED)
  const [ofRequest, ofFeedback] = [await uploadedBy(backend, shopper.token), await uploadedBy(backend, shopper.token)]
  await rate(shopper, id, 2, [ofFeedback])
  const request = { orderId: id, reason: 'quality' as const, images: [ofRequest] }
  await backend.ask(orderCareContract.refundApply, request, shopper.as())
  const pictures = await picturesOf(owner, id)
  expect(pictures).toEqual([`/media/${ofRequest}`, `/media/${ofFeedback}`])
  for (const url of pictures) expect((await backend.app.server.inject({ url })).statusCode).toBe(200)
})

it('the list has the latest first, and can be asked for few stars only', async () => {
  const [good, bad, latest] = [await ratedOrder(5), await ratedOrder(1), await ratedOrder(3)]
  const idsOf = async (asked: object) => (await owner.ask(calls.list, asked)).list.map(({ id }) => id)
  expect(await idsOf({})).toEqual([latest, bad, good])
  expect(await idsOf({ overall: 3 })).toEqual([latest, bad])
  expect(await idsOf({ page: 2, pageSize: 2 })).toEqual([good])
  expect((await owner.ask(calls.list, { overall: 1, pageSize: 1 })).total).toBe(1)
})

it('a person of one store sees the feedback of that store only', async () => {
  const id = await ratedOrder(4)
  const [silom, ari] = [
    await owner.invite({ email: 'silom@example.com', storeIds: ['silom'] }),
    await owner.invite({ email: 'ari@example.com', storeIds: ['ari'] }),
  ]
  expect((await silom.call(calls.list, {})).code).toBe(403)
  expect((await silom.ask(calls.list, { storeId: 'silom' })).total).toBe(0)
  expect((await silom.call(calls.read, { id })).code).toBe(403)
  expect((await ari.ask(calls.list, { storeId: 'ari' })).total).toBe(1)
  expect((await owner.ask(calls.list, { storeId: 'silom' })).list).toEqual([])
})

describe('an answer to feedback', () => {
  const answer = (id: string, version: number, text: string, by = owner) =>
    by.call(calls.answer, { id, version, answer: text })

  it('is read by the guest at the order, is changed by its version, and is on record', async () => {
    const { shopper, id } = await paidOrder(backend, COLLECTED)
    expect((await shopper.detail(id)).feedback).toBeNull()
    await rate(shopper, id, 2)
    expect((await shopper.detail(id)).feedback).toBe('given')
    expect((await answer(id, 1, 'We are sorry')).data).toMatchObject({ answer: 'We are sorry', version: 2 })
    const late = await answer(id, 1, 'So sorry')
    expect([late.code, late.data]).toMatchObject([409, { current: { answer: 'We are sorry', answeredBy: 'Owner' } }])
    await answer(id, 2, 'Come again')
    const { said } = await backend.ask(orderFeedbackContract.tasting, { orderId: id }, shopper.as())
    expect(said).toMatchObject({ answer: 'Come again', answeredAt: expect.any(String) })
    expect((await shopper.detail(id)).feedback).toBe('answered')
    expect((await owner.audited(id)).map(({ action }) => action)).toEqual(['feedback.answer', 'feedback.answer'])
  })

  it('is asked for by whether there is one', async () => {
    const [waiting, answered] = [await ratedOrder(1), await ratedOrder(2)]
    await answer(answered, 1, 'Thank you')
    const idsOf = async (asked: object) => (await owner.ask(calls.list, asked)).list.map(({ id }) => id)
    expect([await idsOf({ answered: true }), await idsOf({ answered: false })]).toEqual([[answered], [waiting]])
  })

  it('needs feedback, and work in its store', async () => {
    const { id } = await paidOrder(backend, COLLECTED)
    expect((await answer(id, 1, 'Hello')).code).toBe(400)
    const silom = await owner.invite({ email: 'silom@example.com', storeIds: ['silom'] })
    expect((await answer(await ratedOrder(3), 1, 'Hello', silom)).code).toBe(403)
  })

  it('reaches a member by e-mail, once', async () => {
    const { shopper, id } = await paidOrder(backend, COLLECTED)
    await rate(shopper, id, 1)
    const { userId = '' } = (await backend.db.select().from(orders).where(eq(orders.id, id)))[0] ?? {}
    await backend.db
      .update(users)
      .set({ email: 'nok@example.com', registeredAt: backend.clock.now() })
      .where(eq(users.id, userId))
    await answer(id, 1, 'We are sorry')
    await answer(id, 2, 'We are very sorry')
    expect(await backend.db.select().from(guestMessages)).toMatchObject([
      { channel: 'email', occasion: 'feedbackAnswered', subject: 'order', subjectId: id, state: 'waiting' },
    ])
  })
})
