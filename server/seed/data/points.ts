import type { pointsItems } from '../../db/schema/members/pointsMall'
import { type LocalizedText, satang } from '../notation'

/** The categories of the points shop. */
export const POINTS_CATEGORIES: readonly { id: string; name: LocalizedText }[] = [
  { id: 'points-dishes', name: ['Dishes', 'อาหาร', '菜品'] },
  { id: 'points-drinks', name: ['Drinks', 'เครื่องดื่ม', '饮品'] },
  { id: 'points-things', name: ['Things', 'ของใช้', '好物'] },
  { id: 'points-vouchers', name: ['Coupons', 'คูปอง', '优惠券'] },
]

type Item = Omit<typeof pointsItems.$inferInsert, 'name' | 'caption' | 'text' | 'createdAt' | 'sort'> & {
  name: LocalizedText
  caption?: LocalizedText
  text: LocalizedText
}

/** The items of the points shop. */
export const POINTS_ITEMS: readonly Item[] = [
  {
    id: 'mug',
    categoryId: 'points-things',
    type: 'goods',
    name: ['Celadon mug', 'แก้วศิลาดล', '青瓷杯'],
    caption: ['320 ml', '320 มล.', '320 毫升'],
    text: [
      'Hand-thrown in Chiang Mai, glazed celadon. Each one is a little different.',
      'ปั้นมือจากเชียงใหม่ เคลือบศิลาดล แต่ละใบมีเอกลักษณ์ต่างกัน',
      '清迈手工拉坯青瓷，每一只都略有不同。',
    ],
    images: ['pictures/obj_mug.webp'],
    ...{ points: 600, cash: satang(99), total: 12, perPerson: 2 },
    ...{ pickup: true, delivery: true, deliveryFee: satang(40) },
  },
  {
    id: 'mango-rice',
    categoryId: 'points-dishes',
    type: 'goods',
    name: ['Mango sticky rice', 'ข้าวเหนียวมะม่วง', '芒果糯米饭'],
    text: [
      'A whole portion with coconut cream, at our counter.',
      'เต็มจานพร้อมกะทิ รับที่เคาน์เตอร์',
      '整份配椰浆，到柜台领取。',
    ],
    images: ['pictures/mango_sticky_rice.webp'],
    ...{ points: 300, perDay: 3, pickup: true },
  },
  {
    id: 'butterfly-pea-lime',
    categoryId: 'points-drinks',
    type: 'goods',
    name: ['Butterfly pea lime', 'อัญชันมะนาว', '蝶豆花青柠'],
    text: ['Ice cold, at our counter.', 'เย็นชื่นใจ รับที่เคาน์เตอร์', '冰爽解渴，到柜台领取。'],
    images: ['pictures/butterfly_pea.webp'],
    ...{ points: 180, perDay: 2, pickup: true },
  },
  {
    id: 'tote',
    categoryId: 'points-things',
    type: 'goods',
    name: ['Market tote', 'ถุงผ้าตลาด', '市集帆布袋'],
    text: [
      'Unbleached cotton, big enough for a market morning.',
      'ผ้าฝ้ายไม่ฟอกสี ใบใหญ่พอสำหรับเช้าวันตลาด',
      '原色棉布，足够装下一个早市。',
    ],
    images: ['pictures/obj_tote.webp'],
    ...{ points: 2400, pickup: true, delivery: true, deliveryFee: satang(40) },
  },
  {
    id: 'points-dessert',
    categoryId: 'points-vouchers',
    type: 'coupon',
    templateId: 'iced-tea',
    name: ['Iced tea coupon', 'คูปองชาเย็น', '冰茶券'],
    text: ['In your coupons at once.', 'เข้าคูปองของคุณทันที', '立即放入您的优惠券。'],
    images: ['pictures/thai_tea.webp'],
    ...{ points: 200, perPerson: 5 },
  },
  {
    id: 'points-balance',
    categoryId: 'points-vouchers',
    type: 'balance',
    bonus: satang(50),
    name: ['฿50 for your balance', 'เงินเข้ายอด ฿50', '余额 ฿50'],
    text: ['On your balance at once.', 'เข้ายอดเงินของคุณทันที', '立即存入您的余额。'],
    images: [],
    ...{ points: 500, perPerson: 2, levelNeed: 1 },
  },
]

/** The points orders of the demonstration's member: one of each state that needs no payment. */
export const MEMBER_POINTS_ORDERS = [
  { id: 'demo-points-rice', itemId: 'mango-rice', state: 'pendingReceipt', code: 'MANGO234' },
  { id: 'demo-points-drink', itemId: 'butterfly-pea-lime', state: 'pendingShipment', code: 'PEA56789' },
  { id: 'demo-points-done', itemId: 'butterfly-pea-lime', state: 'completed', code: 'DRANK234' },
] as const
