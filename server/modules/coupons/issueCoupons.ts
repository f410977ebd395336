import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { ReceiveState } from '../../../src/contract/coupon/coupon'
import type { Locale } from '../../../src/contract/fields'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { CouponGift } from '../../db/columnTypes'
import type { Tx } from '../../db/database'
import { newCode, newId } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { couponReceipts } from '../../db/schema/coupons/couponClaims'
import {
  type CouponSource,
  type CouponTemplate,
  couponTemplates,
  type UserCoupon,
  userCoupons,
} from '../../db/schema/coupons/coupons'
import type { MessageKey } from '../../messages/messages'
import { readReceiver, receiveStateOf } from './receiveRules'
import { validityOf } from './validity'

/** Coupons to issue. */
export interface CouponIssue {
  templateId: string
  userId: string
  num?: number
  source: CouponSource
  /** What causes the receipt, and the number of the first piece of it: each piece is issued once. */
  cause: string
  firstNo?: number
}

interface Moment {
  now: Date
  locale: Locale
}

/** Signs of a coupon's code. */
export const CODE_LENGTH = 8

/** Sources that members may not be refused: they have paid or earned it, or staff have decided. */
const GRANTED: readonly CouponSource[] = ['pack', 'topUp', 'pointsShop', 'staff', 'benefit', 'reward']

/** Sources that do not count against the total of a template. */
const PAID: readonly CouponSource[] = ['pack', 'topUp', 'pointsShop']

const REFUSALS: Record<Exclude<ReceiveState, 'can'>, MessageKey> = {
  received: 'claim.received',
  receivedToday: 'claim.receivedToday',
  soldOut: 'claim.soldOut',
  notStarted: 'claim.notStarted',
  ended: 'claim.ended',
  levelTooLow: 'claim.levelTooLow',
  notForYou: 'claim.newcomersOnly',
}

/**
 * Issues coupons of a template to a member, in the caller's transaction. Repeated for the same cause it answers those that were issued.
 * Refuses with an AppError by the rules of the template: who receives it, its claim period, its limits, its total. To issue several
 * templates, call it in the order of their ids: the counter of each is locked until the transaction ends.
 */
export async function issueCoupons(tx: Tx, issue: CouponIssue, { now, locale }: Moment): Promise<UserCoupon[]> {
  const { templateId, userId, num = 1, source, cause } = issue
  const granted = GRANTED.includes(source)
  if (!granted) await lockUser(tx, userId)
  const earlier = await issuedFor(tx, issue)
  if (earlier.length > 0) return earlier
  const template = await findTemplate(tx, templateId)
  if (!granted) {
    const receiver = await readReceiver(tx, userId, { templateIds: [templateId], locale, now })
    refuse(receiveStateOf(template, receiver, now, num))
  }
  const { startAt, endAt } = validityOf(template, now)
  if (endAt <= now) refuse('ended')
  // What was paid for is not refused for want of pieces.
  if (!PAID.includes(source)) await count(tx, template, num)
  if (!granted) await recordReceipt(tx, { templateId, userId, num, day: dayText(dayOf(now)) })
  const coupons: UserCoupon[] = []
  for (let piece = 0; piece < num; piece++) {
    const causeNo = (issue.firstNo ?? 0) + piece
    coupons.push(
      await insertCoupon(tx, { templateId, userId, source, cause, causeNo, startAt, endAt, receivedAt: now }),
    )
  }
  return coupons
}

/** Issues coupons of several templates for one cause, template by template in the order of their ids. */
export async function issueAll(
  tx: Tx,
  { userId, ...moment }: Moment & { userId: string },
  { gifts, source, cause }: { gifts: readonly CouponGift[]; source: CouponSource; cause: string },
): Promise<UserCoupon[]> {
  const coupons: UserCoupon[] = []
  for (const { templateId, num } of [...gifts].sort((a, b) => (a.templateId < b.templateId ? -1 : 1))) {
    const firstNo = coupons.length
    coupons.push(...(await issueCoupons(tx, { templateId, userId, num, source, cause, firstNo }, moment)))
  }
  return coupons
}

/** A template. Refuses when there is none. */
export async function findTemplate(tx: Pick<Tx, 'select'>, templateId: string): Promise<CouponTemplate> {
  const [template] = await tx.select().from(couponTemplates).where(eq(couponTemplates.id, templateId))
  if (!template) throw new AppError(400, 'claim.notFound')
  return template
}

/** Refuses what cannot be received. */
export function refuse(state: ReceiveState): void {
  if (state !== 'can') throw new AppError(400, REFUSALS[state], {}, { receiveState: state })
}

/** The pieces of a template that a cause has given already. */
function issuedFor(tx: Tx, { templateId, source, cause, firstNo = 0, num = 1 }: CouponIssue): Promise<UserCoupon[]> {
  const ofCause = and(eq(userCoupons.source, source), eq(userCoupons.cause, cause))
  const pieces = sql`${userCoupons.causeNo} between ${firstNo}::int and ${firstNo + num - 1}::int`
  return tx
    .select()
    .from(userCoupons)
    .where(and(ofCause, pieces, eq(userCoupons.templateId, templateId)))
    .orderBy(asc(userCoupons.causeNo))
}

/** Counts them as issued, unless the total is reached. */
async function count(tx: Tx, { id }: CouponTemplate, num: number): Promise<void> {
  const after = sql<number>`${couponTemplates.issued} + ${num}::int`
  const counted = await tx
    .update(couponTemplates)
    .set({ issued: after })
    .where(and(eq(couponTemplates.id, id), or(isNull(couponTemplates.total), lte(after, couponTemplates.total))))
    .returning({ id: couponTemplates.id })
  if (counted.length === 0) refuse('soldOut')
}

async function recordReceipt(tx: Tx, receipt: typeof couponReceipts.$inferInsert): Promise<void> {
  await tx
    .insert(couponReceipts)
    .values(receipt)
    .onConflictDoUpdate({
      target: [couponReceipts.templateId, couponReceipts.userId, couponReceipts.day],
      set: { num: sql`${couponReceipts.num} + excluded.num` },
    })
}

/** Writes one with a code that no other has. */
async function insertCoupon(
  tx: Tx,
  coupon: Omit<typeof userCoupons.$inferInsert, 'id' | 'code' | 'state'>,
): Promise<UserCoupon> {
  for (;;) {
    const [written] = await tx
      .insert(userCoupons)
      .values({ ...coupon, id: newId(), code: newCode(CODE_LENGTH) })
      .onConflictDoNothing({ target: userCoupons.code })
      .returning()
    if (written) return written
  }
}
