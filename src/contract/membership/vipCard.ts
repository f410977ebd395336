import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { diningType, done, instant, pageOf, paging, satang } from '../fields'

/** What a level or paid VIP gives, as guests see it. */
export const benefits = v.object({
  /** Basis points off the price of dishes, and the dining types that it is for; all when there are none. */
  discount: v.number(),
  discountFor: v.array(diningType),
  /** Points of an order, basis points of the usual ones. */
  pointsRate: v.number(),
  freeDelivery: v.boolean(),
  /** Metres up to which delivery is free; 0 for everywhere. */
  freeDeliveryWithin: v.number(),
  /** Coupons each month. */
  coupons: v.number(),
  birthdayGift: v.boolean(),
})
export type BenefitsView = v.InferOutput<typeof benefits>

const level = v.object({
  level: v.number(),
  name: v.string(),
  /** The growth at which it begins. */
  from: v.number(),
  benefits,
})
export type Level = v.InferOutput<typeof level>

const me = v.object({
  level: v.number(),
  growth: v.number(),
  /** When the level is reviewed; null at level 0. */
  keptUntil: v.nullable(instant),
  /** The level that the member was told of. */
  toldLevel: v.number(),
  /** The growth of the last order; null without one. */
  lastOrder: v.nullable(v.number()),
  /** Orders that were completed. */
  orders: v.number(),
  vipUntil: v.nullable(instant),
})

const entry = v.object({
  id: v.number(),
  /** Signed. */
  amount: v.number(),
  balanceAfter: v.number(),
  kind: v.string(),
  /** Why, in the language of the caller. */
  text: v.string(),
  at: instant,
})

/** Where the card of a member is added to a wallet; null for one that the merchant has not set up. */
const memberPasses = v.object({
  /** A path below the server's origin, which works for a quarter of an hour. */
  apple: v.nullable(v.string()),
  /** An address at Google. */
  google: v.nullable(v.string()),
})
export type MemberPasses = v.InferOutput<typeof memberPasses>

/** Levels, growth value and the member card. */
export const vipCardContract = {
  levels: endpoint({
    summary: 'The ladder of levels with what each gives, and where the caller stands; null for a guest',
    path: 'vipCard',
    access: 'guest',
    input: v.object({}),
    reply: v.object({
      on: v.boolean(),
      levels: v.array(level),
      me: v.nullable(me),
      /** Satang per growth value; 0 while none is earned. */
      earnPerAmount: satang,
      /** Satang per point; 0 while none is earned. */
      pointsPerAmount: satang,
      /** When the next coupons of a level come. */
      nextMonth: instant,
    }),
  }),
  growth: endpoint({
    summary: 'What changed the growth value of the caller, the latest first',
    path: 'vipCard/growth',
    access: 'member',
    input: v.object(paging),
    reply: pageOf(entry),
  }),
  passes: endpoint({
    summary: 'Where the caller adds the member card to Apple Wallet and Google Wallet',
    path: 'vipCard/passes',
    access: 'member',
    input: v.object({}),
    reply: memberPasses,
  }),
  told: endpoint({
    summary: 'The caller has seen that a level was reached; it is not shown again',
    method: 'POST',
    path: 'vipCard/told',
    access: 'member',
    input: v.object({}),
    reply: done,
  }),
}
