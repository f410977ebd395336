import { type CouponSeed, rolling, WITH_OTHERS } from './coupons'
import { satang, texts } from '../notation'

const gives = (points: number, ...templateIds: string[]) => ({
  points,
  growth: 0,
  coupons: templateIds.map((templateId) => ({ templateId, num: 1 })),
})

/** The coupons that members are given for signing in and on their birthday. */
export const REWARD_COUPONS: CouponSeed[] = [
  {
    ...rolling(14),
    id: 'seven-days',
    name: ['Seven days in a row', 'ครบเจ็ดวันต่อเนื่อง', '连续七天'],
    description: ['For signing in a whole week.', 'สำหรับการเช็คอินครบทั้งสัปดาห์', '连续签到一周的奖励。'],
    ...{ kind: 'amount', value: satang(20), minAmount: satang(150), stacks: WITH_OTHERS },
  },
  {
    ...rolling(30),
    id: 'sign-in-tea',
    name: ['Free Thai tea', 'ชาไทยฟรี', '免费泰式奶茶'],
    description: ['For signing in on 20 days of a month.', 'สำหรับการเช็คอินครบ 20 วันในเดือน', '当月签到满20天的奖励。'],
    image: 'pictures/thai_tea.cut.webp',
    ...{ kind: 'freeItem', getNum: 1, minAmount: satang(150), goodsRule: 'only', dishes: ['thai_tea'] },
  },
  {
    ...rolling(31),
    id: 'birthday-dessert',
    name: ['Free birthday dessert', 'ของหวานวันเกิดฟรี', '生日甜品'],
    description: ['Mango sticky rice with any meal.', 'ข้าวเหนียวมะม่วง เมื่อสั่งอาหารจานใดก็ได้', '任意用餐，送芒果糯米饭。'],
    image: 'pictures/mango_sticky_rice.cut.webp',
    ...{ kind: 'freeItem', getNum: 1, minAmount: satang(100), goodsRule: 'only', dishes: ['mango_sticky_rice'] },
  },
]

/** The daily sign-in: a week in a row, and 20 days of a month. */
export const SIGN_IN_SETTING = {
  on: true,
  mode: 'cycle',
  rewards: [gives(5), gives(5), gives(10), gives(20), gives(10), gives(10), gives(50, 'seven-days')],
  monthGifts: [{ days: 20, ...gives(0, 'sign-in-tea') }],
  makeUpsPerMonth: 3,
  makeUpCost: 50,
  remindAt: '11:00',
}

/** The gift for birthdays. */
export const BIRTHDAY_GIFT = {
  on: true,
  name: texts('Free dessert', 'ของหวานฟรี', '免费甜品'),
  window: 'month',
  ...gives(100, 'birthday-dessert'),
}

/** How many days before the demonstration is set up its member joined, and signed in. */
export const JOINED_DAYS_AGO = 75
export const SIGNED_DAYS_AGO = [1, 2, 3, 6, 7, 8, 9, 10, 13, 14, 15, 18, 19, 24, 25, 26, 33, 34, 40, 41, 42, 55]
