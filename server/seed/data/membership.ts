import type { Benefits } from '../../../src/contract/membership/vipset'
import { type LocalizedText, satang } from '../notation'

const each = (templateId: string, num = 1) => ({ templateId, num })

/** What the levels give, from level 0, and what paid VIP adds to them. */
export const VIP_BENEFITS: { benefits: Partial<Benefits>[]; paid: Partial<Benefits> & { on: boolean } } = {
  benefits: [
    {},
    { discount: 800, discountFor: ['dineIn'], pointsRate: 12_000 },
    { discount: 1200, discountFor: ['dineIn'], pointsRate: 15_000, birthdayGift: true, coupons: [each('dinner')] },
    {
      ...{ discount: 1500, discountFor: ['dineIn'], pointsRate: 20_000, birthdayGift: true },
      ...{ coupons: [each('dinner', 2)], freeDelivery: true, freeDeliveryWithin: 5000 },
    },
  ],
  paid: {
    ...{ on: true, discount: 500, discountFor: ['delivery', 'pickup'], pointsRate: 20_000, birthdayGift: true },
    ...{ coupons: [each('rainy-day', 2), each('iced-tea')], freeDelivery: true, freeDeliveryWithin: 5000 },
  },
}

/** The plans of paid VIP on sale. */
export const VIP_PLANS: readonly { id: string; name: LocalizedText; months: number; price: number }[] = [
  { id: 'month', name: ['Month', 'รายเดือน', '月卡'], months: 1, price: satang(79) },
  { id: 'quarter', name: ['Quarter', 'ราย 3 เดือน', '季卡'], months: 3, price: satang(199) },
  { id: 'year', name: ['Year', 'รายปี', '年卡'], months: 12, price: satang(690) },
]

/** The equity cards on sale. */
export const EQUITY_CARDS = [
  {
    id: 'iced-tea-card',
    name: ['Iced tea card', 'บัตรชาเย็น', '冰茶卡'] satisfies LocalizedText,
    text: ['Three iced teas each month', 'ชาเย็น 3 แก้วทุกเดือน', '每月三杯冰茶'] satisfies LocalizedText,
    image: 'pictures/thai_tea.cut.webp',
    months: 3,
    price: satang(299),
    gifts: [each('iced-tea', 3)],
  },
  {
    id: 'dinner-card',
    name: ['Dinner card', 'บัตรมื้อค่ำ', '晚餐卡'] satisfies LocalizedText,
    text: ['Two dinners each month', 'มื้อค่ำ 2 มื้อทุกเดือน', '每月两次晚餐优惠'] satisfies LocalizedText,
    image: 'pictures/green_curry.cut.webp',
    months: 6,
    price: satang(399),
    gifts: [each('dinner', 2)],
  },
]

/** A printed card, and a plan of the demonstration's member that has ended. */
export const PRINTED_CARD = { no: 'SALA 7001', password: 'HAPPYTEA', cardId: 'iced-tea-card' }
export const MEMBER_VIP = { planId: 'month', orderId: 'demo-vip-month' }
