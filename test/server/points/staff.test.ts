import { couponTemplates } from '../../../server/db/schema/coupons/coupons'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { type PointsItemFields, pointsItemContract as items } from '../../../console/contract/members/pointsItem'
import { pointsOrderContract as orders } from '../../../console/contract/members/pointsOrder'
import { pointsMallContract as calls } from '../../../src/contract/points/pointsMall'
import type { Input } from '../../../src/contract/endpoint'
import { codesOf } from '../support/inStore/diner'
import { freshConsole } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { type Collector, enterCollector, offerItem, openPointsShop } from '../support/membership/pointsMember'
import { StaffCaller } from '../support/console/staff'

const DAY = 24 * 60

let backend: Backend
let staff: StaffCaller
let nok: Collector
freshConsole((fresh) => (backend = fresh))
beforeEach(async () => {
  await openPointsShop(backend)
  staff = await StaffCaller.enter(backend)
  nok = await enterCollector(backend, 'Nok', 1000)
})

const FIELDS: PointsItemFields = {
  ...{ sort: 0, categoryId: 'things', type: 'goods', templateId: null, bonus: 0, name: { en: 'Tote' } },
  ...{
    caption: { en: '' },
    text: { en: '' },
    images: ['pictures/tote.webp'],
    points: 200,
    cash: 0,
    total: 5,
    perPerson: null,
  },
  ...{ perDay: null, levelNeed: 0, saleFrom: null, saleUntil: null, pickup: true, delivery: false, deliveryFee: 0 },
}

describe('the items of the points shop, for staff', () => {
  beforeEach(() => offerItem(backend))

  it('are made, changed by their version, and taken off sale, all on record', async () => {
    const made = await staff.ask(items.create, FIELDS)
    expect(made).toMatchObject({ version: 1, onSale: true, taken: 0 })
    const { id } = made
    const changed = await staff.ask(items.update, { ...FIELDS, id, version: 1, points: 250 })
    expect(changed).toMatchObject({ points: 250, version: 2 })
    const stale = await staff.call(items.update, { ...FIELDS, id, version: 1 })
    expect([stale.code, stale.data]).toMatchObject([409, { current: { version: 2 } }])
    await staff.ask(items.setOnSale, { id, version: 2, onSale: false })
    expect((await nok.item(id))?.buyState).toBe('ended')
    expect((await staff.ask(items.list, { onSale: true })).list.map((item) => item.id)).toEqual(['mug'])
    const actions = (await staff.audited(id)).map(({ action }) => action)
    expect(actions).toEqual(['pointsItem.onSale', 'pointsItem.update', 'pointsItem.create'])
  })

  it.each([
    ['a coupon without a template', { type: 'coupon', pickup: false }, ['templateId']],
    ['a template that does not exist', { type: 'coupon', pickup: false, templateId: 'x' }, ['templateId']],
    ['money that is none', { type: 'balance', pickup: false }, ['bonus']],
    ['goods that are not handed over', { pickup: false }, ['pickup']],
    ['a fee without a delivery', { deliveryFee: 1 }, ['deliveryFee']],
    ['an unknown category', { categoryId: 'x' }, ['categoryId']],
  ] as [string, Partial<PointsItemFields>, string[]][])('refuse %s', async (_what, change, fields) => {
    expect(await backend.db.$count(couponTemplates)).toBe(0)
    const reply = await staff.call(items.create, { ...FIELDS, ...change })
    expect([reply.code, reply.data]).toMatchObject([400, { fields }])
  })

  it('are not counted below what was taken', async () => {
    await nok.order({ num: 2, cost: 600 })
    const change = { ...FIELDS, id: 'mug', version: 1 }
    const reply = await staff.call(items.update, { ...change, total: 1 })
    expect(reply.data).toMatchObject({ fields: ['total'] })
    expect((await staff.call(items.update, { ...change, total: 2 })).code).toBe(200)
    expect((await nok.item())?.stock).toBe(0)
  })

  it('lie in categories that staff name', async () => {
    const made = await staff.ask(items.createCategory, { sort: 1, name: { en: 'Food' } })
    await staff.ask(items.updateCategory, { ...made, name: { en: 'Dishes' } })
    expect((await staff.call(items.updateCategory, { ...made, sort: 3 })).code).toBe(409)
    const names = (await staff.ask(items.categories, {})).list.map(({ name }) => name.en)
    expect(names).toEqual(['Things', 'Dishes'])
  })
})

