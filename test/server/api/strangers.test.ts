import { contract } from '../../../src/contract/contract'
import type { Endpoint, Envelope } from '../../../src/contract/endpoint'
import { sandboxPayments } from '../../../server/db/schema/payments/sandbox'
import { signInAs } from '../support/accounts/accounts'
import { fieldNames, goodInputs } from '../support/badInput'
import { fillBistro } from '../support/database/bistro'
import { type Backend, injection, startBackend } from '../support/harness'
import { addTemplate, giveCoupon } from '../support/coupons/coupons'
import { endpoints, knownFields } from '../support/knownFields'

/** Fields with ids of one guest's data. */
const OWN = ['addressId', 'orderId', 'lineId', 'orderGoodsId', 'giftId', 'subjectId', 'bindKey', 'exceptId']
/** Fields with public ids, or with values that are issued for each call. */
const SHARED = [
  'storeId',
  'tableId',
  'goodsId',
  'activityId',
  'designId',
  'packId',
  'amountId',
  'skuId',
  'categoryId',
  'regionId',
  'parentId',
  'mediaId',
  'quoteId',
  'couponId',
  'helperId',
  'cateId',
  'itemId',
  'typeId',
  'planId',
  'cardId',
  'areaId',
]

let backend: Backend
let owner: string
let stranger: string
let known: Record<string, unknown>

beforeAll(async () => {
  backend = await startBackend(fillBistro)
  const nok = await signInAs(backend, 'Nok')
  owner = nok.token
  stranger = (await signInAs(backend, 'Bee')).token
  known = await knownFields(backend, owner)
  const choice = { storeId: 'ari', goodsId: 'tea', skuId: 'tea1', diningType: 'pickup', num: 1 } as const
  const { cart } = await backend.ask(contract.cart.change, choice, { token: owner })
  await backend.ask(contract.cart.change, { ...choice, goodsId: 'curry', skuId: 'curryS' }, { token: stranger })
  await addTemplate(backend, { id: 'gift', giftable: true })
  const { id: couponId } = await giveCoupon(backend, nok.userInfo.id, 'gift')
  const gift = await backend.ask(
    contract.couponRegift.confirmGift,
    { couponIds: [couponId], message: '' },
    { token: owner },
  )
  known = { ...known, lineId: cart[0]?.id, giftId: gift.id, subjectId: gift.id }
})
afterAll(() => backend.close())

async function call(endpoint: Endpoint, input: object, token: string): Promise<Envelope> {
  return (await backend.app.server.inject(injection(endpoint, input, { token }))).json<Envelope>()
}

const named = endpoints.map(([name, endpoint]) => ({ name, endpoint, fields: fieldNames(endpoint) }))
const taking = named.filter(({ fields }) => fields.some((field) => OWN.includes(field)))

it('every id field is listed here as private or public', () => {
  const ids = new Set(named.flatMap(({ fields }) => fields.filter((field) => /id$|key$/i.test(field))))
  expect([...ids].filter((id) => ![...OWN, ...SHARED, 'id', 'gid'].includes(id))).toEqual([])
  expect(taking.length).toBeGreaterThan(10)
})

describe.each(taking)('$name', ({ endpoint, fields }) => {
  it('returns the same reply for another guest’s id as for an unknown id, and changes nothing', async () => {
    const before = await backend.dump()
    for (const good of goodInputs(endpoint, known)) {
      const own = fields.filter((field) => OWN.includes(field) && field in good)
      if (own.length === 0) continue
      const nobodys = { ...good, ...Object.fromEntries(own.map((field) => [field, 'x'.repeat(20)])) }
      const reply = await call(endpoint, good, stranger)
      expect(reply).toEqual(await call(endpoint, nobodys, stranger))
      if (!endpoint.path.startsWith('cart/')) expect(reply.code).toBe(400)
    }
    expect(await backend.dump()).toBe(before)
  })
})

it('the owner may use the same ids', async () => {
  const { addressId, orderId, storeId, lineId, giftId } = known as Record<string, string>
  const say = (endpoint: Endpoint, input: object) => call(endpoint, input, owner)
  expect(await say(contract.address.detail, { addressId })).toMatchObject({ code: 200 })
  expect(await say(contract.order.detail, { orderId })).toMatchObject({ code: 200 })
  expect(await say(contract.couponRegift.getGift, { giftId })).toMatchObject({ code: 200 })
  expect(await say(contract.cart.change, { storeId, lineId, diningType: 'pickup', num: 2 })).toMatchObject({
    code: 200,
  })
  expect(await backend.db.$count(sandboxPayments)).toBe(0)
})
