import { couponTemplates } from '../../../server/db/schema/coupons'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { type PointsItemFields, pointsItemContract as items } from '../../../console/contract/pointsItem'
import { pointsOrderContract as orders } from '../../../console/contract/pointsOrder'
import { pointsMallContract as calls } from '../../../src/contract/pointsMall'
import { freshConsole } from '../support/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { type Collector, enterCollector, offerItem, openPointsShop } from '../support/pointsMember'
import { StaffCaller } from '../support/staff'

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

  it('are packed and handed out by their code, once', async () => {
    const { data } = await nok.order()
    const [waiting] = (await staff.ask(orders.list, { tab: 'toShip', storeId: 'ari' })).list
    expect(waiting).toMatchObject({ id: data.orderId, orderNo: data.orderNo, state: 2, way: 'pickup' })
    await staff.ask(orders.ship, { id: data.orderId })
    const code = `${data.code.slice(0, 4)} ${data.code.slice(4).toLowerCase()}`
    expect((await staff.ask(orders.list, { code })).list).toHaveLength(1)
    expect((await staff.ask(orders.handOut, { code })).state).toBe(4)
    expect((await staff.call(orders.handOut, { code })).code).toBe(400)
    expect((await staff.call(orders.handOut, { code: 'NONE' })).msg).toMatch(/not the code/)
    expect(await nok.detail(data.orderId)).toMatchObject({ state: 4, code: '', actions: [] })
    const actions = (await staff.audited(data.orderId)).map(({ action }) => action)
    expect(actions).toEqual(['pointsOrder.handOut', 'pointsOrder.ship'])
  })

  it('are handed out, sent and taken back in their store only', async () => {
    const { data } = await nok.order()
    const elsewhere = await staff.invite({ email: 'som@example.com', role: 'manager', storeIds: ['silom'] })
    const { orderId: id, code } = data
    const answers = [
      await elsewhere.call(orders.ship, { id }),
      await elsewhere.call(orders.handOut, { code }),
      await elsewhere.call(orders.complete, { id }),
      await elsewhere.call(orders.list, { code }),
    ]
    expect(answers.map((one) => one.code)).toEqual([403, 403, 403, 403])
    expect(await nok.detail(id)).toMatchObject({ state: 2, code })
  })

  const send = async () => {
    const addressId = await nok.addAddress()
    const sending = { way: 'delivery', addressId, payAmount: 4000, payType: 'promptpay' } as const
    const { orderId } = (await nok.order(sending)).data
    await nok.payByPhone(orderId)
    await staff.ask(orders.ship, { id: orderId, carrier: 'Kerry', trackingNo: 'TH204417' })
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

  it('go back when the member asks and the store agrees, or go on when it refuses', async () => {
    const { orderId } = (await nok.order()).data
    const ask = () => nok.call(calls.refundApply, { orderId, reason: 'Changed my mind' })
    expect([(await ask()).code, (await ask()).code]).toEqual([200, 400])
    const [asked] = (await staff.ask(orders.list, { tab: 'refunding' })).list
    expect(asked).toMatchObject({ id: orderId, reason: 'Changed my mind' })
    await staff.ask(orders.refuse, { id: orderId, answer: 'It is packed already' })
    expect(await nok.detail(orderId)).toMatchObject({ state: 2, answer: 'It is packed already' })
    await ask()
    await staff.ask(orders.refund, { id: orderId })
    expect(await nok.detail(orderId)).toMatchObject({ state: 7, actions: [], code: '' })
    expect([await nok.points(), (await nok.item())?.stock]).toEqual([1000, 3])
    expect((await staff.call(orders.refund, { id: orderId })).code).toBe(400)
    expect(await checkLedger(backend.db)).toEqual([])
  })

  it('are refused moves that their state does not allow', async () => {
    const { orderId } = (await nok.order()).data
    expect((await staff.call(orders.complete, { id: 'other' })).code).toBe(400)
    expect((await staff.call(orders.refuse, { id: orderId, answer: 'No' })).code).toBe(400)
    await staff.ask(orders.complete, { id: orderId })
    expect((await staff.call(orders.ship, { id: orderId })).code).toBe(400)
    expect((await backend.call(orders.ship, { id: orderId })).code).toBe(401)
  })
})
