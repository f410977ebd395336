import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { compiled, type Values } from '../compiled'
import type { Tx } from '../database'
import { lockRow, lockRows, type TableById } from './rows'
import { layoutDrafts } from '../schema/settings/config'
import { userCoupons } from '../schema/coupons/coupons'
import { slotBookings } from '../schema/store/counters'
import { keptDrinks } from '../schema/wallet/drinks'
import { giftCards } from '../schema/wallet/giftCards'
import { invitations } from '../schema/members/invitations'
import { orders, type OrderRecord } from '../schema/orders/orders'
import { payments, refunds } from '../schema/payments/payments'
import { partnerCommissions, partnerWithdrawals } from '../schema/members/partners'
import { type PurchaseRecord, purchases } from '../schema/payments/purchases'
import { type QueueRow, queues } from '../schema/inStore/queue'
import { type ReserveStore, reserveStores } from '../schema/inStore/reservations'
import { stores } from '../schema/store/stores'
import { tableSessions } from '../schema/inStore/tables'
import { users } from '../schema/account/users'

/*
 * Every lock of the server is taken in this folder and lasts until its transaction ends. A transaction that takes several takes them in
 * this order, so that no two wait for each other; a request's idempotency key is inserted before all of them:
 *
 *  1. advisory locks of sign-in, staff, configuration and seed
 *  2. rows of users: the owner of the session, both sides of a merge, the giver of a gift that ends
 *  3. the queues of stores, by id, the bookings of a store, then the open session of a table
 *  4. what is bought (an order, the order of a gift card, of a coupon pack, of a VIP plan or of points, a top-up, an equity card, a reservation), then its purchase, its payment, its bank transactions and its refund
 *  5. a user's carts, orders and addresses (`lockUser`)
 *  6. a category or dishes that staff edit, by id, then stock, by id (`stock.ts`)
 *  7. a slot
 *  8. the network address of an unpaid order
 *  9. order and pickup numbers, then the menu version of a store, an exchange code or a campaign, a coupon pack,
 *     an item of the points shop, coupon templates by id (rows that an update or an edit of staff locks)
 * 10. what an account holds (`lockAccount`)
 * 11. coupons that members hold, by id
 * 12. gift cards, by id
 * 13. drinks that are kept for members, by id
 * 14. an invitation, then its rewards (rows that an update locks, after everything else of their transaction)
 * 15. commissions by id, withdrawals
 * 16. the number of a document: receipt or short tax invoice, full tax invoice, credit note (rows that an update locks)
 *
 * A store (also one that is copied), tables that staff set up and a layout draft are locked by transactions that take no other lock after them.
 */
/** What an advisory lock is about; with a name it is about one of that kind. */
type AdvisoryLockKind = 'login' | 'identity' | 'staff' | 'configuration' | 'seed' | 'user' | 'address'

