import { eq } from 'drizzle-orm'
import { storeContract } from '../../../src/contract/store/store'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { goods } from '../../../server/db/schema/store/goods'
import { orders } from '../../../server/db/schema/orders/orders'
import { stores } from '../../../server/db/schema/store/stores'
import { Diner } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const PLACED = ORDER_STATES.pendingPayment.code

type StoreRow = typeof stores.$inferInsert

const change = (facts: Partial<StoreRow>) => backend.db.update(stores).set(facts).where(eq(stores.id, 'ari'))
const enter = async (request = {}) => (await Shopper.enter(backend, request)).fill()
const piecesIn = async (shopper: Shopper) => (await shopper.cart()).cart.map(({ goodsId, num }) => [goodsId, num])
const daily = (start: string, end: string) => [0, 1, 2, 3, 4, 5, 6].map((week) => ({ week, start, end }))

describe('opening hours across midnight', () => {
  beforeEach(async () => {
    // Saturday evening to Sunday morning, and no other evening.
    await change({ hours: [{ week: 6, start: '17:00', end: '02:00' }] })
    backend.clock.set('2026-11-21T23:30:00+07:00')
  })

  it('offer times of both dates, the later ones on the next date', async () => {
    const { slots, asap } = await (await enter()).checkout()
    expect(asap.on).toBe(true)
    expect(slots.map(({ date, label, times }) => [date, label, times[0]?.text, times.at(-1)?.text])).toEqual([
      ['2026-11-21', 'Today', '23:50–00:00', '23:50–00:00'],
      ['2026-11-22', 'Tomorrow', '00:00–00:10', '01:50–02:00'],
    ])
  })

  it('midnight: orders are accepted until the store closes, and not a minute longer', async () => {
    backend.clock.set('2026-11-22T00:00:00+07:00')
    expect((await (await enter()).order()).state).toBe(PLACED)
    backend.clock.set('2026-11-22T01:59:00+07:00')
    expect((await (await enter()).order()).state).toBe(PLACED)
    backend.clock.set('2026-11-22T02:00:00+07:00')
    expect(await (await enter()).place()).toMatchObject({
      code: 400,
      msg: 'The store is closed now. Opens Saturday at 17:00',
    })
  })

  it('midnight: one evening is one day, for pickup numbers and for limits per day', async () => {
    const shopper = await enter()
    await shopper.add('tea', 2)
    const before = await shopper.order()
    backend.clock.set('2026-11-22T00:30:00+07:00')
    expect(await shopper.add('tea', 2)).toMatchObject({ code: 400, msg: 'Limit 3 per day' })
    await shopper.add('tea', 1)
    await shopper.fill()
    const after = await shopper.order()
    expect([before.pickupNo, after.pickupNo]).toEqual(['A001', 'A002'])
    expect((await backend.db.select().from(orders)).map(({ businessDay }) => businessDay)).toEqual([
      '2026-11-21',
      '2026-11-21',
    ])
  })

  it('midnight: the next evening begins a new day', async () => {
    await change({ hours: daily('17:00', '02:00') })
    const shopper = await enter()
    await shopper.add('tea', 1)
    await shopper.order()
    backend.clock.set('2026-11-22T17:00:00+07:00')
    expect((await shopper.add('tea', 3)).code).toBe(200)
    await shopper.fill()
    expect(await shopper.order()).toMatchObject({ pickupNo: 'A001' })
  })

  it('a full slot after midnight is full on either date', async () => {
    const appointTime = '2026-11-22T00:30:00.000+07:00'
    await (await enter()).order({ appointTime })
    backend.clock.set('2026-11-22T00:05:00+07:00')
    await (await enter()).order({ appointTime })
    expect(await (await enter()).place({ appointTime })).toMatchObject({
      code: 400,
      msg: 'This time is no longer available. Please select another one',
    })
  })
})

describe('a holiday', () => {
  it('on which the store is closed accepts no order, offers no time, and shows when it opens again', async () => {
    await change({ specialDays: [{ date: '2026-11-21', hours: [] }] })
    const shopper = await enter()
    const { slots, asap, problems } = await shopper.checkout()
    expect(asap).toEqual({ on: false, text: 'Opens tomorrow at 10:00' })
    expect(slots.map(({ date }) => date)).toEqual(['2026-11-22'])
    expect(problems).toEqual([
      {
        field: 'appointTime',
        text: 'The store is closed now. Opens tomorrow at 10:00. Please select an appointment time',
      },
    ])
    expect(await shopper.place({ appointTime: '2026-11-21T13:00:00+07:00' })).toMatchObject({
      code: 400,
      msg: 'This time is no longer available. Please select another one',
    })
    expect((await (await Diner.enter(backend)).trySit(2)).msg).toBe('The store is closed now. Opens tomorrow at 10:00')
  })

  it('with special hours follows them instead of those of its weekday', async () => {
    await change({ specialDays: [{ date: '2026-11-21', hours: [{ start: '18:00', end: '19:00' }] }] })
    const { slots, asap } = await (await enter()).checkout()
    expect(asap).toEqual({ on: false, text: 'Opens at 18:00' })
    expect([slots[0]?.times[0]?.text, slots[0]?.times.at(-1)?.text]).toEqual(['18:00–18:10', '18:50–19:00'])
    backend.clock.set('2026-11-21T18:30:00+07:00')
    expect((await (await enter()).order()).state).toBe(PLACED)
  })

  it('ends when the evening before it has ended', async () => {
    await change({ hours: daily('17:00', '02:00'), specialDays: [{ date: '2026-11-22', hours: [] }] })
    backend.clock.set('2026-11-22T01:00:00+07:00')
    expect((await (await enter()).order()).state).toBe(PLACED)
    backend.clock.set('2026-11-22T18:00:00+07:00')
    expect((await (await enter()).checkout()).asap).toEqual({ on: false, text: 'Opens tomorrow at 17:00' })
  })

  it.each([
    ['en', 'Opens on 5\u00a0Dec\u00a02026 at 10:00'],
    ['th', 'เปิดวันที่ 5\u00a0ธ.ค.\u00a02026 เวลา 10:00 น.'],
    ['zh', '2026\u2060年\u206012\u2060月\u20605\u2060日 10:00 开始营业'],
  ] as const)('of two weeks is shown with the date of its end (%s)', async (locale, text) => {
    const days = Array.from({ length: 14 }, (_, at) => new Date(Date.UTC(2026, 10, 21 + at)).toISOString().slice(0, 10))
    await change({ specialDays: days.map((date) => ({ date, hours: [] })) })
    const { businessText } = await backend.ask(storeContract.detail, { storeId: 'ari' }, { locale })
    expect(businessText).toBe(text)
  })

  it('is listed with the store until it is over, at most a month ahead', async () => {
    const closed = (date: string) => ({ date, hours: [] })
    await change({ specialDays: ['2027-01-01', '2026-12-05', '2026-11-20', '2026-11-21'].map(closed) })
    const { specialDays } = await backend.ask(storeContract.detail, { storeId: 'ari' })
    expect(specialDays).toEqual([closed('2026-11-21'), closed('2026-12-05')])
  })
})

