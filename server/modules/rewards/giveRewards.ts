import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { CouponGift } from '../../db/columnTypes'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { issueCoupons } from '../coupons/issueCoupons'
import { book, type Booking } from '../ledger/ledger'
import type { Reward } from './reward'

/** A reward with its cause, the occasion and the user: it is given once for each cause. */
export interface CausedReward extends Reward {
  cause: string
}

interface Receiver {
  userId: string
  locale: Locale
  now: Date
}

/**
 * Gives rewards in the caller's transaction, which has locked nothing beyond the user: coupons by template, then points and growth. What
 * they are is returned as one: without coupons of which none is left, or whose time is over, because they must not hold back the rest.
 */
export async function giveRewards(tx: Tx, to: Receiver, rewards: readonly CausedReward[]): Promise<Reward> {
  const due = rewards.flatMap(({ coupons, cause }) => coupons.map((gift) => ({ ...gift, cause })))
  const coupons: CouponGift[] = []
  for (const gift of due.sort((a, b) => (a.templateId < b.templateId ? -1 : 1)))
    if (await issueLeft(tx, to, gift)) coupons.push({ templateId: gift.templateId, num: gift.num })
  await lockAccount(tx, to.userId)
  await book(tx, to.userId, rewards.flatMap(bookingsOf), to.now)
  const total = (account: 'points' | 'growth') => rewards.reduce((sum, reward) => sum + reward[account], 0)
  return { points: total('points'), growth: total('growth'), coupons }
}

async function issueLeft(
  tx: Tx,
  { userId, ...moment }: Receiver,
  { cause, ...gift }: CouponGift & { cause: string },
): Promise<boolean> {
  const issue = { ...gift, userId, source: 'reward', cause } as const
  try {
    return (await issueCoupons(tx, issue, moment)).length > 0
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function bookingsOf({ cause, points, growth }: CausedReward): Booking[] {
  const amounts = { points, growth }
  return (['points', 'growth'] as const)
    .filter((account) => amounts[account] > 0)
    .map((account) => ({ account, amount: amounts[account], kind: 'reward', cause }))
}
