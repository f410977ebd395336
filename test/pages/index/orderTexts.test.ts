import type { Locale } from '@/contract/fields'
import type { OrderRow } from '@/contract/order/order'
import { ORDER_KIND_CODES, type OrderKind } from '@/domain/order/orderKind'
import { ORDER_STATES, type OrderStateName } from '@/domain/order/orderState'
import { loadMessages, translate } from '@/i18n/i18n'
import { kindText, showsPickup } from '@/pages/index/parts/orderTexts'

test.each<[OrderStateName, string, boolean]>([
  ['pendingPayment', 'A001', false],
  ['awaitingAcceptance', 'A001', true],
  ['ready', 'A001', true],
  ['ready', '', false],
  ['completed', 'A001', false],
  ['cancelled', 'A001', false],
])('an order in state %s with number "%s" shows its pickup number: %s', (state, pickupNo, shown) => {
  expect(showsPickup({ state: ORDER_STATES[state].code, pickupNo } as OrderRow)).toBe(shown)
})

test.each<[Locale, Record<string, string>]>([
  [
    'en',
    {
      order: 'Pickup',
      topUp: 'Top-up',
      bill: 'Bill payment',
      couponPack: 'Coupon pack',
      giftCard: 'Gift card',
    },
  ],
  ['th', { order: 'รับเอง', topUp: 'เติมเงิน', bill: 'จ่ายบิล', couponPack: 'ชุดคูปอง', giftCard: 'บัตรของ\u2060ขวัญ' }],
  ['zh', { order: '到店取', topUp: '储值', bill: '买单', couponPack: '券包', giftCard: '礼品卡' }],
])('the order list names each kind of order in %s', async (locale, names) => {
  await loadMessages(locale)
  const nameOf = (kind: string) => {
    const order = { type: ORDER_KIND_CODES[kind as OrderKind], diningType: 'pickup' } as OrderRow
    return [kind, kindText(order, (key) => translate(locale, key))]
  }
  expect(Object.fromEntries(Object.keys(names).map(nameOf))).toEqual(names)
})
