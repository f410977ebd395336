import { and, count, eq, isNull } from 'drizzle-orm'
import { dateText } from '../../../src/domain/time/dateText'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockAccount, lockUser } from '../../db/locks'
import {
  couponActivities,
  type ExchangeBatch,
  exchangeBatches,
  exchangeCodes,
} from '../../db/schema/coupons/couponClaims'
import type { UserCoupon } from '../../db/schema/coupons/coupons'
import { book } from '../ledger/ledger'
import { isClaimed } from './activities'
import { type Redeemer, takeActivity } from './claimActivity'
import { type ExchangeCodes, normalizeWord } from './exchangeCodes'
import { issueAll } from './issueCoupons'

/** What was redeemed: coupons, or money in satang. */
export interface Redemption {
  coupons: UserCoupon[]
  amount: number
}

export type BatchKind = ExchangeBatch['kind']

/**
 * Redeems an exchange code for a member, once. Refuses codes of other kinds as unknown. The code is locked until the transaction ends.
 */
export async function redeemCode(
  tx: Tx,
  redeemer: Redeemer,
  { code, kinds, codes }: { code: string; kinds: readonly BatchKind[]; codes: ExchangeCodes },
): Promise<Redemption> {
  const { userId, now } = redeemer
  await lockUser(tx, userId)
  const [found] = await tx
    .select({ code: exchangeCodes, batch: exchangeBatches })
    .from(exchangeCodes)
    .innerJoin(exchangeBatches, eq(exchangeBatches.id, exchangeCodes.batchId))
    .where(eq(exchangeCodes.hash, codes.hashOf(code)))
  if (!found || !kinds.includes(found.batch.kind)) throw new AppError(400, 'redeem.unknown')
  const { id, usedAt, usedBy } = found.code
  if (usedAt) throw new AppError(400, usedBy === userId ? 'redeem.usedByYou' : 'redeem.used')
  refuseOutsidePeriod(found.batch, redeemer)
  await refuseAbovePersonLimit(tx, found.batch, userId)
  const unused = and(eq(exchangeCodes.id, id), isNull(exchangeCodes.usedAt))
  const taken = await tx.update(exchangeCodes).set({ usedBy: userId, usedAt: now }).where(unused).returning()
  if (taken.length === 0) throw new AppError(400, 'redeem.used')
  const coupons = await issueAll(tx, redeemer, { gifts: found.batch.coupons, source: 'code', cause: id })
  const { amount } = found.batch
  if (amount > 0) {
    await lockAccount(tx, userId)
    await book(tx, userId, [{ account: 'bonus', amount, kind: 'redeemed', cause: id }], now)
  }
  return { coupons, amount }
}

/** Redeems a word for a member, once; undefined when there is no such word. */
export async function redeemWord(tx: Tx, redeemer: Redeemer, typed: string): Promise<Redemption | undefined> {
  const { userId } = redeemer
  await lockUser(tx, userId)
  const [word] = await tx
    .select()
    .from(couponActivities)
    .where(eq(couponActivities.word, normalizeWord(typed)))
  if (!word) return undefined
  if (await isClaimed(tx, word.id, userId)) throw new AppError(400, 'redeem.usedByYou')
  refuseOutsidePeriod(word, redeemer)
  const coupons = await takeActivity(tx, redeemer, word, 'word')
  if (!coupons) throw new AppError(400, 'redeem.soldOut')
  return { coupons, amount: 0 }
}

interface Period {
  validFrom: Date | null
  validUntil: Date | null
  closed: boolean
}

function refuseOutsidePeriod({ validFrom, validUntil, closed }: Period, { locale, now }: Redeemer): void {
  const dayOf = (at: Date) => dateText(isoText(at), locale)
  if (validFrom && validFrom > now) throw new AppError(400, 'redeem.notYet', { date: dayOf(validFrom) })
  if (validUntil && validUntil <= now) {
    const lastDay = new Date(validUntil.getTime() - 1)
    throw new AppError(400, 'redeem.expired', { date: dayOf(lastDay) })
  }
  if (closed) throw new AppError(400, 'redeem.closed')
}

async function refuseAbovePersonLimit(tx: Tx, { id, perPerson }: ExchangeBatch, userId: string): Promise<void> {
  if (perPerson === null) return
  const [row = { redeemed: 0 }] = await tx
    .select({ redeemed: count() })
    .from(exchangeCodes)
    .where(and(eq(exchangeCodes.batchId, id), eq(exchangeCodes.usedBy, userId)))
  if (row.redeemed >= perPerson) throw new AppError(400, 'redeem.personLimit')
}
