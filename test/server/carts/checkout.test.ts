import { eq } from 'drizzle-orm'
import { addressContract } from '../../../src/contract/account/address'
import { cartContract } from '../../../src/contract/cart/cart'
import { configContract } from '../../../src/contract/config/config'
import type { Locale } from '../../../src/contract/fields'
import { configs } from '../../../server/db/schema/settings/config'
import { skus } from '../../../server/db/schema/store/goods'
import { stores } from '../../../server/db/schema/store/stores'
import { fillBistro } from '../support/database/bistro'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, startBackend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const fields = ({ problems }: { problems: { field: string }[] }) => problems.map(({ field }) => field)

/** An address of the shopper, some metres north of the store. */
function addAddress(shopper: Shopper, metres: number) {
  const place = { lat: 13.7797 + metres / 111_195, lng: 100.5447 }
  const entry = {
    contact: 'Ploy',
    gender: 2 as const,
    phone: '081 234 5678',
    address: 'Soi 13',
    houseNo: '9',
    label: 'home' as const,
  }
  return backend.ask(addressContract.add, { ...entry, ...place }, shopper.as())
}

test('a pickup is priced with packaging and VAT, and has no problems', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const checkout = await shopper.checkout()
  expect(checkout.quote).toMatchObject({
    goodsNum: 2,
    goodsAmount: 14000,
    packAmount: 500,
    deliveryAmount: 0,
    hasDelivery: false,
    serviceAmount: 0,
    vatRate: 700,
    vatAmount: 1015,
    payAmount: 15515,
  })
  expect(checkout.problems).toEqual([])
  expect(checkout.asap).toEqual({ on: true, text: 'Ready in 15–20 min' })
  expect(checkout.quoteId).toMatch(/^[\w-]{32}$/)
})

test('at a table there is service charge and no packaging', async () => {
  const shopper = await (await Shopper.enter(backend, { diningType: 'dineIn', phone: '' })).fill()
  const { quote, problems, needPhone } = await shopper.checkout()
  expect(quote).toMatchObject({
    packAmount: 0,
    serviceRate: 1000,
    serviceAmount: 1400,
    vatAmount: 1078,
    payAmount: 16478,
  })
  expect({ problems, needPhone }).toEqual({ problems: [], needPhone: false })
})

test('price answers with the same quote and id as checkout', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { quote, quoteId } = await shopper.checkout()
  expect(await backend.ask(cartContract.price, shopper.request, shopper.as())).toEqual({ quote, quoteId })
})

test('the quote id changes with the charged data and with nothing else', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { quoteId } = await shopper.checkout()
  const same = await shopper.checkout({ remark: 'no coriander', phone: '02 000 0000', cutlery: true })
  expect(same.quoteId).toBe(quoteId)
  expect((await shopper.checkout({}, { locale: 'zh' })).quoteId).toBe(quoteId)
  await backend.db.update(skus).set({ price: 12001 }).where(eq(skus.id, 'curryS'))
  expect((await shopper.checkout()).quoteId).not.toBe(quoteId)
  await backend.db.update(skus).set({ price: 12000 }).where(eq(skus.id, 'curryS'))
  expect((await shopper.checkout()).quoteId).toBe(quoteId)
  expect((await shopper.checkout({ diningType: 'takeout' })).quoteId).not.toBe(quoteId)
})

test('unavailable lines are shown and not charged', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.add('tea')
  await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, 'tea1'))
  const { lines, quote, problems } = await shopper.checkout()
  expect(lines.map(({ state }) => state).sort()).toEqual(['ok', 'ok', 'soldOut'])
  expect(quote.goodsAmount).toBe(14000)
  expect(problems).toEqual([])
})

test.each<[string, 'en' | 'th' | 'zh', string]>([
  ['English', 'en', 'Ready in 15–20 min'],
  ['Thai', 'th', 'พร้อมใน 15–20 นาที'],
  ['Chinese', 'zh', '15–20 分钟可取'],
])('states in %s when it will be ready', async (_, locale, text) => {
  const shopper = await (await Shopper.enter(backend)).fill()
  expect((await shopper.checkout({}, { locale })).asap.text).toBe(text)
})

