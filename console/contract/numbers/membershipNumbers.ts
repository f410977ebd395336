import * as v from 'valibot'

/** What belongs to a store: counts, points, and money in satang. What is counted less what came back may be negative. */
const ofStore = v.object({
  /** Coupons that were used in orders, bills and at the till, and what they took off. */
  couponsUsed: v.number(),
  couponsDiscount: v.number(),
  /** Gift cards that were bought, what was paid for them, and what of that went back. */
  cardsSold: v.number(),
  cardsAmount: v.number(),
  cardsRefunded: v.number(),
  /** What gift cards paid, less what was refunded to them. */
  cardsUsed: v.number(),
  /** Top-ups of the balance, what was paid for them, and what of that went back. */
  topUps: v.number(),
  topUpAmount: v.number(),
  topUpRefunded: v.number(),
  /** Bonus money of top-ups, rewards, codes and the points shop, less what was taken back. */
  bonus: v.number(),
  /** What balances paid, less what was refunded to them. */
  balanceUsed: v.number(),
  packsSold: v.number(),
  packsAmount: v.number(),
  packsRefunded: v.number(),
  /** Of the used coupons those of packs. */
  packCoupons: v.number(),
  /** Points of orders, top-ups, rewards and staff, less what was taken back. */
  pointsEarned: v.number(),
  /** Points that paid for something, less those that came back. */
  pointsSpent: v.number(),
  vipSold: v.number(),
  vipAmount: v.number(),
  vipRefunded: v.number(),
})
export type StoreFigures = v.InferOutput<typeof ofStore>

/** What belongs to no store. What is open is so at the end of the last day, or now if that is to come. */
const overall = v.object({
  /** Coupons that members received. */
  couponsClaimed: v.number(),
  /** Coupons whose validity ended unused. */
  couponsExpired: v.number(),
  couponsOpen: v.number(),
  /** What was left on gift cards whose validity ended. */
  cardsExpired: v.number(),
  cardsOpen: v.number(),
  /** What staff booked on balances, and income of partners that was moved there. */
  booked: v.number(),
  /** All money on balances, and of it bonus money. */
  balanceOpen: v.number(),
  bonusOpen: v.number(),
  /** Points that were booked off because they ended. */
  pointsExpired: v.number(),
  pointsOpen: v.number(),
  /** Members with a running plan. */
  vipMembers: v.number(),
})
export type OverallFigures = v.InferOutput<typeof overall>

export type MembershipFigure = keyof StoreFigures | keyof OverallFigures

/** The figures of each area of membership, in the order in which they are shown. */
export const MEMBERSHIP_AREAS = {
  coupons: ['couponsClaimed', 'couponsUsed', 'couponsDiscount', 'couponsExpired', 'couponsOpen'],
  giftCards: ['cardsSold', 'cardsAmount', 'cardsRefunded', 'cardsUsed', 'cardsExpired', 'cardsOpen'],
  storedValue: [
    ...(['topUps', 'topUpAmount', 'topUpRefunded', 'bonus', 'balanceUsed'] as const),
    ...(['booked', 'balanceOpen', 'bonusOpen'] as const),
  ],
  packs: ['packsSold', 'packsAmount', 'packsRefunded', 'packCoupons'],
  points: ['pointsEarned', 'pointsSpent', 'pointsExpired', 'pointsOpen'],
  vip: ['vipSold', 'vipAmount', 'vipRefunded', 'vipMembers'],
} as const satisfies Record<string, readonly MembershipFigure[]>
export type MembershipArea = keyof typeof MEMBERSHIP_AREAS

const MONEY: readonly MembershipFigure[] = [
  ...(['couponsDiscount', 'cardsAmount', 'cardsRefunded', 'cardsUsed', 'cardsExpired', 'cardsOpen'] as const),
  ...(['topUpAmount', 'topUpRefunded', 'bonus', 'balanceUsed', 'booked', 'balanceOpen', 'bonusOpen'] as const),
  ...(['packsAmount', 'packsRefunded', 'vipAmount', 'vipRefunded'] as const),
]

/** Whether a figure is money in satang. */
export const isMoney = (figure: MembershipFigure): boolean => MONEY.includes(figure)

/** What membership did in some days. */
export const membershipNumbers = v.object({
  from: v.string(),
  to: v.string(),
  total: ofStore,
  /** Null for a store. */
  overall: v.nullable(overall),
  /** The stores in which anything was counted, in the merchant's order; empty for a store. */
  byStore: v.array(v.object({ storeName: v.string(), figures: ofStore })),
})
export type MembershipNumbers = v.InferOutput<typeof membershipNumbers>
