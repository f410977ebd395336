import { eq } from 'drizzle-orm'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { pointsItems, pointsOrders } from '../../../server/db/schema/members/pointsMall'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { payContract } from '../../../src/contract/payment/pay'
import { pointsMallContract as calls } from '../../../src/contract/points/pointsMall'
import { credit } from '../support/accounts/accounts'
import { addTemplate } from '../support/coupons/coupons'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { type Collector, enterCollector, offerItem, openPointsShop } from '../support/membership/pointsMember'
import { setConfig } from '../support/database/configs'

const DAY = 24 * 60

let backend: Backend
let nok: Collector
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openPointsShop(backend)
  nok = await enterCollector(backend, 'Nok', 1000)
})
afterEach(async () => expect(await checkLedger(backend.db)).toEqual([]))

const taken = async () => (await backend.db.select().from(pointsItems))[0]?.taken

describe('the points shop (pointsMall)', () => {
  it('lists what is on offer in the language of the guest, with what the caller has and lacks', async () => {
    await offerItem(backend, { total: 12, perPerson: 2 })
    await offerItem(backend, { id: 'tote', points: 1200, cash: 9900, sort: 1 })
    await offerItem(backend, { id: 'gone', closed: true })
    const { list, total, account } = await backend.ask(calls.items, {}, { token: nok.token, locale: 'th' })
    expect(list).toMatchObject([
      { id: 'mug', name: 'แก้ว', points: 300, cash: 0, stock: 12, perPerson: 2, taken: 0, short: 0, buyState: 'can' },
      { id: 'tote', points: 1200, cash: 9900, stock: null, short: 200, buyState: 'short' },
    ])
    expect([total, account.points, account.value]).toEqual([2, 1000, 10])
    const affordable = await nok.ask(calls.items, { affordable: true })
    expect(affordable.list.map(({ id }) => id)).toEqual(['mug'])
    expect((await nok.ask(calls.items, { cateId: 'other' })).list).toEqual([])
    expect((await nok.ask(calls.categories, {})).list).toEqual([{ id: 'things', name: 'Things' }])
    const guest = await backend.ask(calls.items, {}, { token: await backend.guest() })
    expect(guest.list.map(({ short }) => short)).toEqual([300, 1200])
  })

  it.each([
    ['taken off sale', { closed: true }, 'ended', /not offered any more/],
    ['after its sale', { saleUntil: new Date('2026-11-21T12:00:00+07:00') }, 'ended', /not offered any more/],
    ['before its sale', { saleFrom: new Date('2026-11-22T00:00:00+07:00') }, 'notStarted', /not offered yet/],
    ['of which none is left', { total: 2, taken: 2 }, 'soldOut', /last one/],
    ['for higher levels', { levelNeed: 1 }, 'levelTooLow', /above/],
    ['that costs more', { points: 1001 }, 'short', /1 short/],
  ] as const)('shows an item %s, and refuses to give it', async (_when, change, buyState, message) => {
    await offerItem(backend, change)
    expect((await nok.item())?.buyState).toBe(buyState)
    const reply = await nok.order()
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(message)])
    expect(await nok.points()).toBe(1000)
  })

  it('gives a member no more than the limits, in all and on a day of the restaurant', async () => {
    await offerItem(backend, { perPerson: 2, perDay: 1 })
    expect((await nok.order({ num: 2, cost: 600 })).msg).toMatch(/as many/)
    expect((await nok.order()).code).toBe(200)
    expect((await nok.item())?.buyState).toBe('limitToday')
    backend.clock.set('2026-11-22T00:00:00+07:00')
    expect((await nok.order()).code).toBe(200)
    backend.clock.advance(DAY)
    expect((await nok.order()).msg).toMatch(/as many of this as one person/)
  })

  it('is closed while points are switched off', async () => {
    await openPointsShop(backend, { on: false })
    await offerItem(backend)
    for (const reply of [
      await nok.call(calls.items, {}),
      await nok.call(calls.checkout, { itemId: 'mug', storeId: 'ari', way: 'pickup' }),
      await nok.order(),
    ])
      expect([reply.code, reply.msg]).toEqual([400, 'Rewards cannot be redeemed right now'])
  })
})

