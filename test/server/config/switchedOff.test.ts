import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { stores } from '../../../server/db/schema/store/stores'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import type { DiningType } from '../../../src/contract/fields'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { personPayContract } from '../../../src/contract/order/personPay'
import { storeContract } from '../../../src/contract/store/store'
import { Diner, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  const dining = DINING_TYPES.map((type) => ({ type, minAmount: 0 }))
  await backend.db.update(stores).set({ dining, wifi: { ssid: 'Warm Table', password: 'curry', hidden: false } })
})

/** Sets the enabled functions. */
const list = (...power: string[]) =>
  backend.db.update(configs).set({ value: { power } }).where(eq(configs.ident, 'system'))
/** Disables dining types. */
const refuse = (...types: DiningType[]) =>
  setConfig(backend.db, 'orderCollect', Object.fromEntries(types.map((type) => [type, false])))

const waysOf = async () => {
  const { dining } = await backend.ask(storeContract.detail, { storeId: 'ari' })
  return dining.map(({ type }) => type)
}

const fast = { storeId: 'ari', diningType: 'fast' as const }

describe('a function that the power list omits', () => {
  test('is not offered by any store, in its list, its details and the default store', async () => {
    await list('takeOutFood')
    expect(await waysOf()).toEqual(['delivery', 'takeout'])
    const { list: found } = await backend.ask(storeContract.list, { diningType: 'pickup' })
    expect(found).toEqual([])
    const { dining, services } = await backend.ask(storeContract.default, {})
    expect([dining.map(({ type }) => type), services]).toEqual([['delivery', 'takeout'], []])
    expect((await backend.ask(storeContract.wifi, { storeId: 'ari' })).wifi).toBeNull()
  })

  test('is enabled when the list is empty', async () => {
    expect(await waysOf()).toEqual([...DINING_TYPES])
    expect((await backend.ask(storeContract.wifi, { storeId: 'ari' })).wifi).toMatchObject({ ssid: 'Warm Table' })
  })
})

test.each([
  ['en', 'This store does not offer pickup now. Please select a dining option'],
  ['th', 'ขณะนี้ร้านไม่มีบริการรับที่ร้าน โปรดเลือกวิธีรับอาหาร'],
  ['zh', '门店暂不支持到店自取，请选择就餐方式'],
] as const)('a way that was switched off while the checkout was open is refused in %s', async (locale, msg) => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { quoteId } = await shopper.checkout()
  await list('takeOutFood')
  const refused = await shopper.place({ quoteId }, { locale })
  expect(refused).toMatchObject({
    code: 400,
    msg,
    data: { checkout: { problems: [{ field: 'diningType', text: msg }] } },
  })
  // The dishes can still be ordered by another dining type.
  expect((await shopper.order({ diningType: 'takeout' })).lines).toHaveLength(2)
})

test.each(['delivery', 'pickup', 'takeout'] as const)(
  'orders by %s are refused when `orderCollect` disables them',
  async (type) => {
    const shopper = await (await Shopper.enter(backend, { diningType: type })).fill()
    await refuse(type)
    expect(await waysOf()).not.toContain(type)
    expect((await shopper.checkout()).problems[0]?.field).toBe('diningType')
    expect((await shopper.place()).code).toBe(400)
  },
)

test('a fast order is refused when it is disabled', async () => {
  const token = await backend.guest()
  for (const [goodsId, skuId] of [
    ['curry', 'curryS'],
    ['rice', 'rice1'],
  ] as const) {
    await backend.ask(inStoreContract.change, { ...fast, goodsId, skuId, num: 1 }, { token })
  }
  const { quoteId, problems } = await backend.ask(inStoreContract.checkout, fast, { token })
  expect(problems).toEqual([])
  await refuse('fast')
  const { code, msg } = await backend.call(
    inStoreContract.create,
    { ...fast, quoteId, payType: 'promptpay' },
    { token },
  )
  expect([code, msg]).toEqual([400, 'This store does not offer fast order now. Please select a dining option'])
})

describe('with dining in disabled', () => {
  const off = 'This store does not offer dine-in now. Please select a dining option'

  test('a table cannot be opened', async () => {
    await list('goods')
    const diner = await Diner.enter(backend)
    expect(await diner.trySit(2)).toMatchObject({ code: 400, msg: off })
    expect((await diner.table()).sitting).toBeNull()
  })

  test('participants cannot order, but can pay the bill', async () => {
    await payMode(backend, 'payAfter')
    const diner = await (await Diner.seated(backend)).fill()
    await diner.order()
    await diner.add('tea')
    await refuse('dineIn')
    expect(await diner.place()).toMatchObject({ code: 400, msg: off })
    await diner.pay((await diner.share({ way: 'rest' })).id)
    expect((await diner.tableSession()).closedAt).not.toBeNull()
  })
})

test('a till bill cannot be paid by phone when that is disabled', async () => {
  const token = await backend.guest()
  const bill = { storeId: 'ari', amount: 10_000 }
  const { quoteId, problems } = await backend.ask(personPayContract.checkout, bill, { token })
  expect(problems).toEqual([])
  await list('goods')
  const request = { ...bill, payType: 'promptpay' as const, quoteId }
  expect(await backend.call(personPayContract.create, request, { token })).toMatchObject({
    code: 400,
    msg: 'This store does not accept payment by phone. Please pay at the till',
    data: { checkout: { problems: [{ field: 'storeId' }] } },
  })
})

describe('an order that was placed before its dining type was disabled', () => {
  test('can be paid and refunded', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    await refuse('pickup')
    await settle(backend, (await shopper.code(id)).refNo)
    expect(await shopper.detail(id)).toMatchObject({ state: 2, paid: true })
    const refund = { orderId: id, reason: 'changedMind' as const }
    expect((await backend.ask(orderCareContract.refundApply, refund, shopper.as())).state).toBe(8)
  })

  test('can be reordered by another dining type', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { id } = await shopper.order()
    await refuse('pickup', 'takeout')
    const { diningType, added } = await backend.ask(orderCareContract.again, { orderId: id }, shopper.as())
    expect([diningType, added.length]).toEqual(['delivery', 2])
  })
})
