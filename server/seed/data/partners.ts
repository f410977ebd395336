import { satang, texts } from '../notation'

/** The programme of the demonstration: 5 % for a year, paid out from 100 baht on with a fee of 5 baht and 3 % of tax. */
export const PARTNER_SETTING = {
  on: true,
  levels: 1,
  rate: 500,
  bindDays: 365,
  reviewDays: 2,
  payoutDays: 2,
  ways: ['promptpay', 'bank', 'balance'],
  minAmount: satang(100),
  feeAmount: satang(5),
  taxRate: 300,
  perDay: 1,
  fields: [
    {
      key: 'where',
      label: texts('Where you will share', 'คุณจะแชร์ที่ไหน', '您打算在哪里分享'),
      required: true,
      options: ['LINE', 'Facebook', 'TikTok', texts('At work', 'ที่ทำงาน', '公司同事')],
    },
  ],
}

/** Guests who came by the link of the demonstration's member, and when. */
export const FANS = [
  { id: 'fan-nok', nickname: 'Nok', phone: '+66899002210', daysAgo: 82 },
  { id: 'fan-somchai', nickname: 'Somchai', phone: '+66899008841', daysAgo: 76 },
  { id: 'fan-pim', nickname: 'Pim', phone: '+66899000027', daysAgo: 60 },
  { id: 'fan-jit', nickname: 'Jit', phone: '+66899005519', daysAgo: 41 },
  { id: 'fan-anong', nickname: 'Anong', phone: '+66899007302', daysAgo: 9 },
] as const

/** What they ordered: dishes of 155, 189 and 120 baht. */
export const DISHES = [
  { id: 'khao_soi', price: satang(155), name: texts('Khao soi', 'ข้าวซอย', '泰北咖喱鸡面') },
  { id: 'tom_yum', price: satang(189), name: texts('Tom yum goong', 'ต้มยำกุ้ง', '冬阴功虾汤') },
  { id: 'mango_sticky_rice', price: satang(120), name: texts('Mango sticky rice', 'ข้าวเหนียวมะม่วง', '芒果糯米饭') },
] as const

/** Days from one order to the one before, and how many orders there are. */
export const ORDERS = { every: 1.6, count: 48, refunded: [7, 23] }

/** What the demonstration's member has withdrawn, oldest first. */
export const WITHDRAWALS = [
  { id: 'withdrawal-1', amount: satang(300), daysAgo: 26, state: 'paid', way: 'promptpay' },
  { id: 'withdrawal-2', amount: satang(250), daysAgo: 17, state: 'paid', way: 'bank' },
  { id: 'withdrawal-3', amount: satang(200), daysAgo: 12, state: 'refused', way: 'bank' },
  { id: 'withdrawal-4', amount: satang(150), daysAgo: 1, state: 'waiting', way: 'promptpay' },
] as const

/** Another partner, whose request is at the bank, and a member who waits for an answer. */
export const OTHER_PARTNERS = [
  {
    id: 'partner-tan',
    nickname: 'Tan',
    phone: '+66899001180',
    name: 'Tan Charoen',
    where: 'Facebook',
    state: 'approved',
  },
  {
    id: 'partner-mali',
    nickname: 'Mali',
    phone: '+66899006620',
    name: 'Mali Suwan',
    where: 'TikTok',
    state: 'pending',
  },
] as const
