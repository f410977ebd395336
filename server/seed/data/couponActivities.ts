import type { couponActivities } from '../../db/schema/coupons/couponClaims'
import { days, type LocalizedText } from '../notation'

const one = (...templateIds: string[]) => templateIds.map((templateId) => ({ templateId, num: 1 }))

type Activity = Omit<typeof couponActivities.$inferInsert, 'name' | 'description' | 'createdAt' | 'sort'> & {
  name: LocalizedText
  description: LocalizedText
}

/** The coupon campaigns: two that guests find, and a word for those who read it elsewhere. The README prints the words. */
export const activitySeeds = (now: Date): Activity[] => [
  {
    id: 'night-market',
    name: ['Night market weeks', 'สัปดาห์ตลาดกลางคืน', '夜市周'],
    description: [
      'Long tables, lanterns and two coupons for your evening with us.',
      'โต๊ะยาว โคมไฟ และคูปองสองใบสำหรับค่ำคืนของคุณ',
      '长桌、灯笼，还有两张优惠券陪您度过夜晚。',
    ],
    image: 'pictures/hero-mango.webp',
    coupons: one('market-table', 'market-sweet'),
    ...{ listed: true, total: 500, claimed: 188, validFrom: days(now, -5), validUntil: days(now, 16) },
  },
  {
    id: 'aroi',
    word: 'อร่อย',
    name: ['Say it in Thai', 'พูดคำนี้กับเรา', '说一句泰语'],
    description: [
      'How do you say "delicious"? The word is on the board in each of our restaurants: อร่อย.',
      'คำว่า "delicious" ภาษาไทยคืออะไร ดูได้ที่กระดานหน้าร้านทุกสาขา: อร่อย',
      '泰语的“好吃”怎么说？每家门店的黑板上都有：อร่อย。',
    ],
    image: 'pictures/hero.webp',
    coupons: one('iced-tea'),
    listed: true,
  },
  {
    id: 'rain',
    word: 'rain-2026',
    name: ['Rainy days', 'วันฝนพรำ', '雨天'],
    description: ['Thank you for coming through the rain.', 'ขอบคุณที่ฝ่าฝนมาหาเรา', '感谢您冒雨光临。'],
    coupons: one('rainy-day', 'with-thanks'),
  },
]
