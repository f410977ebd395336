import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { day, flag } from '../fields'
import { rewardView } from './reward'

/** A calendar month, `YYYY-MM`. */
const month = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

const calendarDay = v.object({
  date: day,
  /** `none`: before the member joined. A missed day of this month can be made up where the restaurant allows it. */
  state: v.picklist(['signed', 'madeUp', 'missed', 'today', 'coming', 'none']),
  /** What would be given on it if the member signs in every day from today on: the gift of the row, or of the month. */
  gift: v.nullable(v.picklist(['row', 'month'])),
})

const view = v.object({
  today: day,
  /** Whether the member has signed in today. */
  checked: v.boolean(),
  /** Days in a row until today, or until yesterday while today is open. */
  continuousDays: v.number(),
  /** The days of the row with what each gives; after the last one it starts again. */
  row: v.array(v.object({ no: v.number(), state: v.picklist(['done', 'today', 'next']), reward: rewardView })),
  /** What is given at the next sign-in, which is today or tomorrow. */
  nextReward: rewardView,
  /** The points of the member. */
  points: v.number(),
  calendar: v.object({
    month,
    /** Days signed in or made up in it. */
    totalDays: v.number(),
    days: v.array(calendarDay),
    /** The months beside it that can be shown. */
    earlier: v.nullable(month),
    later: v.nullable(month),
  }),
  /** What so many days of a month give, and whether this month's have been reached. */
  monthGifts: v.array(v.object({ days: v.number(), reached: v.boolean(), reward: rewardView })),
  /** Null when missed days cannot be made up. */
  makeUp: v.nullable(
    v.object({
      /** Points. */
      cost: v.number(),
      perMonth: v.number(),
      left: v.number(),
      /** The missed days of this month, latest first, each with the row that it would become part of. */
      days: v.array(v.object({ date: day, from: day, to: day, continuousDays: v.number() })),
    }),
  ),
  /** The reminder of the member, and its time of day. */
  remind: v.object({ on: v.boolean(), at: v.string() }),
  /** When a row starts again by itself: never, on Mondays, or on the first of a month. */
  mode: v.picklist(['cycle', 'week', 'month']),
})
export type DailySignIn = v.InferOutput<typeof view>

/** The daily sign-in of members. Days are those of the restaurant. */
export const dailySignInContract = {
  read: endpoint({
    summary: 'The daily sign-in of the member with the calendar of a month; null while the restaurant has closed it',
    path: 'signIn',
    access: 'member',
    input: v.object({ month: v.optional(v.union([month, v.literal('')]), '') }),
    reply: v.nullable(view),
  }),
  sign: endpoint({
    summary:
      'Signs in today, or with `makeUp` makes up a missed day of this month for points. A day that is signed already stays as it is: `already` is true and `reward` null',
    method: 'POST',
    path: 'signIn',
    access: 'member',
    idempotent: true,
    input: v.object({ makeUp: v.optional(v.union([day, v.literal('')]), '') }),
    reply: v.object({ already: v.boolean(), reward: v.nullable(rewardView), view }),
  }),
  remind: endpoint({
    summary: 'Turns the daily reminder of the member on or off',
    method: 'POST',
    path: 'signIn/remind',
    access: 'member',
    input: v.object({ on: flag }),
    reply: v.object({ on: v.boolean() }),
  }),
}
