import type { DrinkCategory, StorageKind } from '@/contract/inStore/drinks'
import { dayOf, instantAt } from '@/domain/time/storeClock'
import { DRINK_STATES, type DrinkStateName } from './drinkState'

/** From how many days on the end of a kept drink is near. */
export const SOON_DAYS = 7

/** What is left of an opened bottle is a share of it, percent. */
export const FULL_LEVEL = 100

/** How much of a drink is kept: pieces of a sealed one, percent of an opened one. */
export interface StoredAmount {
  kind: StorageKind
  left: number
}

/** Whether a category is alcohol, which is handed out from the age of 20 on (Thai Alcoholic Beverage Control Act, section 29). */
export const isAlcohol = (category: DrinkCategory): boolean => category !== 'soft'

/** The end, exclusive, of a drink that is stored today for some days: it can still be taken out on the whole last day. */
export const keptUntil = (now: Date, days: number): Date => instantAt(dayOf(now) + days + 1, 0)

/** The last day on which a drink can be taken out, counted from 1970-01-01. */
const lastDayOf = (expireAt: Date) => dayOf(new Date(expireAt.getTime() - 1))

/** Calendar days until the last day: 0 on that day and after it. */
export const keptDaysLeft = (expireAt: Date, now: Date): number => Math.max(0, lastDayOf(expireAt) - dayOf(now))

/** The end after an extension, which begins today for a drink that has expired. */
export const extendedUntil = (expireAt: Date, now: Date, days: number): Date =>
  instantAt(Math.max(lastDayOf(expireAt), dayOf(now)) + days + 1, 0)

/** The merchant's rule of extensions by the owner. */
export interface ExtensionRule {
  extendTimes: number
  extendWithinDays: number
}

/** Whether the owner may extend a drink: as often as the rule says, when its end is near enough. */
export function mayExtend(
  { state, timesExtended, expireAt }: { state: DrinkStateName; timesExtended: number; expireAt: Date },
  { extendTimes, extendWithinDays }: ExtensionRule,
  now: Date,
): boolean {
  return DRINK_STATES[state].live && timesExtended < extendTimes && keptDaysLeft(expireAt, now) <= extendWithinDays
}

/** The state of a drink by what is left of it. */
export function stateByAmount(left: number, amount: number): DrinkStateName {
  if (left === 0) return 'taken'
  return left < amount ? 'partly' : 'stored'
}

/** Whether so much can be left after taking something out: less than before. A sealed single bottle is taken whole. */
export const mayBeLeft = (before: StoredAmount, left: number): boolean => left >= 0 && left < before.left

/**
 * Whether a drink that was taken out whole can be kept again so: never more than was taken. A single sealed bottle may come back opened;
 * several pieces come back as pieces.
 */
export function mayBeStoredAgain(taken: StoredAmount, again: StoredAmount): boolean {
  if (again.left < 1) return false
  if (again.kind === taken.kind) return again.left <= taken.left
  return again.kind === 'opened' && taken.left === 1 && again.left <= FULL_LEVEL
}
