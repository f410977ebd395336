import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockAccount, lockCoupons } from '../../db/locks'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { type InviteRewardRow, inviteRewards } from '../../db/schema/members/invitations'
import { heldState } from '../coupons/couponPresenter'
import { balancesAt, book } from '../ledger/ledger'
import { causeOf, transitionReward } from './giveReward'
import { countedFriends, countForSteps } from './oweRewards'
import { revokeRewards } from './revokeRewards'

/**
 * Takes a reward back of which the order was refunded, and the steps that are not reached any more. What was spent stays, and is noted:
 * a balance never becomes negative.
 */
export async function takeBack(tx: Tx, row: InviteRewardRow, now: Date): Promise<void> {
  const { userId } = row
  if (userId) await lockAccount(tx, userId)
  const short = userId && row.givenAt ? await takeFrom(tx, row, userId, now) : 0
  await transitionReward(tx, row, { state: 'takenBack', short, endedAt: now })
  if (!userId) return
  if (row.side === 'inviter') await takeSteps(tx, { ...row, userId })
  // Another friend may have reached the step meanwhile.
  if (row.side === 'step') await countForSteps(tx, row.campaignId, { userId, now })
}

/** Takes what was given; returns what of it is not there any more. */
async function takeFrom(tx: Tx, row: InviteRewardRow, userId: string, now: Date): Promise<number> {
  if (row.givenKind === 'coupon') return takeCoupon(tx, row, userId, now)
  const account = row.givenKind === 'points' ? 'points' : 'bonus'
  const held = (await balancesAt(tx, userId, now))[account]
  const amount = Math.min(row.amount, held)
  const short = row.amount - amount
  if (amount === 0) return short
  await book(tx, userId, [{ account, amount: -amount, short, kind: 'reward', cause: `${causeOf(row)} back` }], now)
  return short
}

async function takeCoupon(tx: Tx, { couponId, amount }: InviteRewardRow, userId: string, now: Date): Promise<number> {
  const [coupon] = await lockCoupons(tx, couponId ? [couponId] : [])
  const state = coupon && heldState(coupon, now)
  const isThere = coupon?.userId === userId && (state === 'usable' || state === 'expired')
  if (!isThere) return Math.max(amount, 1)
  await tx.delete(userCoupons).where(eq(userCoupons.id, coupon.id))
  return 0
}

/** Revokes the prizes of steps that are not reached any more. */
async function takeSteps(tx: Tx, { campaignId, userId }: { campaignId: string; userId: string }): Promise<void> {
  const friends = await countedFriends(tx, campaignId, userId)
  const over = and(
    eq(inviteRewards.campaignId, campaignId),
    eq(inviteRewards.userId, userId),
    eq(inviteRewards.side, 'step'),
    gt(inviteRewards.friends, friends),
  )
  await revokeRewards(tx, over)
}
