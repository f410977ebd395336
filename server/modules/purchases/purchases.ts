import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { PurchaseState } from '../../../src/contract/payment/purchaseState'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { type MemberTable, ownRows } from '../memberData'
import {
  type LockedPurchase,
  handlerOf,
  type PurchaseChange,
  type PurchasePaid,
  type PurchaseRefunded,
} from './purchaseHandlers'

type NewPurchase = Pick<PurchaseRecord, 'id' | 'kind' | 'userId' | 'storeId' | 'amount' | 'createdAt' | 'expireAt'> &
  Partial<Pick<PurchaseRecord, 'fromBalance' | 'fromGiftCards'>> & { no: string | SQL<string> }

/** The purchases of a member stay for accounting; there are no personal data in them. */
export const memberPurchases: MemberTable = { ...ownRows(purchases), remove: () => Promise.resolve() }

/** Writes the purchase of what was just created. When nothing is due it is paid at once, without the effects of a payment. */
export function openPurchase(tx: Tx, purchase: NewPurchase) {
  const free = purchase.amount === (purchase.fromBalance ?? 0) + (purchase.fromGiftCards ?? 0)
  return tx
    .insert(purchases)
    .values(free ? { ...purchase, state: 'paid', paidAt: purchase.createdAt, expireAt: null } : purchase)
}

/** A purchase of a user; undefined when there is none, also when it is another user's. */
export async function findPurchase(db: ReadDb, userId: string, id: string): Promise<PurchaseRecord | undefined> {
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.userId, userId)))
  return purchase
}

/** Locks what is bought and then its purchase, and reads both. A kind that is known already saves a statement. */
export async function lockPurchaseOf(
  tx: Tx,
  id: string,
  kind?: PurchaseRecord['kind'],
): Promise<LockedPurchase | undefined> {
  const known = kind ?? (await kindOf(tx, id))
  return known && handlerOf(known).lock(tx, id)
}

async function kindOf(tx: Tx, id: string): Promise<PurchaseRecord['kind'] | undefined> {
  const [known] = await tx.select({ kind: purchases.kind }).from(purchases).where(eq(purchases.id, id))
  return known?.kind
}

/** Whether an unpaid purchase has passed its deadline. It counts as closed from then on; a job closes it. */
export function isPurchaseOverdue({ state, expireAt }: PurchaseRecord, now: Date): boolean {
  return state === 'pending' && expireAt !== null && expireAt <= now
}

/** The same as a condition of a query. */
export function purchaseOverdue(now: Date) {
  return and(eq(purchases.state, 'pending'), lte(purchases.expireAt, now))
}

/** The state of a purchase as its owner sees it: one that passed its deadline is closed, one that was refunded in part is paid. */
export function purchaseStateOf(purchase: PurchaseRecord, now: Date): PurchaseState {
  if (isPurchaseOverdue(purchase, now)) return 'closed'
  return purchase.state === 'partlyRefunded' ? 'paid' : purchase.state
}

/** What is to be paid beside the parts from the balance and gift cards, satang. */
export function amountDue({ amount, fromBalance, fromGiftCards }: PurchaseRecord): number {
  return amount - fromBalance - fromGiftCards
}

/** Whether a purchase has been paid, even if it was refunded since. */
export function wasPaid({ state }: Pick<PurchaseRecord, 'state'>): boolean {
  return state === 'paid' || state === 'partlyRefunded' || state === 'refunded'
}

/** Marks a held, pending purchase as paid, with the effects of its kind. */
export async function payPurchase(tx: Tx, held: LockedPurchase, event: PurchasePaid): Promise<void> {
  const { id } = held.purchase
  const purchase = await change(tx, id, 'pending', { state: 'paid', paidAt: event.at, expireAt: null })
  if (!purchase) throw new Error(`purchase ${id} is not pending`)
  await handlerOf(purchase.kind).paid(tx, { ...held, purchase }, event)
}

/** Closes a pending purchase of a locked object, with the effects of its kind; any other stays as it is. Returns a closed one. */
export async function markClosed(
  tx: Tx,
  { id, bought }: { id: string; bought: unknown },
  event: PurchaseChange,
): Promise<PurchaseRecord | undefined> {
  const purchase = await change(tx, id, 'pending', { state: 'closed', closedAt: event.now, expireAt: null })
  if (purchase) await handlerOf(purchase.kind).closed(tx, { purchase, bought }, event)
  return purchase
}

/** Records that an amount of a held, paid purchase goes back, with the effects of its kind. Refuses more than was paid. */
export async function markRefunded(
  tx: Tx,
  { purchase: { id, state, amount, refunded }, bought }: LockedPurchase,
  event: PurchaseRefunded,
): Promise<void> {
  const sum = refunded + event.amount
  if (state !== 'paid' && state !== 'partlyRefunded') throw new AppError(400, 'order.notNow')
  if (sum > amount) throw new Error(`purchase ${id} would be refunded more than was paid`)
  const purchase = await change(tx, id, state, {
    state: sum === amount ? 'refunded' : 'partlyRefunded',
    refunded: sum,
  })
  if (!purchase) throw new Error(`purchase ${id} was not locked`)
  await handlerOf(purchase.kind).refunded(tx, { purchase, bought }, event)
}

/** Lets a held, pending purchase wait until a later moment; a later deadline stays. */
export async function extendDeadline(tx: Tx, held: LockedPurchase, until: Date): Promise<void> {
  const { id, kind, state, expireAt } = held.purchase
  if (state !== 'pending' || !expireAt || expireAt >= until) return
  await tx.update(purchases).set({ expireAt: until }).where(eq(purchases.id, id))
  await handlerOf(kind).extended?.(tx, held, until)
}

/** A pending purchase waits without a deadline, because it is paid at the counter. */
export async function waitForCounter(tx: Tx, id: string): Promise<void> {
  await tx.update(purchases).set({ expireAt: null }).where(eq(purchases.id, id))
}

async function change(
  tx: Tx,
  id: string,
  from: PurchaseRecord['state'],
  values: Partial<PurchaseRecord>,
): Promise<PurchaseRecord | undefined> {
  const [purchase] = await tx
    .update(purchases)
    .set(values)
    .where(and(eq(purchases.id, id), eq(purchases.state, from)))
    .returning()
  return purchase
}
