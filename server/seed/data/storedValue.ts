import { DAY_MS } from '../../../src/domain/time/duration'
import type { topUpAmounts } from '../../db/schema/wallet/storedValue'
import { satang } from '../notation'

/** The amounts that members pay in; those with coupons end with the season. */
export const topUpSeeds = (now: Date): Omit<typeof topUpAmounts.$inferInsert, 'createdAt'>[] => {
  const endAt = new Date(now.getTime() + 40 * DAY_MS)
  const dinners = (num: number) => [{ templateId: 'dinner', num }]
  return [
    { id: 'top-up-500', amount: satang(500), bonus: satang(20) },
    {
      ...{ id: 'top-up-1000', amount: satang(1000), bonus: satang(100), recommended: true },
      ...{ coupons: dinners(1), endAt },
    },
    { id: 'top-up-2000', amount: satang(2000), bonus: satang(250), coupons: dinners(2), endAt },
    { id: 'top-up-3000', amount: satang(3000), bonus: satang(450), points: 300, coupons: dinners(3), endAt },
  ]
}

/** What the demonstration's member has paid in, spent and got: together the balance of `MEMBER`. Days before the demonstration is set up. */
export const MEMBER_HISTORY = {
  topUp: { orderId: 'demo-top-up', amount: satang(459), bonus: satang(20), daysAgo: 45 },
  /** The coupon pack, paid from the balance. */
  spent: { daysAgo: 20 },
  gift: { cause: 'demo-gift', amount: satang(80), daysAgo: 12 },
} as const
