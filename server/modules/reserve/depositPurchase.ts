import { eq, sql } from 'drizzle-orm'
import { lockBought } from '../../db/locks'
import { type Reservation, reservations } from '../../db/schema/inStore/reservations'
import type { PurchaseHandler } from '../purchases/purchaseHandlers'
import { transitionReservation } from './transitionReservation'
import { readReserveStore } from './reserveStore'

/** The deposit of a reservation: paid, the store is asked; not paid in time, the tables are free again. */
export const depositPurchase: PurchaseHandler<Reservation> = {
  lock: (tx, id) => lockBought(tx, reservations, id),

  async paid(tx, { bought }, { now }) {
    const rules = await readReserveStore(tx, bought.storeId)
    const to = rules?.autoConfirm ? 'confirmed' : 'asking'
    await transitionReservation(tx, bought, to, { actor: 'system', now, change: { askedAt: now } })
  },

  closed: (tx, { bought }, { actor, now }) =>
    actor === 'guest'
      ? transitionReservation(tx, bought, 'cancelled', { actor, now })
      : transitionReservation(tx, bought, 'expired', { actor: 'system', now }),

  async refunded(tx, { bought: { id } }, { amount }) {
    await tx
      .update(reservations)
      .set({ refunded: sql`${reservations.refunded} + ${amount}::bigint` })
      .where(eq(reservations.id, id))
  },
}
