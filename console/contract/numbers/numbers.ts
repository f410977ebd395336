import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, satang } from '../../../src/contract/fields'
import { calendarDay } from '../fields'
import { membershipNumbers } from './membershipNumbers'
import { dayMoney, file } from './money'
import { staffRead } from '../staffCall'

/** How many days are counted at most, and how many dishes are named. */
export const MAX_DAYS = 366
export const MAX_DISHES = 50

/** What was paid in the period, before refunds. */
const sold = { count: v.number(), amount: satang }

const spanNumbers = v.object({
  from: v.string(),
  to: v.string(),
  /** Everything that was paid, as at the end of each day, top-ups and the like as well. */
  sales: v.object(sold),
  /** Of it orders and bills; each share of a table's bill counts as one. */
  orders: v.object(sold),
  /** What an order or bill cost on average; null without one. */
  average: v.nullable(satang),
  /** What came and went back, as at the end of each day; `owed` is that at the end of the last one. */
  money: dayMoney,
  /** Orders of dishes that were placed in the period, and what became of them. */
  placed: v.object({
    count: v.number(),
    /** Called off, or refunded as a whole. */
    cancelled: v.number(),
    /** Of all that were placed, basis points; null when none was. */
    cancelledShare: v.nullable(v.number()),
    /** Ended because they were not paid in time. */
    unpaid: v.number(),
    /** Median of the minutes from accepted to ready; null when none was ready. */
    waitMinutes: v.nullable(v.number()),
    /** Reviews, and their average from 1 to 5. */
    ratings: v.number(),
    rating: v.nullable(v.number()),
  }),
  byDay: v.array(v.object({ day: v.string(), ...sold, refundedAmount: satang, net: v.number() })),
  /** All hours of the day, from 0 to 23. */
  byHour: v.array(v.object({ hour: v.number(), ...sold })),
  /** By the way of ordering (a dining type), or what else was sold (a kind of purchase). */
  byWay: v.array(v.object({ way: v.string(), ...sold })),
  /** As the totals of a day name the ways (`WayTotals`). */
  byPayment: v.array(v.object({ payType: v.string(), ...dayMoney.entries })),
  /** Dishes of the orders that were paid in the period, those that brought most first: pieces, and what they cost after reductions. */
  byDish: v.array(v.object({ id, storeName: v.string(), name: v.string(), ...sold })),
})
export type SpanNumbers = v.InferOutput<typeof spanNumbers>

const spanRequest = v.object({ from: calendarDay, to: calendarDay, storeId: v.optional(id) })

/** Statistics of a period. */
export const numbersContract = {
  span: endpoint({
    ...staffRead,
    summary: `Orders, sales, refunds, waiting times and ratings from one day of the restaurant to another, at most ${MAX_DAYS} days, of a store or of all`,
    path: 'numbers',
    input: spanRequest,
    reply: spanNumbers,
  }),
  file: endpoint({
    ...staffRead,
    summary: 'The same as a file for spreadsheets (CSV), amounts in baht',
    path: 'numbers/file',
    input: spanRequest,
    reply: file,
  }),
  membership: endpoint({
    ...staffRead,
    summary: `What coupons, gift cards, stored value, packs, points and paid VIP did from one day of the restaurant to another, at most ${MAX_DAYS} days. With a store what belongs to it`,
    path: 'numbers/membership',
    input: spanRequest,
    reply: membershipNumbers,
  }),
  membershipFile: endpoint({
    ...staffRead,
    summary: 'The same as a file for spreadsheets (CSV), amounts in baht',
    path: 'numbers/membershipFile',
    input: spanRequest,
    reply: file,
  }),
}
