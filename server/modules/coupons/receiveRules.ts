import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { ReceiveState } from '../../../src/contract/coupon/coupon'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { couponReceipts } from '../../db/schema/coupons/couponClaims'
import type { CouponTemplate } from '../../db/schema/coupons/coupons'
import { orders } from '../../db/schema/orders/orders'
import { readLevel } from '../ledger/memberLevel'

/** Facts that determine whether a guest may receive coupons. */
export interface Receiver {
  level: number
  /** Has never ordered. */
  newcomer: boolean
  /** Coupons claimed in all and today, by template. */
  claimed(templateId: string): { all: number; today: number }
}

/** A guest who has not signed in: only the level refuses. */
export const UNKNOWN_RECEIVER: Receiver = { level: 0, newcomer: true, claimed: () => ({ all: 0, today: 0 }) }

/** Reads these facts of a member for some templates. */
export async function readReceiver(
  db: ReadDb,
  userId: string,
  { templateIds, locale, now }: { templateIds: readonly string[]; locale: Locale; now: Date },
): Promise<Receiver> {
  const receipts = await db
    .select()
    .from(couponReceipts)
    .where(and(eq(couponReceipts.userId, userId), inArray(couponReceipts.templateId, [...templateIds])))
  const { level } = await readLevel(db, userId, { locale, now })
  const ordered = await db.$count(orders, and(eq(orders.userId, userId), notInArray(orders.state, VOID_CODES)))
  const today = dayText(dayOf(now))
  const sum = (rows: typeof receipts) => rows.reduce((total, { num }) => total + num, 0)
  return {
    level,
    newcomer: ordered === 0,
    claimed(templateId) {
      const own = receipts.filter((row) => row.templateId === templateId)
      return { all: sum(own), today: sum(own.filter(({ day }) => day === today)) }
    },
  }
}

/** Claim limits: whether `num` coupons of a template can be claimed now, or else the first reason why not. */
export function receiveStateOf(template: CouponTemplate, receiver: Receiver, now: Date, num = 1): ReceiveState {
  const { total, issued, perPerson, perDay } = template
  const claimed = receiver.claimed(template.id)
  const beyond = (limit: number | null, counted: number) => limit !== null && counted + num > limit
  const reasons: [Exclude<ReceiveState, 'can'>, boolean][] = [
    ['ended', hasEnded(template, now)],
    ['notStarted', template.claimFrom !== null && template.claimFrom > now],
    ['received', beyond(perPerson, claimed.all)],
    ['soldOut', beyond(total, issued)],
    ['receivedToday', beyond(perDay, claimed.today)],
  ]
  return reasons.find(([, holds]) => holds)?.[0] ?? receiverError(template, receiver) ?? 'can'
}

/** Why the rule of who receives a template leaves a member out; null when it does not. */
export function receiverError(
  { receiver: rule, level }: Pick<CouponTemplate, 'receiver' | 'level'>,
  receiver: Pick<Receiver, 'level' | 'newcomer'>,
): 'levelTooLow' | 'notForYou' | null {
  if (rule === 'level' && receiver.level < level) return 'levelTooLow'
  return rule === 'newcomer' && !receiver.newcomer ? 'notForYou' : null
}

function hasEnded({ closed, claimUntil, validRule, endAt }: CouponTemplate, now: Date): boolean {
  return (
    closed || (claimUntil !== null && claimUntil <= now) || (validRule === 'fixed' && endAt !== null && endAt <= now)
  )
}
