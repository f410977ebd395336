import { inArray } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { lockAccount, lockBought, lockCoupons } from '../../db/locks'
import { type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { type TopUpOrder, topUpOrders } from '../../db/schema/wallet/storedValue'
import { countUsable, couponsBoughtBy } from '../coupons/heldCoupons'
import { issueAll } from '../coupons/issueCoupons'
import { balancesOf, type Balances, book, type Booking } from '../ledger/ledger'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'

/**
 * A top-up credits the balance in the transaction of its payment, once, with what was promised for it. Its money goes back as a whole, and
 * what it gave is taken back, while all of that is unused.
 */
export const topUpPurchase: PurchaseHandler<TopUpOrder> = {
  lock: (tx, id) => lockBought(tx, topUpOrders, id),

  /** The balance does not pay into itself. */
  async paying(_tx, _held, payType) {
    if (payType === 'balance') throw new AppError(400, 'pay.notOffered')
  },

  async paid(tx, { purchase, bought: order }, { now }) {
    const { id: cause, userId } = purchase
    await issueAll(tx, { userId, now, locale: 'en' }, { gifts: order.coupons, source: 'topUp', cause })
    await lockAccount(tx, userId)
    await book(tx, userId, creditsOf(purchase, order), now)
  },

  closed: () => Promise.resolve(),

  async refunded(tx, { purchase, bought: order }, { amount, now }) {
    const { id, userId } = purchase
    await lockAccount(tx, userId)
    const known = await couponsOf(tx, id)
    const ids = known.map((coupon) => coupon.id)
    const facts = { held: await balancesOf(tx, userId), coupons: await lockCoupons(tx, ids), now }
    if (amount !== purchase.amount || !isUnused(purchase, order, facts)) throw new AppError(400, 'topUp.used')
    const reversals = creditsOf(purchase, order).map((credit): Booking => {
      return { ...credit, amount: -credit.amount, kind: 'topUpBack' }
    })
    await book(tx, userId, reversals, now)
    await tx.delete(userCoupons).where(inArray(userCoupons.id, ids))
  },
}

/** The coupons that a paid top-up has given. */
export const couponsOf = (db: ReadDb, orderId: string) => couponsBoughtBy(db, 'topUp', orderId)

/** Whether all that a top-up has credited is there still, and its coupons are unused. */
export function isUnused(
  purchase: Pick<PurchaseRecord, 'id' | 'userId' | 'amount'>,
  order: TopUpOrder,
  { held, coupons, now }: { held: Balances; coupons: readonly UserCoupon[]; now: Date },
): boolean {
  const given = order.coupons.reduce((total, { num }) => total + num, 0)
  return (
    countUsable(coupons, { userId: purchase.userId, now }) === given &&
    creditsOf(purchase, order).every(({ account, amount }) => held[account] >= amount)
  )
}

function creditsOf({ id: cause, amount }: Pick<PurchaseRecord, 'id' | 'amount'>, order: TopUpOrder): Booking[] {
  const { bonus, points } = order
  const credits = [
    { account: 'paidIn', amount, kind: 'topUp', cause },
    { account: 'bonus', amount: bonus, kind: 'topUp', cause },
    { account: 'points', amount: points, kind: 'topUp', cause },
  ] as const
  return credits.filter((credit) => credit.amount > 0)
}
