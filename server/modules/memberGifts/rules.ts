import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { readStored } from '../config/formRepository'
import { rewardFields } from '../rewards/reward'

const days = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)), 0)

/** The configuration block of the birthday gift, `birthdayGift`, of which guests see whether it is on. */
export const birthdayRule = v.object({
  on: v.fallback(v.boolean(), false),
  /** For guests; without one it is the birthday gift. */
  name: v.fallback(v.string(), ''),
  /** It can be claimed in the month of the birthday, or so many days before and after it. */
  window: v.fallback(v.picklist(['month', 'days']), 'month'),
  daysBefore: days,
  daysAfter: days,
  ...rewardFields,
})
export type BirthdayRule = v.InferOutput<typeof birthdayRule>

/** The rule of the birthday gift, in a language. */
export async function readBirthdayRule(db: ReadDb, locale: Locale): Promise<BirthdayRule> {
  const { birthdayGift } = await readStored(db, ['birthdayGift'], locale)
  return v.parse(birthdayRule, birthdayGift ?? {})
}
