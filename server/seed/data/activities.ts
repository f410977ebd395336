import type { WeeklyHours } from '../../db/columnTypes'
import type { LocalizedText } from '../notation'
import { hours } from './stores/store'

/** An activity of a store; `dishes` are ids of the common menu. */
interface ActivitySeed {
  id: string
  storeId: string
  image: string
  title: LocalizedText
  text: LocalizedText
  period: LocalizedText
  rules: LocalizedText
  /** Absent: at all hours. */
  hours?: WeeklyHours[]
  dishes: readonly string[]
}

const NO_TERMS: LocalizedText = ['', '', '']
const WORKDAYS = [1, 2, 3, 4, 5]

/** The activities of the stores. One store has none. */
export const ACTIVITIES: readonly ActivitySeed[] = [
  {
    id: 'mango-season',
    storeId: 'thonglor',
    image: 'pictures/hero-mango.webp',
    title: ['Mango season', 'หน้ามะม่วง', '芒果季'],
    text: [
      'Nam dok mai from Chachoengsao, ripened in the kitchen and cut when you order.',
      'น้ำดอกไม้จากฉะเชิงเทรา บ่มในครัวของเรา ปอกเมื่อสั่ง',
      '北柳府金芒果，在厨房里放熟，下单后现切。',
    ],
    period: ['Every day, while there are mangoes', 'ทุกวัน จนกว่าจะหมดหน้า', '每天供应，售完为止'],
    rules: ['A mango that is not ripe is not served.', 'ลูกที่ยังไม่สุกเราไม่เสิร์ฟ', '没熟的芒果不上桌。'],
    dishes: ['mango_sticky_rice', 'mango_smoothie'],
  },
  {
    id: 'weekday-lunch',
    storeId: 'thonglor',
    image: 'pictures/chicken_rice.webp',
    title: ['Weekday lunch', 'มื้อเที่ยงวันทำงาน', '工作日午餐'],
    text: [
      'Bowls and plates that leave the kitchen in ten minutes.',
      'จานเดียวและก๋วยเตี๋ยว ออกจากครัวภายในสิบนาที',
      '一碗一盘，十分钟出餐。',
    ],
    period: ['Monday to Friday, 11:00–14:30', 'จันทร์ถึงศุกร์ 11:00–14:30', '周一至周五 11:00–14:30'],
    rules: ['Not on public holidays.', 'ยกเว้นวันหยุดนักขัตฤกษ์', '公共假期除外。'],
    hours: hours('11:00', '14:30', WORKDAYS),
    dishes: ['chicken_rice', 'boat_noodles', 'pad_kra_pao', 'fried_rice'],
  },
  {
    id: 'khao-soi-nights',
    storeId: 'thonglor',
    image: 'pictures/hero-khao-soi.webp',
    title: ['Khao soi nights', 'คืนข้าวซอย', '泰北咖喱面之夜'],
    text: [
      'The north comes to Thonglor: khao soi, larb and sticky rice for the table.',
      'ยกเหนือมาไว้ที่ทองหล่อ ข้าวซอย ลาบ และข้าวเหนียวทั้งโต๊ะ',
      '把泰北搬到通罗：咖喱鸡面、拉布沙拉，配糯米饭分着吃。',
    ],
    period: ['Friday to Sunday, 17:00–23:00', 'ศุกร์ถึงอาทิตย์ 17:00–23:00', '周五至周日 17:00–23:00'],
    rules: NO_TERMS,
    hours: hours('17:00', '23:00', [5, 6, 0]),
    dishes: ['khao_soi', 'larb', 'gai_yang', 'bua_loi'],
  },
  {
    id: 'first-glass',
    storeId: 'ari',
    image: 'pictures/thai_tea.webp',
    title: ['The first glass', 'แก้วแรกของเย็นนี้', '今晚第一杯'],
    text: [
      'A cold drink and something off the charcoal, before the evening gets busy.',
      'เครื่องดื่มเย็นๆ กับของย่างเตาถ่าน ก่อนร้านจะแน่น',
      '趁还不忙，来杯冰饮，配炭火小食。',
    ],
    period: ['Every day, 16:00–18:00', 'ทุกวัน 16:00–18:00', '每天 16:00–18:00'],
    rules: NO_TERMS,
    hours: hours('16:00', '18:00'),
    dishes: ['thai_tea', 'lime_soda', 'satay', 'chicken_wings'],
  },
]
