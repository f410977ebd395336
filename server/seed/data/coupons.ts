import { HOUR_MS } from '../../../src/domain/time/duration'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import type { couponGifts, couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import type { LocalizedText } from '../notation'
import { days, satang } from '../notation'

type Template = typeof couponTemplates.$inferInsert

/** A coupon template; amounts in satang, `dishes` are ids of the common menu. */
export type CouponSeed = Omit<Template, 'name' | 'description' | 'createdAt' | 'goodsIds' | 'sort' | 'stacks'> & {
  name: LocalizedText
  description: LocalizedText
  dishes?: readonly string[]
  stacks?: Template['stacks']
}

const STACKS = { coupons: false, activities: true, memberPrices: true, points: true }
/** Can be used with other coupons. */
export const WITH_OTHERS = { ...STACKS, coupons: true }
const ALONE = { coupons: false, activities: false, memberPrices: false, points: false }
const WEEKDAYS = [1, 2, 3, 4, 5]
const WEEKEND = [0, 6]
const DRINKS = ['thai_tea', 'green_milk_tea', 'iced_coffee', 'lime_soda', 'lemongrass_tea', 'mango_smoothie']

/** Valid for so many days from receipt. */
export const rolling = (validDays: number) => ({ validRule: 'rolling', validDays }) as const
const common = { inCentre: true, perPerson: 1 } as const

/** The coupon templates, in the order of the coupon centre; dates count from the day on which the demonstration is set up. */
export const couponSeeds = (now: Date): CouponSeed[] => [
  {
    ...common,
    ...rolling(30),
    id: 'dinner',
    name: ['Dinner for two', 'มื้อเย็นสำหรับสองคน', '双人晚餐'],
    description: ['Every evening, at home or at our table.', 'ทุกเย็น ที่บ้านหรือที่ร้าน', '每晚可用，外送或堂食。'],
    image: 'pictures/massaman.cut.webp',
    ...{ kind: 'amount', value: satang(50), minAmount: satang(400), scenes: ['delivery', 'dineIn'] },
    ...{ total: 1000, issued: 720, giftable: true, stacks: WITH_OTHERS },
  },
  {
    ...common,
    ...rolling(14),
    id: 'iced-tea',
    name: ['Thai iced tea', 'ชาไทยเย็น', '泰式冰奶茶'],
    description: ['One glass is on us with any dish.', 'สั่งอาหารจานใดก็ได้ รับชาไทยฟรีหนึ่งแก้ว', '点任意菜品，送一杯。'],
    image: 'pictures/thai_tea.cut.webp',
    ...{ kind: 'freeItem', getNum: 1, minAmount: satang(150), goodsRule: 'only', dishes: ['thai_tea'] },
    ...{ receiver: 'member', claimUntil: days(now, 2), giftable: true },
  },
  {
    ...common,
    id: 'iced-drinks',
    name: ['Iced drinks', 'เครื่องดื่มเย็น', '冰饮'],
    description: ['For all iced drinks, when you collect them.', 'เครื่องดื่มเย็นทุกแก้ว เมื่อรับที่ร้าน', '自取时，所有冰饮适用。'],
    image: 'pictures/lime_soda.cut.webp',
    ...{ kind: 'percent', value: 1500, maxDiscount: satang(80), scenes: ['pickup', 'takeout'] },
    ...{ goodsRule: 'only', dishes: DRINKS, validRule: 'fixed', startAt: days(now, -7), endAt: days(now, 45) },
  },
  {
    ...common,
    ...rolling(30),
    id: 'rainy-day',
    name: ['Rainy-day delivery', 'ส่งฟรีวันฝนตก', '雨天免配送费'],
    description: ['We bring it, you stay dry.', 'เราไปส่ง คุณไม่ต้องเปียก', '我们来送，您不用淋雨。'],
    ...{ kind: 'freeDelivery', minAmount: satang(250), scenes: ['delivery'], total: 500, issued: 190 },
    ...{ stacks: WITH_OTHERS, giftable: true },
  },
  {
    ...rolling(7),
    id: 'lunch-break',
    name: ['Lunch break', 'พักเที่ยง', '午间小憩'],
    description: [
      'One a day, on weekdays from 11:00 to 14:30.',
      'วันละหนึ่งใบ วันธรรมดา 11:00–14:30 น.',
      '工作日11:00–14:30，每天一张。',
    ],
    ...{ kind: 'amount', value: satang(30), minAmount: satang(200), scenes: ['pickup'], inCentre: true },
    ...{ storeIds: ['thonglor', 'ari'], perPerson: 5, perDay: 1 },
    useTimes: [{ weeks: WEEKDAYS, start: '11:00', end: '14:30' }],
  },
  {
    ...common,
    ...rolling(21),
    id: 'satay-trio',
    name: ['Satay: buy two, get one', 'สะเต๊ะ ซื้อ 2 แถม 1', '沙嗲买二送一'],
    description: ['The third plate is free.', 'จานที่สามฟรี', '第三份免费。'],
    image: 'pictures/satay.cut.webp',
    ...{ kind: 'buyGet', buyNum: 2, getNum: 1, goodsRule: 'only', dishes: ['satay'] },
  },
  {
    ...common,
    ...rolling(30),
    id: 'gold-table',
    name: ['Gold members’ table', 'โต๊ะสมาชิกโกลด์', '金卡会员专享'],
    description: [
      'For VIP Gold and above, at our tables.',
      'สำหรับ VIP โกลด์ขึ้นไป เมื่อทานที่ร้าน',
      'VIP金卡及以上会员，堂食可用。',
    ],
    ...{ kind: 'percent', value: 2000, maxDiscount: satang(200), minAmount: satang(600), scenes: ['dineIn'] },
    ...{ receiver: 'level', level: 2 },
  },
  {
    ...common,
    ...rolling(30),
    id: 'platinum-evening',
    name: ['Platinum evening', 'ค่ำคืนแพลทินัม', '白金之夜'],
    description: ['For VIP Platinum.', 'สำหรับ VIP แพลทินัม', '白金卡会员专享。'],
    ...{ kind: 'amount', value: satang(300), minAmount: satang(1000), receiver: 'level', level: 3 },
  },
  {
    ...common,
    ...rolling(30),
    id: 'welcome',
    name: ['Welcome to Sala', 'ยินดีต้อนรับสู่ศาลา', '初次见面礼'],
    description: ['For your first order.', 'สำหรับคำสั่งซื้อแรก', '首单可用。'],
    ...{ kind: 'amount', value: satang(60), minAmount: satang(180), receiver: 'newcomer', stacks: ALONE },
  },
  {
    ...common,
    id: 'plant-based',
    name: ['Plant based', 'จานผัก', '素食日'],
    description: ['For all dishes without meat.', 'สำหรับเมนูไม่มีเนื้อสัตว์', '所有素食菜品适用。'],
    ...{ kind: 'percent', value: 1000, maxDiscount: satang(60), validRule: 'nextDay', validDays: 10 },
    ...{ goodsRule: 'only', dishes: ['tofu_basil', 'morning_glory', 'spring_rolls'] },
  },
  {
    ...common,
    id: 'riverside-sunset',
    name: ['Riverside sunset', 'พระอาทิตย์ตกริมน้ำ', '河畔日落'],
    description: [
      'Only at Riverside, from 17:00 to 19:00.',
      'เฉพาะสาขาริเวอร์ไซด์ 17:00–19:00 น.',
      '仅限河畔店，17:00–19:00。',
    ],
    ...{ kind: 'amount', value: satang(80), minAmount: satang(500), storeIds: ['riverside'] },
    ...{ validRule: 'fixed', startAt: days(now, -1), endAt: days(now, 60) },
    useTimes: [{ weeks: [...WEEKDAYS, ...WEEKEND], start: '17:00', end: '19:00' }],
  },
  {
    ...common,
    ...rolling(14),
    id: 'food-only',
    name: ['Everything but drinks', 'ทุกอย่างยกเว้นเครื่องดื่ม', '饮品除外'],
    description: ['12 % off all food.', 'ลดอาหาร 12%', '所有餐食88折。'],
    ...{ kind: 'percent', value: 1200, maxDiscount: satang(120), minAmount: satang(300) },
    ...{ goodsRule: 'except', dishes: DRINKS },
  },
  {
    ...common,
    ...rolling(30),
    id: 'till-bill',
    name: ['Off your bill', 'ส่วนลดหน้าร้าน', '到店买单优惠'],
    description: ['When you pay the bill by phone.', 'เมื่อจ่ายบิลผ่านมือถือ', '手机买单时可用。'],
    ...{ kind: 'amount', value: satang(40), minAmount: satang(300), scenes: ['personPay'] },
  },
  {
    ...common,
    ...rolling(30),
    id: 'family-weekend',
    name: ['Family weekend', 'สุดสัปดาห์ของครอบครัว', '家庭周末'],
    description: ['Saturdays and Sundays at our tables.', 'เสาร์–อาทิตย์ ที่ร้าน', '周六、周日堂食可用。'],
    ...{ kind: 'amount', value: satang(100), minAmount: satang(800), scenes: ['dineIn'], total: 300 },
    ...{ claimFrom: days(now, 4) },
    useTimes: [{ weeks: WEEKEND, start: '00:00', end: '24:00' }],
  },
  {
    ...common,
    ...rolling(7),
    id: 'mango-morning',
    name: ['Mango morning', 'เช้าวันมะม่วง', '芒果早晨'],
    description: ['Mango sticky rice is on us.', 'ข้าวเหนียวมะม่วงฟรี', '芒果糯米饭我们请。'],
    image: 'pictures/mango_sticky_rice.cut.webp',
    ...{ kind: 'freeItem', getNum: 1, goodsRule: 'only', dishes: ['mango_sticky_rice'], total: 200, issued: 200 },
  },
  {
    ...common,
    ...rolling(7),
    id: 'loy-krathong',
    name: ['Loy Krathong', 'ลอยกระทง', '水灯节'],
    description: ['For the night of the full moon.', 'สำหรับคืนวันเพ็ญ', '月圆之夜可用。'],
    ...{ kind: 'percent', value: 1000, maxDiscount: satang(150), claimUntil: days(now, -1) },
  },
  {
    ...rolling(21),
    id: 'market-table',
    name: ['Market table', 'โต๊ะตลาดนัด', '夜市餐桌'],
    description: ['For a table full of dishes to share.', 'สำหรับโต๊ะที่สั่งมาแบ่งกัน', '适合多人分享。'],
    image: 'pictures/massaman.cut.webp',
    ...{ kind: 'amount', value: satang(60), minAmount: satang(350), giftable: true, stacks: WITH_OTHERS },
  },
  {
    ...rolling(21),
    id: 'market-sweet',
    name: ['A sweet end', 'ปิดท้ายด้วยของหวาน', '甜蜜收尾'],
    description: ['Mango sticky rice is on us.', 'ข้าวเหนียวมะม่วงฟรี', '芒果糯米饭我们请。'],
    image: 'pictures/mango_sticky_rice.cut.webp',
    ...{ kind: 'freeItem', getNum: 1, minAmount: satang(300), goodsRule: 'only', dishes: ['mango_sticky_rice'] },
    stacks: WITH_OTHERS,
  },
  {
    ...rolling(60),
    id: 'with-thanks',
    name: ['With our thanks', 'ขอบคุณจากใจ', '感谢有您'],
    description: ['From the kitchen.', 'จากครัวของเรา', '来自厨房。'],
    ...{ kind: 'amount', value: satang(100), minAmount: satang(300), scenes: [...DINING_TYPES] },
  },
]

type HeldCouponRow = Pick<
  typeof userCoupons.$inferInsert,
  'id' | 'templateId' | 'code' | 'startAt' | 'endAt' | 'receivedAt'
> &
  Partial<typeof userCoupons.$inferInsert>

/** What the demo member holds, with an example of each state. None applies to a takeout order: the prices of the demonstration stay. */
export const heldSeeds = (now: Date): HeldCouponRow[] => {
  const span = (from: number, until: number) => ({
    startAt: days(now, from),
    receivedAt: days(now, from),
    endAt: new Date(days(now, until).getTime() - HOUR_MS),
  })
  return [
    { id: 'ploy-dinner', templateId: 'dinner', code: '7K2M4PQ9', ...span(-28, 2) },
    { id: 'ploy-rain', templateId: 'rainy-day', code: 'R41NYD4Y', ...span(-5, 25) },
    { id: 'ploy-tea', templateId: 'iced-tea', code: 'TEA4N0K1', ...span(-3, 11) },
    { id: 'ploy-gold', templateId: 'gold-table', code: 'G01DTAB2', ...span(-2, 28) },
    { id: 'ploy-bill', templateId: 'till-bill', code: 'B1NN4K8W', ...span(-1, 29) },
    {
      ...{ id: 'ploy-lunch', templateId: 'lunch-break', code: 'XNCH3000', ...span(-20, -13) },
      ...{ state: 'used', usedAt: days(now, -15), usedAmount: satang(30) },
    },
    { id: 'ploy-plants', templateId: 'plant-based', code: 'P1ANT5TZ', ...span(-40, -20) },
    { id: 'ploy-family', templateId: 'family-weekend', code: 'FAM11YSB', ...span(-30, -8) },
  ]
}

type GiftSeed = Omit<typeof couponGifts.$inferInsert, 'token'> & { couponId: string }

/** A friend of the demo member, and the gifts between them: one that waits, one that was received. */
export const FRIEND = { id: 'nok', nickname: 'Nok' } as const
export const giftSeeds = (now: Date, memberId: string): GiftSeed[] => [
  {
    ...{ id: 'gift-tea', couponId: 'ploy-tea', giverId: memberId, message: 'See you at lunch' },
    ...{ createdAt: now, expireAt: days(now, 1) },
  },
  {
    ...{ id: 'gift-rain', couponId: 'ploy-rain', giverId: FRIEND.id, receiverId: memberId, message: 'Stay dry!' },
    ...{ state: 'gifted', createdAt: days(now, -5), expireAt: days(now, -4), endedAt: days(now, -5) },
  },
]
