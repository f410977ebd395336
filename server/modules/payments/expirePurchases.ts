import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { transact } from '../../db/transaction'
import { lockPurchaseOf, isPurchaseOverdue, purchaseOverdue } from '../purchases/purchases'
import { closePurchase } from '../purchases/refundPurchase'
import type { PaymentDependencies } from './dependencies'
import { reconcilePurchasePayments } from './reconcilePayments'

/** Most purchases per run. */
const BATCH = 100

/**
 * Closes purchases whose payment deadline has passed. The provider is queried first, so that a received payment wins over the
 * deadline.
 */
export async function closeOverdue(dependencies: PaymentDependencies): Promise<void> {
  const { db, now, log } = dependencies
  const found = await db
    .select({ id: purchases.id, kind: purchases.kind })
    .from(purchases)
    .where(purchaseOverdue(now))
    .limit(BATCH)
  for (const purchase of found) {
    await reconcilePurchasePayments(dependencies, purchase.id)
    // An error with one purchase does not stop the others.
    await closeIfUnpaid(dependencies, purchase).catch((error: unknown) => log.error(error))
  }
}

/** Payment and expiry cannot both win: each locks the purchase and checks its state again. */
function closeIfUnpaid(
  { db, now }: PaymentDependencies,
  { id, kind }: Pick<PurchaseRecord, 'id' | 'kind'>,
): Promise<void> {
  return transact(db, async (tx) => {
    const held = await lockPurchaseOf(tx, id, kind)
    if (held && isPurchaseOverdue(held.purchase, now))
      await closePurchase(tx, { id, bought: held.bought }, { actor: 'system', now, note: 'not paid in time' })
  })
}