test('problems are listed in the order in which a guest can solve them', async () => {
  const empty = await Shopper.enter(backend, { diningType: 'delivery' })
  expect(
    fields(await empty.checkout({ diningType: 'fast', phone: 'x', appointTime: '2026-11-21T12:00:00+07:00' })),
  ).toEqual(['lines', 'diningType', 'appointTime', 'phone'])
  await empty.add('curry')
  const { problems } = await empty.checkout()
  expect(problems).toEqual([
    { field: 'addressId', text: 'Please select an address' },
    { field: 'missing', text: 'Please add: Rice' },
    { field: 'minAmount', text: '฿30 more to reach the minimum order' },
  ])
})

test('refusals use the merchant’s currency and names of the order types', async () => {
  const custom = { hbfh: '', hbmc: 'baht', live: { en: 'Collect', th: 'มารับเอง' } }
  await backend.db.update(configs).set({ value: { custom } }).where(eq(configs.ident, 'system'))
  await backend.db.update(stores).set({ dining: [{ type: 'delivery', minAmount: 15_000 }] })
  const messageTo = async (shopper: Shopper, locale?: Locale) =>
    (await shopper.checkout({}, { locale })).problems.map(({ text }) => text)
  const atHome = await Shopper.enter(backend, { diningType: 'delivery' })
  await atHome.add('curry')
  expect(await messageTo(atHome)).toContain('baht\u00a030 more to reach the minimum order')
  const coming = await (await Shopper.enter(backend)).fill()
  expect((await messageTo(coming)).join()).toContain('Collect')
  expect((await messageTo(coming, 'th')).join()).toContain('มารับเอง')
})

test.each<[string, object, string, string]>([
  ['no number for a pickup', { phone: '' }, 'phone', 'Please enter a contact number'],
  ['a number that is too short', { phone: '12345' }, 'phone', 'Please enter a valid phone number'],
  ['a way of dining the store lacks', { diningType: 'fast' }, 'lines', 'Your cart is empty'],
  [
    'a time that is no slot',
    { appointTime: '2026-11-21T13:05:00+07:00' },
    'appointTime',
    'This time is no longer available. Please select another one',
  ],
  [
    'a time that is over',
    { appointTime: '2026-11-21T11:00:00+07:00' },
    'appointTime',
    'This time is no longer available. Please select another one',
  ],
])('names %s', async (_, request, field, text) => {
  const shopper = await (await Shopper.enter(backend)).fill()
  expect((await shopper.checkout(request)).problems[0]).toEqual({ field, text })
})

test('the maximum length of a remark is the merchant’s setting, and the reply contains it', async () => {
  await setConfig(backend.db, 'orderSetting', { remarkLength: 12 })
  const { orderSetting } = await backend.ask(configContract.forms, { idents: ['orderSetting'] })
  expect(orderSetting?.remarkLength).toBe(12)
  const shopper = await (await Shopper.enter(backend)).fill()
  expect((await shopper.checkout({ remark: 'No chilli pls' })).problems).toEqual([
    { field: 'remark', text: 'A note can have up to 12 characters' },
  ])
  expect((await shopper.place({ remark: 'No chilli pls' })).code).toBe(400)
  expect((await shopper.place({ remark: 'No chilli' })).code).toBe(200)
})

test('an invalid time is refused', async () => {
  const shopper = await Shopper.enter(backend)
  const wanted = { ...shopper.request, appointTime: 'tomorrow at noon' }
  expect((await backend.call(cartContract.checkout, wanted, shopper.as())).code).toBe(400)
})

test('slots begin after the lead time and follow the opening hours', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { slots } = await shopper.checkout()
  expect(slots.map(({ date, label }) => [date, label])).toEqual([
    ['2026-11-21', 'Today'],
    ['2026-11-22', 'Tomorrow'],
  ])
  expect(slots[0]?.times[0]).toEqual({ value: '2026-11-21T12:20:00.000+07:00', text: '12:20–12:30', full: false })
  expect(slots[0]?.times.at(-1)?.text).toBe('21:50–22:00')
  expect(slots[1]?.times[0]?.text).toBe('10:00–10:10')
})

test('while the store is closed a time must be chosen', async () => {
  backend.clock.set('2026-11-21T23:00:00+07:00')
  const shopper = await (await Shopper.enter(backend)).fill()
  const closed = await shopper.checkout()
  expect(closed.asap).toEqual({ on: false, text: 'Opens tomorrow at 10:00' })
  expect(closed.problems).toEqual([
    {
      field: 'appointTime',
      text: 'The store is closed now. Opens tomorrow at 10:00. Please select an appointment time',
    },
  ])
  expect((await shopper.checkout({ appointTime: closed.slots[0]?.times[0]?.value })).problems).toEqual([])
})

