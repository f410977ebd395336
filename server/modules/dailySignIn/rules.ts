import * as v from 'valibot'
import { ROW_MODES } from '../../../src/domain/member/dailySignIn'
import type { ReadDb } from '../../db/database'
import { readSetting } from '../config/settings'
import { rewardsWith } from '../rewards/reward'

const whole = (least: number, most: number, usual: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), usual)

/** The configuration block of the daily sign-in, `signInSetting`, of which guests see whether it is on. */
export const signInRules = v.object({
  on: v.fallback(v.boolean(), false),
  /** When a row of days starts again by itself: never, on Mondays, or on the first of a month. */
  mode: v.fallback(v.picklist(ROW_MODES), 'cycle'),
  /** What each day of a row gives; after the last one they start again. */
  rewards: rewardsWith({}),
  /** What so many days of a month give, beside that. */
  monthGifts: rewardsWith({ days: whole(1, 31, 20) }),
  /** Missed days of the month that can be made up, each for so many points; 0 for none. */
  makeUpsPerMonth: whole(0, 31, 0),
  makeUpCost: whole(0, 1_000_000, 0),
  /** When members are reminded who want to be, `HH:mm`. */
  remindAt: v.fallback(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '11:00'),
})
export type SignInRules = v.InferOutput<typeof signInRules>

/** The rules of the daily sign-in. */
export const readRules = (db: ReadDb): Promise<SignInRules> => readSetting(db, 'signInSetting', signInRules)