describe('a store that closes while the guest is at checkout', () => {
  it('refuses the order, shows when it opens next, and keeps the cart; for a time tomorrow it accepts the order', async () => {
    backend.clock.set('2026-11-21T21:59:00+07:00')
    const shopper = await enter()
    const cart = await piecesIn(shopper)
    const { quoteId, problems } = await shopper.checkout()
    expect(problems).toEqual([])
    backend.clock.set('2026-11-21T22:00:00+07:00')
    const refused = await shopper.place({ quoteId })
    expect(refused).toMatchObject({
      code: 400,
      msg: 'The store is closed now. Opens tomorrow at 10:00. Please select an appointment time',
    })
    const { checkout } = refused.data as unknown as { checkout: Awaited<ReturnType<Shopper['checkout']>> }
    expect(checkout).toMatchObject({ quoteId, asap: { on: false, text: 'Opens tomorrow at 10:00' } })
    expect(await backend.db.$count(orders)).toBe(0)
    expect(await piecesIn(shopper)).toEqual(cart)
    const appointTime = checkout.slots[0]?.times[0]?.value
    expect(await shopper.order({ quoteId, appointTime })).toMatchObject({ readyText: 'tomorrow 10:00–10:10' })
  })

  it.each([
    ['th', 'ขณะนี้ร้านปิด เปิดพรุ่งนี้เวลา 10:00 น. โปรดเลือกเวลานัดหมาย'],
    ['zh', '门店当前打烊，明天 10:00 开始营业，请选择预约时间'],
  ] as const)('is reported in the language of the guest (%s)', async (locale, msg) => {
    const shopper = await enter()
    const { quoteId } = await shopper.checkout()
    backend.clock.set('2026-11-21T22:00:00+07:00')
    expect((await shopper.place({ quoteId }, { locale })).msg).toBe(msg)
  })

  it('by pausing refuses orders for any time, keeps the cart, and accepts it once it is open again', async () => {
    const shopper = await enter()
    const cart = await piecesIn(shopper)
    const { quoteId } = await shopper.checkout()
    await change({ paused: true })
    for (const request of [{}, { appointTime: '2026-11-21T13:00:00+07:00' }])
      expect((await shopper.place({ quoteId, ...request })).code).toBe(400)
    expect((await shopper.checkout()).problems).toEqual([
      { field: 'storeId', text: 'The store is closed. Please try another one' },
    ])
    expect(await piecesIn(shopper)).toEqual(cart)
    await change({ paused: false })
    expect((await shopper.order({ quoteId })).state).toBe(PLACED)
  })

  it('refuses an order to eat at once', async () => {
    const shopper = await enter({ diningType: 'dineIn' })
    const { quoteId } = await shopper.checkout()
    backend.clock.set('2026-11-21T22:30:00+07:00')
    expect((await shopper.place({ quoteId })).msg).toBe('The store is closed now. Opens tomorrow at 10:00')
  })

  it('accepts a quoted order for a time tomorrow', async () => {
    const shopper = await enter()
    const appointTime = '2026-11-22T12:00:00.000+07:00'
    const { quoteId } = await shopper.checkout({ appointTime })
    backend.clock.set('2026-11-21T22:30:00+07:00')
    expect(await shopper.order({ quoteId, appointTime })).toMatchObject({ appointTime })
  })
})

describe('a dish with a limit per day', () => {
  it('counts for the requested day, not for the day of the order', async () => {
    await backend.db.update(goods).set({ limitPerDay: 1 }).where(eq(goods.id, 'curry'))
    const shopper = await enter()
    await shopper.order({ appointTime: '2026-11-22T12:00:00.000+07:00' })
    await shopper.fill()
    expect((await shopper.checkout()).problems).toEqual([])
    expect((await shopper.checkout({ appointTime: '2026-11-22T13:00:00.000+07:00' })).problems).toEqual([
      { field: 'lines', text: 'Green curry: Limit 1 per day' },
    ])
  })
})
