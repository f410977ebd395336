import type { PurchaseKind } from '../../../src/domain/order/purchaseKind'
import { and, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { StoreFigures } from '../../../console/contract/numbers/membershipNumbers'
import { inStore, type Period, whole, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { ledgerEntries } from '../../db/schema/wallet/ledger'
import { orders } from '../../db/schema/orders/orders'
import { payments, refunds } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { tillRedemptions } from '../../db/schema/staff/staff'
import { countIf, sumIf } from './conditionalSums'

/** Some figures of a store; the store is null where nothing tells it. */
export type StoreCount = { storeId: string | null } & Partial<StoreFigures>

/** What is counted by store, in as many queries whatever there is. */
export async function countByStore(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const counted: StoreCount[] = []
  for (const counts of [countCoupons, countCards, countLedger, countSold, countRefunded])
    counted.push(...(await counts(db, period)))
  return counted
}

/** The condition that something belongs to the store that counts, where its store is calculated. */
const ofStore = (store: SQL, { storeId }: Period): SQL | undefined =>
  storeId === undefined ? undefined : sql`${store} = ${storeId}`

/** Coupons that were used, by the store of the order or the till. */
function countCoupons(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const { state, source, usedAt, usedAmount, orderId, id } = userCoupons
  const storeId = sql<string | null>`coalesce(${orders.storeId}, ${tillRedemptions.storeId})`
  return db
    .select({
      storeId,
      couponsUsed: count(),
      couponsDiscount: whole(sql`coalesce(sum(${usedAmount}), 0)`),
      packCoupons: countIf(eq(source, 'pack')),
    })
    .from(userCoupons)
    .leftJoin(orders, eq(orders.id, orderId))
    .leftJoin(tillRedemptions, and(eq(tillRedemptions.couponId, id), isNull(tillRedemptions.voidedAt)))
    .where(and(eq(state, 'used'), within(usedAt, period), ofStore(storeId, period)))
    .groupBy(storeId)
}

/** Gift cards by the store that sold them, and what they paid by the store where they did. */
function countCards(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const { kind, cause, amount, at, cardId } = giftCardEntries
  const storeId = sql<string | null>`coalesce(${tillRedemptions.storeId}, ${purchases.storeId})`
  const isSold = sql`${kind} = 'issued' and ${giftCards.orderId} is not null`
  return db
    .select({
      storeId,
      cardsSold: countIf(isSold),
      cardsAmount: sumIf(amount, isSold),
      cardsRefunded: sumIf(sql`-${amount}`, eq(kind, 'cancelled')),
      cardsUsed: sumIf(sql`-${amount}`, inArray(kind, ['payment', 'refund', 'till', 'tillUndone'])),
    })
    .from(giftCardEntries)
    .innerJoin(giftCards, eq(giftCards.id, cardId))
    .leftJoin(tillRedemptions, eq(tillRedemptions.id, cause))
    .leftJoin(refunds, eq(refunds.id, cause))
    .leftJoin(payments, eq(payments.id, sql`coalesce(${refunds.paymentId}, ${cause})`))
    .leftJoin(purchases, eq(purchases.id, sql`coalesce(${payments.purchaseId}, ${giftCards.orderId})`))
    .where(and(within(at, period), ofStore(storeId, period)))
    .groupBy(storeId)
}

const PAID = ['payment', 'refund'] as const
const BONUS = ['topUp', 'topUpBack', 'reward', 'redeemed'] as const
const EARNED = [...BONUS, 'earned', 'earnedBack', 'adjustment'] as const

/**
 * What the ledger moved, by the store of its cause: a purchase, a payment of one, or a refund of that. Of an order that is refunded in part the
 * cause is followed by the sum.
 */
function countLedger(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const { account, kind, cause, amount, at } = ledgerEntries
  const isMoney = inArray(account, ['paidIn', 'bonus'])
  const isPaidIn = eq(account, 'paidIn')
  const arePoints = eq(account, 'points')
  const isTopUp = and(isPaidIn, eq(kind, 'topUp'))
  return db
    .select({
      storeId: purchases.storeId,
      topUps: countIf(isTopUp),
      topUpAmount: sumIf(amount, isTopUp),
      topUpRefunded: sumIf(sql`-${amount}`, and(isPaidIn, eq(kind, 'topUpBack'))),
      bonus: sumIf(amount, and(eq(account, 'bonus'), inArray(kind, BONUS))),
      balanceUsed: sumIf(sql`-${amount}`, and(isMoney, inArray(kind, PAID))),
      pointsEarned: sumIf(amount, and(arePoints, inArray(kind, EARNED))),
      pointsSpent: sumIf(sql`-${amount}`, and(arePoints, inArray(kind, PAID))),
    })
    .from(ledgerEntries)
    .leftJoin(refunds, eq(refunds.id, cause))
    .leftJoin(payments, eq(payments.id, sql`coalesce(${refunds.paymentId}, ${cause})`))
    .leftJoin(purchases, eq(purchases.id, sql`coalesce(${payments.purchaseId}, split_part(${cause}, ' ', 1))`))
    .where(and(or(isMoney, arePoints), within(at, period), inStore(purchases.storeId, period)))
    .groupBy(purchases.storeId)
}

const isKind = (kind: PurchaseKind) => eq(purchases.kind, kind)
const ofMembership = inArray(purchases.kind, ['couponPack', 'vipPlan'])

/** Packs and plans that were paid. */
function countSold(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const { storeId, amount, paidAt } = purchases
  return db
    .select({
      storeId,
      packsSold: countIf(isKind('couponPack')),
      packsAmount: sumIf(amount, isKind('couponPack')),
      vipSold: countIf(isKind('vipPlan')),
      vipAmount: sumIf(amount, isKind('vipPlan')),
    })
    .from(purchases)
    .where(and(ofMembership, within(paidAt, period), inStore(storeId, period)))
    .groupBy(storeId)
}

/** What of packs and plans was agreed to go back. */
function countRefunded(db: ReadDb, period: Period): Promise<StoreCount[]> {
  const { amount, reason, createdAt, paymentId } = refunds
  const { storeId } = purchases
  return db
    .select({
      storeId,
      packsRefunded: sumIf(amount, isKind('couponPack')),
      vipRefunded: sumIf(amount, isKind('vipPlan')),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(ofMembership, eq(reason, 'agreed'), within(createdAt, period), inStore(storeId, period)))
    .groupBy(storeId)
}
