import type { PackCoupons } from '../../db/columnTypes'
import type { couponPacks } from '../../db/schema/coupons/couponPacks'
import { type LocalizedText, satang } from '../notation'

type Pack = Omit<typeof couponPacks.$inferInsert, 'name' | 'tagline' | 'createdAt' | 'sort'> & {
  name: LocalizedText
  tagline: LocalizedText
}

const of = (templateId: string, num: number, worth: number): PackCoupons => ({ templateId, num, worth: satang(worth) })

/** The coupon packs on sale. */
export const COUPON_PACKS: Pack[] = [
  {
    id: 'rainy-week',
    name: ['Rainy-week pack', 'ชุดสัปดาห์ฝนพรำ', '雨天券包'],
    tagline: ['For rainy evenings', 'สำหรับค่ำวันฝนตก', '下雨的夜晚'],
    image: 'pictures/tom_kha.cut.webp',
    price: satang(99),
    coupons: [of('dinner', 2, 50), of('rainy-day', 3, 19), of('iced-tea', 1, 65)],
    ...{ total: 1000, sold: 688, perPerson: 1, perMonth: true },
  },
  {
    id: 'office-lunch',
    name: ['Office lunch pack', 'ชุดมื้อเที่ยงออฟฟิศ', '上班族午餐券包'],
    tagline: ['A week of lunches', 'มื้อเที่ยงทั้งสัปดาห์', '一周午餐'],
    image: 'pictures/pad_kra_pao.cut.webp',
    price: satang(59),
    coupons: [of('lunch-break', 5, 30)],
    refundDays: 3,
  },
]

/** What the demonstration's member has bought, by pack. */
export const MEMBER_PACK = { packId: 'office-lunch', orderId: 'demo-office-lunch' }