describe('points orders, for staff', () => {
  beforeEach(() => offerItem(backend, { total: 3 }))

  const seen = async (id: string) => ({ id, version: (await staff.ask(orders.read, { id })).version })
  const found = async (asked: Input<typeof orders.list>) =>
    (await staff.ask(orders.list, asked)).list.map(({ id }) => id)
  const actionsOn = async (id: string) => (await staff.audited(id)).map(({ action }) => action)

  it('are packed and handed out by their code, once', async () => {
    const { data } = await nok.order()
    const [waiting] = (await staff.ask(orders.list, { state: 'pendingShipment', storeId: 'ari' })).list
    expect(waiting).toMatchObject({ id: data.orderId, orderNo: data.orderNo, memberName: 'Nok', way: 'pickup' })
    await staff.ask(orders.ship, await seen(data.orderId))
    const code = `${data.code.slice(0, 4)} ${data.code.slice(4).toLowerCase()}`
    expect((await staff.ask(orders.list, { code })).list).toHaveLength(1)
    expect((await staff.ask(orders.handOut, { code })).state).toBe('completed')
    expect((await staff.call(orders.handOut, { code })).code).toBe(400)
    expect((await staff.call(orders.handOut, { code: 'NONE' })).msg).toMatch(/not the code/)
    expect(await nok.detail(data.orderId)).toMatchObject({ state: 4, code: '', actions: [] })
    expect(await actionsOn(data.orderId)).toEqual(['pointsOrder.handOut', 'pointsOrder.ship'])
  })

  it('are found by number, item in any language, name and phone number, state and way', async () => {
    const { orderId, orderNo } = (await nok.order()).data
    const som = await enterCollector(backend, 'Som', 1000)
    const addressId = await som.addAddress()
    backend.clock.advance(1)
    const parcel = (await som.order({ way: 'delivery', addressId, payAmount: 4000, payType: 'promptpay' })).data
    expect(await found({})).toEqual([parcel.orderId, orderId])
    expect(await found({ keyword: 'แก้ว' })).toHaveLength(2)
    expect(await found({ keyword: orderNo.toLowerCase() })).toEqual([orderId])
    expect(await found({ keyword: 'som' })).toEqual([parcel.orderId])
    const { phone } = await staff.ask(orders.read, { id: orderId })
    expect(phone === '' || (await found({ keyword: phone })).includes(orderId)).toBe(true)
    expect(await found({ way: 'pickup' })).toEqual([orderId])
    expect(await found({ state: 'pendingPayment' })).toEqual([parcel.orderId])
    backend.clock.advance(60)
    expect([await found({ state: 'pendingPayment' }), await found({ state: 'closed' })]).toEqual([[], [parcel.orderId]])
  })

  it('are read, handed out, sent and taken back in their store only', async () => {
    const { data } = await nok.order()
    const elsewhere = await staff.invite({ email: 'som@example.com', role: 'manager', storeIds: ['silom'] })
    const { orderId: id, code } = data
    const answers = [
      await elsewhere.call(orders.read, { id }),
      await elsewhere.call(orders.address, { id }),
      await elsewhere.call(orders.ship, { id, version: 1 }),
      await elsewhere.call(orders.handOut, { code }),
      await elsewhere.call(orders.complete, { id, version: 1 }),
      await elsewhere.call(orders.refund, { id, version: 1 }),
      await elsewhere.call(orders.list, { code }),
    ]
    expect(answers.map((one) => one.code)).toEqual(Array.from(answers, () => 403))
    expect(await nok.detail(id)).toMatchObject({ state: 2, code })
  })

  const send = async () => {
    const addressId = await nok.addAddress()
    const sending = { way: 'delivery', addressId, payAmount: 4000, payType: 'promptpay' } as const
    const { orderId } = (await nok.order(sending)).data
    await nok.payByPhone(orderId)
    await staff.ask(orders.ship, { ...(await seen(orderId)), carrier: 'Kerry', trackingNo: 'TH204417' })
    return orderId
  }

  it('are sent, and received by the member or by the clock', async () => {
    const [first, second] = [await send(), await send()]
    expect(await nok.detail(first)).toMatchObject({ state: 3, carrier: 'Kerry', trackingNo: 'TH204417' })
    expect((await nok.ask(calls.complete, { orderId: first })).state).toBe(4)
    expect((await nok.call(calls.complete, { orderId: first })).code).toBe(400)
    backend.clock.advance(14 * DAY - 1)
    await runJob(backend.app.jobs.points)
    expect((await nok.detail(second)).state).toBe(3)
    backend.clock.advance(1)
    await runJob(backend.app.jobs.points)
    expect((await nok.detail(second)).state).toBe(4)
  })

  it('report their address when staff ask, which is on record without it', async () => {
    const parcel = await send()
    expect(JSON.stringify((await staff.ask(orders.list, {})).list)).not.toContain('Soi 7')
    const { address } = await staff.ask(orders.address, { id: parcel })
    expect(address).toEqual({ contact: 'Nok', phone: '0812345678', address: 'Soi 7 4B' })
    const [looked] = await staff.audited(parcel)
    expect(looked).toMatchObject({ action: 'pointsOrder.address', before: null, after: null })
    const { orderId } = (await nok.order()).data
    expect(await staff.ask(orders.address, { id: orderId })).toEqual({ address: null })
  })

  it('have the number of their parcel corrected while it is on its way', async () => {
    const id = await send()
    await staff.ask(orders.setParcel, { ...(await seen(id)), carrier: 'Flash', trackingNo: 'TH9' })
    expect(await nok.detail(id)).toMatchObject({ state: 3, carrier: 'Flash', trackingNo: 'TH9' })
    await staff.ask(orders.complete, await seen(id))
    expect((await staff.call(orders.setParcel, { ...(await seen(id)), trackingNo: 'TH1' })).code).toBe(400)
    const { orderId } = (await nok.order()).data
    await staff.ask(orders.ship, await seen(orderId))
    expect((await staff.call(orders.setParcel, await seen(orderId))).code).toBe(400)
  })

  it('go back when the member asks and the store agrees, or go on when it refuses', async () => {
    const { orderId } = (await nok.order()).data
    const ask = () => nok.call(calls.refundApply, { orderId, reason: 'Changed my mind' })
    expect([(await ask()).code, (await ask()).code]).toEqual([200, 400])
    const [asked] = (await staff.ask(orders.list, { state: 'refunding' })).list
    expect(asked).toMatchObject({ id: orderId, reason: 'Changed my mind' })
    await staff.ask(orders.refuse, { ...(await seen(orderId)), answer: 'It is packed already' })
    expect(await nok.detail(orderId)).toMatchObject({ state: 2, answer: 'It is packed already' })
    await ask()
    await staff.ask(orders.refund, await seen(orderId))
    expect(await nok.detail(orderId)).toMatchObject({ state: 7, actions: [], code: '' })
    expect([await nok.points(), (await nok.item())?.stock]).toEqual([1000, 3])
    expect((await staff.call(orders.refund, await seen(orderId))).code).toBe(400)
    expect(await checkLedger(backend.db)).toEqual([])
  })

  it('are refused moves that their state does not allow', async () => {
    const id = (await nok.order()).data.orderId
    expect((await staff.call(orders.complete, { id: 'other', version: 1 })).code).toBe(400)
    expect((await staff.call(orders.refuse, { id, version: 1, answer: 'No' })).code).toBe(400)
    await staff.ask(orders.complete, { id, version: 1 })
    expect((await staff.call(orders.ship, await seen(id))).code).toBe(400)
    expect((await backend.call(orders.ship, { id, version: 1 })).code).toBe(401)
  })

  it('are not moved by who has not seen what was done meanwhile: of two, one gives it back', async () => {
    const id = (await nok.order()).data.orderId
    await staff.ask(orders.complete, { id, version: 1 })
    const late = await staff.call(orders.refund, { id, version: 1 })
    expect([late.code, late.data]).toMatchObject([409, { current: { state: 'completed', version: 2 } }])
    const both = [staff.call(orders.refund, { id, version: 2 }), staff.call(orders.refund, { id, version: 2 })]
    expect(codesOf(await Promise.all(both))).toEqual([200, 409])
    expect(await nok.points()).toBe(1000)
  })
})
