import type { Tx } from '../../../../server/db/database'
import { lockPurchase } from '../../../../server/db/locks'
import { type LockedPurchase, registerPurchases } from '../../../../server/modules/purchases/purchaseHandlers'
import { lockPurchaseOf } from '../../../../server/modules/purchases/purchases'
import { closePurchase, refundPurchase } from '../../../../server/modules/purchases/refundPurchase'
import { PURCHASE_HANDLERS } from '../../../../server/purchaseKinds'
import type { Operation } from '../database/interleavings'

/** How a kind of purchase locks that has nothing else to lock. */
export async function lockPurchaseAlone(tx: Tx, id: string): Promise<LockedPurchase | undefined> {
  const purchase = await lockPurchase(tx, id)
  return purchase && { purchase, bought: undefined }
}

/** Registers deposits as purchases without effects of their own, for the tests of a file. */
export function withBareDeposits(): void {
  const nothing = () => Promise.resolve(undefined)
  beforeAll(() => {
    registerPurchases({
      ...PURCHASE_HANDLERS,
      deposit: { lock: lockPurchaseAlone, paid: nothing, closed: nothing, refunded: nothing },
    })
  })
  afterAll(() => registerPurchases(PURCHASE_HANDLERS))
}

/** The guest closes a purchase. */
export const closing =
  (id: string, now: Date): Operation =>
  async (tx) => {
    const held = await lockPurchaseOf(tx, id)
    if (held) await closePurchase(tx, { id, bought: held.bought }, { actor: 'guest', now })
  }

/** The merchant refunds an amount of a purchase, or what is left of it. */
export const refunding =
  (id: string, amount: number, now: Date): Operation =>
  async (tx) => {
    const held = await lockPurchaseOf(tx, id)
    if (!held) return
    const left = held.purchase.amount - held.purchase.refunded
    await refundPurchase(tx, held, { amount: Math.min(amount, left), actor: 'merchant', now })
  }
