import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, int, text } from '../../../src/contract/fields'
import { pieces, templateId, textsOrNone } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** What is given: points, growth value and coupons. */
const reward = {
  points: int(0, 1_000_000),
  growth: int(0, 1_000_000),
  coupons: v.pipe(v.array(v.object({ templateId, num: pieces })), v.maxLength(10)),
}
export type RewardFields = v.InferOutput<v.ObjectSchema<typeof reward, undefined>>

/** A hash of the rules, which an update names as the one it saw. */
const revision = v.pipe(text(64), v.minLength(1))

const signIn = {
  on: flag,
  /** When a row of days starts again by itself: never, on Mondays, or on the first of a month. */
  mode: v.picklist(['cycle', 'week', 'month']),
  /** What each day of a row gives; after the last one they start again. */
  rewards: v.pipe(v.array(v.object(reward)), v.minLength(1), v.maxLength(31)),
  /** What so many days of a month give, beside that. */
  monthGifts: v.pipe(v.array(v.object({ days: int(1, 31), ...reward })), v.maxLength(5)),
  makeUpsPerMonth: int(0, 31),
  /** Points for each day that is made up. */
  makeUpCost: int(0, 1_000_000),
  /** Time of the reminder, `HH:mm`. */
  remindAt: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
}
const signInFields = v.object(signIn)
export type SignInFields = v.InferOutput<typeof signInFields>

/** Before staff have set it up there are no rewards. */
const signInRules = v.object({ ...signIn, revision, rewards: v.array(v.object(reward)) })

const birthday = {
  on: flag,
  /** For guests; empty is called the birthday gift. */
  name: textsOrNone(60),
  /** It can be claimed in the month of the birthday, or so many days before and after it. */
  window: v.picklist(['month', 'days']),
  daysBefore: int(0, 60),
  daysAfter: int(0, 60),
  ...reward,
}
const birthdayFields = v.object(birthday)
export type BirthdayFields = v.InferOutput<typeof birthdayFields>

const stale = 'A stale revision is refused with code 409 and `current`'

/** What members are given for signing in daily, and on their birthday. */
export const memberRewardContract = {
  signIn: endpoint({
    ...staffRead,
    summary: 'The rules and rewards of the daily sign-in',
    path: 'reward/signIn',
    input: v.object({}),
    reply: signInRules,
  }),
  updateSignIn: endpoint({
    ...staffWrite,
    summary: `Changes the rules and rewards of the daily sign-in: all of them. What was given stays. ${stale}`,
    path: 'reward/signIn/update',
    input: v.object({ revision, ...signIn }),
    reply: signInRules,
  }),
  birthday: endpoint({
    ...staffRead,
    summary: 'The gift for birthdays, and when it can be claimed',
    path: 'reward/birthday',
    input: v.object({}),
    reply: v.object({ revision, ...birthday }),
  }),
  updateBirthday: endpoint({
    ...staffWrite,
    summary: `Changes the gift for birthdays. What was claimed stays. ${stale}`,
    path: 'reward/birthday/update',
    input: v.object({ revision, ...birthday }),
    reply: v.object({ revision, ...birthday }),
  }),
}
