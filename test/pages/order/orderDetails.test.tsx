import type { OrderDetail } from '@/contract/order/order'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey } from '@/i18n/messages'
import { OrderDetails } from '@/pages/order/parts/detail/OrderDetails'
import { OrderView } from '@/pages/order/parts/detail/OrderView'
import { OrderTicket } from '@/pages/order/parts/detail/OrderTicket'
import { RiderCard } from '@/pages/order/parts/detail/RiderCard'
import type { Stores } from '@/stores/root'
import type { PageLife } from '../../ui/pageLife'
import { render, shopIn } from '../../ui/rendering'

jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

// The advertisements and the buttons of an order are not part of these tests.
jest.mock('@/components/blocks/AdBanner', () => ({ AdBanner: () => null }))
jest.mock('@/pages/order/parts/detail/OrderDock', () => ({ OrderDock: () => null }))

const stores = {
  locale: {
    current: 'en',
    t: (key: MessageKey, values?: Record<string, string | number>) => translate('en', key, values),
  },
} as unknown as Stores

const NOON = '2026-11-21T12:00:00.000+07:00'
const order = {
  id: 'o1',
  orderNo: '2611210001',
  type: 1,
  diningType: 'pickup',
  state: 2,
  store: { name: 'Ari', address: '7 Soi Ari 1' },
  pickupNo: 'A12',
  readyText: '12:35–12:45',
  createdAt: NOON,
  paidAt: NOON,
  appointTime: NOON,
  phone: '081 234 5678',
  remark: 'No ice',
  cutlery: true,
  address: null,
  table: null,
} as unknown as OrderDetail

beforeAll(() => loadMessages('en'))

/** The receipt's texts for this order. */
async function receipt(facts: Partial<OrderDetail> = {}): Promise<string> {
  return (await render(<OrderDetails order={{ ...order, ...facts }} />, stores)).place.textContent ?? ''
}

test('the receipt of a pickup has its number, type, time, place, contact and remark', async () => {
  const shownTexts = await receipt()
  for (const fact of ['2611210001', 'Pickup', '12:35–12:45', '7 Soi Ari 1', '081 234 5678', 'No ice'])
    expect(shownTexts).toContain(fact)
})

test.each([
  ['a delivery its address', { address: { address: 'Soi 13', houseNo: '9' }, diningType: 'delivery' }, 'Soi 13 9'],
  [
    'an order of a table its table',
    { table: { id: 't', name: 'A1', area: 'Garden' }, diningType: 'dineIn' },
    'Garden A1',
  ],
  ['a bill of the till that it is one', { type: 3 }, 'Bill'],
])('%s', async (_what, facts, shownTexts) => {
  expect(await receipt(facts as unknown as Partial<OrderDetail>)).toContain(shownTexts)
})

test.each([
  ['delivery', 'Delivery'],
  ['pickup', 'Pickup'],
  ['takeout', 'Takeout'],
  ['dineIn', 'Dine in'],
  ['fast', 'Fast order'],
] as const)('a receipt names the order type %s "%s"', async (diningType, name) => {
  expect(await receipt({ diningType })).toContain(name)
})

test('a running order shows its pickup number', async () => {
  const { place } = await render(<OrderTicket order={order} justPaid={false} />, stores)
  expect(place.textContent).toContain('A12')
})

test('a completed order shows no ticket; its receipt keeps the pickup number', async () => {
  const done: OrderDetail = { ...order, state: 7, completedAt: NOON }
  const { place } = await render(<OrderTicket order={done} justPaid={false} />, stores)
  expect(place.textContent).toBe('')
  expect(await receipt(done)).toContain('Pickup numberA12')
})

async function riderCard(address: { lat: number; lng: number }): Promise<string | null> {
  const rider = { name: 'Somchai', phone: '0899999999', photo: '', plate: '' } as unknown as NonNullable<
    OrderDetail['rider']
  >
  const { store, ...to } = { store: { lat: 13.73, lng: 100.58 }, address } as OrderDetail
  const { place } = await render(<RiderCard rider={rider} store={store} address={to.address} />, {
    ...stores,
    config: { picture: () => '' },
  } as never)
  return place.textContent
}

test('a rider is shown by name, with the grouped number and the way from the store', async () => {
  const texts = await riderCard({ lat: 13.74, lng: 100.58 })
  for (const text of ['Somchai', '089 999 9999', '1.11km from the store to you']) expect(texts).toContain(text)
})

test('no way of a rider is shown to an address at the store itself', async () => {
  expect(await riderCard({ lat: 13.73, lng: 100.58 })).not.toContain('from the store')
})

test.each([
  ['promptpay', 'PromptPay QR', 'PromptPay QR'],
  ['balance', 'Balance', 'Wallet balance'],
  ['offline', 'Cash at the counter', 'Cash at the counter'],
] as const)('an order names its payment method %s beside the total', async (payType, payTypeText, text) => {
  const quote = { goodsNum: 1, goodsAmount: 100, activities: [], coupons: [], payAmount: 100 }
  const paid = { ...order, payType, payTypeText, paid: true, lines: [], rider: null, refund: null, earned: {}, quote }
  const values = { orders: {}, ui: {}, config: { forms: {} } }
  const parts = { order: { ...paid, actions: [] } as unknown as OrderDetail, onChange: jest.fn(), onStale: jest.fn() }
  const { place } = await render(<OrderView {...parts} />, await shopIn('en', values))
  expect(place.textContent).toContain(`Paid${text}`)
})

test('the total of a cancelled unpaid order reads "Not charged" without a payment method', async () => {
  const quote = { goodsNum: 1, goodsAmount: 100, activities: [], coupons: [], payAmount: 100 }
  const unpaid = { ...order, state: -1, payType: 'promptpay', payTypeText: 'PromptPay QR', paid: false, quote }
  const detail = { ...unpaid, lines: [], rider: null, refund: null, earned: {}, actions: [] } as unknown as OrderDetail
  const parts = { order: detail, onChange: jest.fn(), onStale: jest.fn() }
  const { place } = await render(<OrderView {...parts} />, await shopIn('en', { orders: {}, ui: {} }))
  expect(place.textContent).toContain('Not charged')
  expect(place.textContent).not.toContain('To pay')
  expect(place.textContent).not.toContain('PromptPay QR')
})
