import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { benefitsOf, readLevels, readStanding } from '../ledger/memberLevel'

/**
 * The level that a member lacks for the birthday gift; undefined for one who gets it. It is a benefit of the levels and of paid VIP that
 * name it, and for all members while none does.
 */
export async function missingLevel(
  db: ReadDb,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<string | undefined> {
  const levels = await readLevels(db, locale)
  const first = levels.on ? levels.benefits.findIndex(({ birthdayGift }) => birthdayGift) : -1
  const byVip = levels.paid.on && levels.paid.birthdayGift
  if (first === -1 && !byVip) return undefined
  const own = benefitsOf(await readStanding(db, userId, levels, now), levels)
  if (own.some(({ birthdayGift }) => birthdayGift)) return undefined
  return first === -1 ? 'VIP' : levels.nameOf(first)
}
