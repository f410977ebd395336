import * as v from 'valibot'
import { POINTS_RECORD_TABS } from '../constants/points'
import { endpoint } from '../endpoint'
import { instant, pageOf, paging, satang } from '../fields'

/** The points of the caller; a guest has none. */
export const pointsAccount = v.object({
  points: v.number(),
  /** What a point is worth at checkout, satang; 0 when points do not pay there. */
  value: satang,
  /** The points that end next, and when; null when none end. `rest` is when all others have ended, null when they do not end. */
  ends: v.nullable(v.object({ points: v.number(), at: instant, rest: v.nullable(instant) })),
})
export type PointsAccount = v.InferOutput<typeof pointsAccount>

/** Why points changed. `exchange`: an item of the points shop; its `title` is the name of the item. */
const record = v.object({
  id: v.number(),
  /** Signed. */
  change: v.number(),
  type: v.picklist(['earned', 'earnedBack', 'payment', 'exchange', 'returned', 'reward', 'expired', 'other']),
  /** What it was for, where there is a name: an item of the points shop. */
  title: v.string(),
  /** Number of the order that caused it; empty otherwise. */
  orderNo: v.string(),
  /** Points of an order that was refunded and could not be taken back, because they were spent. */
  short: v.number(),
  createdAt: instant,
})
export type PointsRecord = v.InferOutput<typeof record>

/** What came and went in a month of the restaurant, `2026-11`. */
const month = v.object({ month: v.string(), gained: v.number(), spent: v.number() })
export type PointsMonth = v.InferOutput<typeof month>

/** A lot of points, which end together. */
const lot = v.object({ points: v.number(), receivedAt: instant, expireAt: v.nullable(instant) })

/** Points: what the caller has, and what became of them. */
export const pointsContract = {
  log: endpoint({
    summary: 'What the caller has in points, and a page of their changes, newest first, with the sums of its months',
    path: 'integralLog',
    access: 'member',
    input: v.object({ ...paging, tab: v.optional(v.picklist(POINTS_RECORD_TABS), 'all') }),
    reply: v.object({ ...pageOf(record).entries, months: v.array(month), account: pointsAccount }),
  }),
  rules: endpoint({
    summary: 'How the caller earns and spends points, and the lots of points that the caller has, by their end',
    path: 'integralLog/rules',
    access: 'member',
    input: v.object({}),
    reply: v.object({
      account: pointsAccount,
      /** Satang per point; 0 when orders earn none. */
      earnPerAmount: satang,
      /** How many times that the caller earns, basis points. */
      rate: v.number(),
      /** The largest share of the dishes that points pay, basis points, and the step in which they pay. */
      maxShare: v.number(),
      step: v.number(),
      /** Points end with the calendar year that is so many years after theirs; 0 for never. */
      validYears: v.number(),
      lots: v.array(lot),
    }),
  }),
}
