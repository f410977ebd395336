import type { Tx } from '../../../server/db/database'
import { lockPurchase } from '../../../server/db/locks'
import type { HeldPurchase } from '../../../server/modules/purchases/purchaseHandlers'

/** How a kind of purchase locks that has nothing else to lock. */
export async function lockPurchaseAlone(tx: Tx, id: string): Promise<HeldPurchase | undefined> {
  const purchase = await lockPurchase(tx, id)
  return purchase && { purchase, bought: undefined }
}
