import { purchases } from '../../db/schema/purchases'
import { transact } from '../../db/transaction'
import { closePurchase, holdPurchase, isPurchaseOverdue, purchaseOverdue } from '../purchases/purchases'
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
  const found = await db.select({ id: purchases.id }).from(purchases).where(purchaseOverdue(now)).limit(BATCH)
  for (const { id } of found) {
    await reconcilePurchasePayments(dependencies, id)
    // An error with one purchase does not stop the others.
    await closeIfUnpaid(dependencies, id).catch((error: unknown) => log.error(error))
  }
}

/** Payment and expiry cannot both win: each locks the purchase and checks its state again. */
function closeIfUnpaid({ db, now }: PaymentDependencies, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const held = await holdPurchase(tx, id)
    if (held && isPurchaseOverdue(held.purchase, now))
      await closePurchase(tx, { id, bought: held.bought }, { actor: 'system', now, note: 'not paid in time' })
  })
}