describe('an order of points (pointsMallOrder)', () => {
  it('takes the points at once, and is shown a code for the counter', async () => {
    await offerItem(backend, { total: 2 })
    const quote = await nok.ask(calls.checkout, { itemId: 'mug', num: 2, storeId: 'ari', way: 'pickup' })
    expect(quote).toMatchObject({ max: 2, points: { held: 1000, cost: 600, after: 400 }, payAmount: 0, payTypes: [] })
    const order = () => nok.order({ num: 2, cost: 600 }, 'k1')
    const [first, again] = [await order(), await order()]
    expect(again.data.orderId).toBe(first.data.orderId)
    expect(first.data).toMatchObject({ state: 2, num: 2, points: 600, payAmount: 0, way: 'pickup', address: null })
    expect(first.data.code).toMatch(/^[0-9A-Z]{8}$/)
    expect([await nok.points(), await taken()]).toEqual([400, 2])
    expect(await nok.log('spent')).toMatchObject({ list: [{ type: 'exchange', title: 'Mug', change: -600 }] })
  })

  it('is sent to an address for its fee, which is paid by phone before the store packs it', async () => {
    await offerItem(backend)
    const addressId = await nok.addAddress()
    const sending = { way: 'delivery', addressId, payAmount: 4000, payType: 'promptpay' } as const
    expect((await nok.order({ ...sending, addressId: undefined })).msg).toMatch(/address/)
    expect((await nok.order({ ...sending, payType: null })).msg).toMatch(/how to pay/)
    const { data } = await nok.order(sending)
    expect(data).toMatchObject({ state: 1, actions: ['close', 'pay'], deliveryFee: 4000, address: { houseNo: '4B' } })
    expect(await nok.points()).toBe(700)
    await nok.payByPhone(data.orderId)
    expect(await nok.detail(data.orderId)).toMatchObject({ state: 2, actions: ['refundApply'], expireAt: null })
  })

  it('is paid from the balance', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 20_000 })
    await offerItem(backend, { cash: 9900 })
    const { data } = await nok.order({ payAmount: 9900, payType: 'balance' })
    await nok.ask(payContract.pay, { orderId: data.orderId, payType: 'balance' })
    expect(await nok.detail(data.orderId)).toMatchObject({ state: 2, payAmount: 9900 })
  })

  it('gives its points and its piece back when it is closed, or not paid in time', async () => {
    await offerItem(backend, { cash: 9900, total: 1 })
    const request = { payAmount: 9900, payType: 'promptpay' } as const
    const { data: first } = await nok.order(request)
    expect([await nok.points(), await taken()]).toEqual([700, 1])
    const closed = await Promise.all([1, 2].map(() => nok.call(calls.close, { orderId: first.orderId })))
    expect(codesOf(closed)).toEqual([200, 400])
    expect([await nok.points(), await taken()]).toEqual([1000, 0])
    const { data } = await nok.order(request)
    backend.clock.advance(30)
    expect(await nok.detail(data.orderId)).toMatchObject({ state: 5, actions: [] })
    await runJob(backend.app.jobs.orderTimeouts)
    expect([await nok.points(), await taken()]).toEqual([1000, 0])
    expect((await nok.call(calls.close, { orderId: data.orderId })).code).toBe(400)
  })

  it('gives a coupon at once, or bonus money', async () => {
    await addTemplate(backend, { id: 'dinner', value: 5000, total: 0 })
    const virtual = { type: 'coupon', templateId: 'dinner', pickup: false, delivery: false, deliveryFee: 0 } as const
    await offerItem(backend, virtual)
    await offerItem(backend, { ...virtual, id: 'money', type: 'balance', templateId: null, bonus: 2000 })
    expect((await nok.order({ way: 'none' })).data).toMatchObject({ state: 4, actions: [], code: '' })
    expect((await nok.order({ way: 'none', itemId: 'money' })).data.state).toBe(4)
    expect(await backend.db.select().from(userCoupons)).toMatchObject([{ templateId: 'dinner', userId: nok.userId }])
    expect(await nok.points()).toBe(400)
    await offerItem(backend, { ...virtual, id: 'paid', cash: 500 })
    const { data } = await nok.order({ way: 'none', itemId: 'paid', payAmount: 500, payType: 'promptpay' })
    expect(await backend.db.$count(userCoupons)).toBe(1)
    await nok.payByPhone(data.orderId)
    expect([(await nok.detail(data.orderId)).state, await backend.db.$count(userCoupons)]).toEqual([4, 2])
  })

  it.each([
    ['an unknown item', { itemId: 'other' }],
    ['an unknown store', { storeId: 'other' }],
    ['a way in which it is not handed over', { way: 'none' as const }],
    ['another price than the caller saw', { cost: 299 }],
    ['more than the points reach for', { num: 4, cost: 1200 }],
    ['an address of another member', { way: 'delivery' as const, payAmount: 4000, addressId: 'other' }],
  ])('refuses %s, and takes nothing', async (_what, change) => {
    await offerItem(backend)
    expect((await nok.order({ payType: 'promptpay', ...change })).code).toBe(400)
    expect([await nok.points(), await taken()]).toEqual([1000, 0])
  })

  it('is shown to its member alone', async () => {
    await offerItem(backend)
    const { data } = await nok.order()
    const som = await enterCollector(backend, 'Som')
    const { orderId } = data
    for (const call of [calls.detail, calls.close, calls.complete])
      expect((await som.call(call, { orderId })).msg).toBe('This order was not found')
    expect((await som.call(calls.refundApply, { orderId, reason: 'x' })).code).toBe(400)
    expect((await som.ask(calls.orders, {})).list).toEqual([])
    expect((await backend.call(calls.orders, {})).code).toBe(401)
  })

  it('is under the tab of its state', async () => {
    await offerItem(backend)
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.push((await nok.order()).data.orderId)
    const move = (orderId: string, state: number) =>
      backend.db.update(pointsOrders).set({ state }).where(eq(pointsOrders.id, orderId))
    await move(ids[0] ?? '', 3)
    await move(ids[1] ?? '', 4)
    const under = async (tab: 'toPay' | 'toShip' | 'toReceive' | 'completed') =>
      (await nok.ask(calls.orders, { tab })).list.map(({ orderId }) => ids.indexOf(orderId))
    expect([await under('toPay'), await under('toShip')]).toEqual([[], [2]])
    expect([await under('toReceive'), await under('completed')]).toEqual([[0], [1]])
    for (const [state, tab] of [
      [5, 'completed'],
      [6, 'toReceive'],
      [7, 'completed'],
    ] as const) {
      await move(ids[2] ?? '', state)
      expect(await under(tab)).toContain(2)
    }
    await move(ids[2] ?? '', 2)
    const { counts, total } = await nok.ask(calls.orders, {})
    expect([counts, total]).toEqual([{ toPay: 0, toShip: 1, toReceive: 1 }, 3])
  })

  it('gives the last piece to exactly one of twenty members at the same moment', async () => {
    await offerItem(backend, { total: 1 })
    const crowd = await Promise.all(Array.from('abcdefghijklmnopqrst', (name) => enterCollector(backend, name, 300)))
    const replies = await Promise.all(crowd.map((each) => each.order()))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const left = await Promise.all(crowd.map((each) => each.points()))
    expect([left.filter((points) => points === 0).length, await taken()]).toEqual([1, 1])
  })

  it('spends points once, from two phones at the same moment', async () => {
    await offerItem(backend, { points: 600 })
    const replies = await Promise.all([nok.order({ cost: 600 }), nok.order({ cost: 600 })])
    expect([codesOf(replies), await nok.points()]).toEqual([[200, 400], 400])
  })
})