/** Locks something that has a name and perhaps no row yet: two that come at the same moment must not both make it. */
export async function advisoryLock(tx: Tx, kind: AdvisoryLockKind, name = ''): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`)
}

/** Statements by which a connection outside a transaction locks the migrations; the lock ends with the connection. */
export const MIGRATION_LOCK = "select pg_advisory_lock(hashtextextended('migrate', 0))"

/**
 * Locks the owner of a session, or another user whom a write will name, against a merge for as long as the write runs; other writes of
 * the user go on. Answers false when the user has been merged into another one.
 */
export async function lockSessionOwner(tx: Tx, userId: string): Promise<boolean> {
  const owner = lockedSessionOwner(tx, userId)
  return (await tx.with(owner).select().from(owner)).length > 0
}

/** The same lock as the first part of a statement that writes: `owner` has a row unless the user has been merged. */
export function lockedSessionOwner(tx: Tx, userId: string | Placeholder) {
  const unmerged = and(eq(users.id, userId), isNull(users.mergedInto))
  return tx.$with('owner').as(tx.select({ id: users.id }).from(users).where(unmerged).for('key share'))
}

/** Locks users against every other write of theirs, in the order of their ids, and reads them. */
export const lockUserRows = (tx: Tx, userIds: readonly string[]) => lockRows(tx, users, userIds)

/** Locks the queue of a store, made when there is none, and reads it: what happens in one queue happens one after the other. */
export async function lockQueue(tx: Tx, storeId: string): Promise<QueueRow> {
  await tx.insert(queues).values({ storeId }).onConflictDoNothing()
  const [queue] = await tx.select().from(queues).where(eq(queues.storeId, storeId)).for('update')
  if (!queue) throw new Error(`no queue of ${storeId}`)
  return queue
}

/** Locks how a store takes bookings and reads it: its tables are booked one after the other. Undefined when it takes none. */
export const lockReserveStore = async (tx: Tx, storeId: string): Promise<ReserveStore | undefined> =>
  (await tx.select().from(reserveStores).where(eq(reserveStores.storeId, storeId)).for('update'))[0]

/** Locks the open session of a table and reads it: what happens at one table happens one after the other. */
export async function lockTableSession(
  tx: Tx,
  tableId: string,
): Promise<typeof tableSessions.$inferSelect | undefined> {
  const open = and(eq(tableSessions.tableId, tableId), isNull(tableSessions.closedAt))
  const [session] = await tx.select().from(tableSessions).where(open).for('no key update')
  return session
}

/** Locks an order, after the table session that it belongs to, and reads it. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRecord | undefined> {
  const { session, isLocked } = sessionOf(tx, orderId)
  const [order] = await tx
    .with(session)
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isLocked))
    .for('update')
  return order
}

/** Locks an order as `lockOrder` does, then its purchase, and reads both. */
export const lockOrderPurchase = async (tx: Tx, orderId: string) => (await selectOrderPurchase(tx, { orderId }))[0]

const selectOrderPurchase = compiled((tx: Tx, { orderId }: Values<{ orderId: string }>) => {
  const { session, isLocked } = sessionOf(tx, orderId)
  return tx
    .with(session)
    .select({ order: orders, purchase: purchases })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.id))
    .where(and(eq(orders.id, orderId), isLocked))
    .for('update', { of: [orders, purchases] })
})

/** The first part of a statement about an order: it locks the table session of the order, if any, before the order is read. */
function sessionOf(tx: Tx, orderId: string | Placeholder) {
  const ofOrder = sql`(select ${orders.tableSessionId} from ${orders} where ${orders.id} = ${orderId})`
  const locking = tx.select({ id: tableSessions.id }).from(tableSessions).where(eq(tableSessions.id, ofOrder))
  const session = tx.$with('table_session').as(locking.for('no key update'))
  return { session, isLocked: sql`(select count(*) from ${session}) >= 0` }
}

/** Locks a purchase and reads it. Lock what is bought before. */
export async function lockPurchase(tx: Tx, id: string): Promise<PurchaseRecord | undefined> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update')
  return purchase
}

/** Locks what is bought by itself (the order of a gift card, of a coupon pack or of points, a top-up), then its purchase, and reads both. */
export async function lockBought<T extends TableById>(
  tx: Tx,
  table: T,
  id: string,
): Promise<{ bought: T['$inferSelect']; purchase: PurchaseRecord } | undefined> {
  const bought = await lockRow(tx, table, id)
  const purchase = bought && (await lockPurchase(tx, id))
  return purchase && { bought, purchase }
}

/** Locks a payment by its reference and reads it. Lock its purchase before. */
export async function lockPayment(tx: Tx, ref: string): Promise<typeof payments.$inferSelect | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.ref, ref)).for('update')
  return payment
}

/** Locks money that is owed to a guest and reads it. */
export async function lockRefund(tx: Tx, refundId: string): Promise<typeof refunds.$inferSelect | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  return refund
}

/**
 * Serialises what changes a user's carts, orders and addresses. It is not the row in `users` that is locked: every write has
 * its key already, and a write that then asked for more of it would deadlock with a sign-in that waits for all of it.
 */
export function lockUser(tx: Tx, userId: string): Promise<void> {
  return advisoryLock(tx, 'user', userId)
}

/** Locks a slot of a store, so that its count stays true. */
export async function lockSlot(tx: Tx, storeId: string, start: Date): Promise<void> {
  await tx.insert(slotBookings).values({ storeId, start, booked: 0 }).onConflictDoNothing()
  await tx
    .select({ booked: slotBookings.booked })
    .from(slotBookings)
    .where(and(eq(slotBookings.storeId, storeId), eq(slotBookings.start, start)))
    .for('update')
}

/** Locks what a user holds in the ledger and reads the user. */
export async function lockAccount(tx: Tx, userId: string): Promise<typeof users.$inferSelect | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return account
}

/** Locks coupons that members hold, in the order of their ids, and reads them. */
export const lockCoupons = (tx: Tx, ids: readonly string[]) => lockRows(tx, userCoupons, ids)

/** Locks gift cards in the order of their ids, and reads them. */
export const lockGiftCards = (tx: Tx, ids: readonly string[]) => lockRows(tx, giftCards, ids)

/** Locks kept drinks in the order of their ids, and reads them. */
export const lockDrinks = (tx: Tx, ids: readonly string[]) => lockRows(tx, keptDrinks, ids)

/** Locks the invitation that an order counts for, and reads it. */
export const lockInvitationOf = async (tx: Tx, orderId: string) =>
  (await tx.select().from(invitations).where(eq(invitations.orderId, orderId)).for('update'))[0]

/** Locks the commissions of some partners' orders, in the order of their ids, and reads them. Lock the account before. */
export const lockCommissions = (tx: Tx, where: SQL | undefined) =>
  tx.select().from(partnerCommissions).where(where).orderBy(partnerCommissions.id).for('update')

/** Locks the withdrawals that have waited longest, and reads them. */
export const lockWaitingWithdrawals = (tx: Tx, most: number) =>
  tx
    .select()
    .from(partnerWithdrawals)
    .where(eq(partnerWithdrawals.state, 'waiting'))
    .orderBy(partnerWithdrawals.createdAt, partnerWithdrawals.id)
    .limit(most)
    .for('update')

/** Locks a store and reads it. */
export async function lockStore(tx: Tx, storeId: string): Promise<typeof stores.$inferSelect | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update')
  return store
}

/** Locks the layout draft of a page, made when there is none, and reads it. */
export async function lockLayoutDraft(
  tx: Tx,
  { page, target }: { page: string; target: string },
): Promise<typeof layoutDrafts.$inferSelect | undefined> {
  await tx.insert(layoutDrafts).values({ page, target }).onConflictDoNothing()
  const ofPage = and(eq(layoutDrafts.page, page), eq(layoutDrafts.target, target))
  const [draft] = await tx.select().from(layoutDrafts).where(ofPage).for('update')
  return draft
}