test('a store without opening hours takes no orders', async () => {
  await backend.db.update(stores).set({ hours: [] }).where(eq(stores.id, 'ari'))
  const shopper = await (await Shopper.enter(backend)).fill()
  expect(fields(await shopper.checkout())).toEqual(['storeId'])
})

test('sale times are checked for the requested time', async () => {
  backend.clock.set('2026-11-21T18:00:00+07:00')
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.add('noodles')
  const lines = (await shopper.checkout({ appointTime: '2026-11-22T12:00:00+07:00' })).lines
  expect(lines.find(({ goodsId }) => goodsId === 'noodles')?.state).toBe('offHours')
})

test('a delivery costs by distance, and an address out of range is reported', async () => {
  const shopper = await (await Shopper.enter(backend, { diningType: 'delivery' })).fill()
  await shopper.add('tea')
  expect((await shopper.checkout()).quote).toMatchObject({ hasDelivery: true, deliveryAmount: 2000 })
  const near = await addAddress(shopper, 1500)
  const far = await addAddress(shopper, 3000)
  const beyond = await addAddress(shopper, 9000)
  const byDefault = await shopper.checkout()
  expect(byDefault).toMatchObject({ address: { id: near.id, inRange: true }, outOfRange: false, problems: [] })
  expect(byDefault.asap.text).toBe('Arrives in 15–20 min')
  expect((await shopper.checkout({ addressId: far.id })).quote.deliveryAmount).toBe(4000)
  const out = await shopper.checkout({ addressId: beyond.id })
  expect(out.outOfRange).toBe(true)
  expect(out.quote.hasDelivery).toBe(false)
  expect(out.problems).toEqual([{ field: 'addressId', text: 'This address is out of range' }])
  const { list } = await backend.ask(cartContract.addresses, { storeId: 'ari' }, shopper.as())
  expect(list.map(({ id, inRange }) => [id, inRange])).toEqual(
    expect.arrayContaining([
      [near.id, true],
      [far.id, true],
      [beyond.id, false],
    ]),
  )
})

test("another guest's address is not used", async () => {
  const owner = await Shopper.enter(backend)
  const { id } = await addAddress(owner, 100)
  const shopper = await (await Shopper.enter(backend, { diningType: 'delivery' })).fill()
  expect((await shopper.checkout({ addressId: id })).address).toBeNull()
})

test.each([
  ['h5', ['promptpay', 'card', 'offline']],
  ['weapp', ['wechat', 'promptpay', 'offline']],
  ['wechatBrowser', ['wechat', 'promptpay', 'card', 'offline']],
  ['alipayBrowser', ['alipay', 'promptpay', 'card', 'offline']],
  ['alipay', ['alipay', 'promptpay', 'offline']],
])('in %s the ways of paying are %j', async (appType, types) => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { payTypes } = await shopper.checkout({}, { headers: { appType } })
  expect(payTypes.map(({ type }) => type)).toEqual(types)
  expect(payTypes.every(({ enabled, name }) => enabled && name !== '')).toBe(true)
})

test('an unavailable payment type has a reason, and for a delivery counter payment is cash', async () => {
  await backend.db.update(stores).set({ promptpayId: '' }).where(eq(stores.id, 'ari'))
  const shopper = await (await Shopper.enter(backend)).fill()
  const { payTypes } = await shopper.checkout({ diningType: 'delivery' })
  expect(payTypes).toEqual([
    {
      type: 'promptpay',
      name: 'PromptPay QR',
      caption: 'Any Thai bank app',
      enabled: false,
      reason: 'Not available at this store yet',
    },
    { type: 'card', name: 'Card', caption: 'Credit or debit card', enabled: true, reason: '' },
    { type: 'offline', name: 'Cash on delivery', caption: 'When your order arrives', enabled: true, reason: '' },
  ])
})

test('without any payment provider only counter payment is offered', async () => {
  const bare = await startBackend(fillBistro, { paymentSandbox: false })
  const shopper = await (await Shopper.enter(bare)).fill()
  const { payTypes } = await shopper.checkout()
  expect(payTypes.map(({ type, enabled }) => [type, enabled])).toEqual([
    ['promptpay', false],
    ['offline', true],
  ])
  expect((await bare.app.server.inject({ url: '/sandbox/pay/X' })).statusCode).toBe(404)
  await bare.close()
})
