import { and, asc, eq, inArray } from 'drizzle-orm'
import { refundAmount } from '../../../src/domain/reserve/deposit'
import { COMING_RESERVE_STATES } from '../../../src/domain/reserve/reserveState'
import type { Tx } from '../../db/database'
import { reservations } from '../../db/schema/inStore/reservations'
import type { MemberTable } from '../memberData'
import { closePurchase } from '../purchases/refundPurchase'
import { heldDeposit, heldReservation } from './guestChanges'
import { transitionReservation, refundDeposit } from './transitionReservation'

/** The reservations of a member. Those to come are cancelled with the account, by the rule of their refund; all stay without personal data. */
export const memberReservations: MemberTable = {
  owners: [reservations.userId],

  merge: (tx, { from, into }) => tx.update(reservations).set({ userId: into }).where(eq(reservations.userId, from)),

  async remove(tx, userId, now) {
    const own = eq(reservations.userId, userId)
    const coming = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(and(own, inArray(reservations.state, COMING_RESERVE_STATES)))
      .orderBy(asc(reservations.id))
    for (const { id } of coming) await cancelRemoved(tx, id, now)
    await tx.update(reservations).set({ userId: null, contact: '', phone: '', notes: '' }).where(own)
  },
}

async function cancelRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  const reservation = await heldReservation(tx, id)
  if (reservation.state === 'unpaid') return closePurchase(tx, { id, bought: reservation }, { actor: 'guest', now })
  await transitionReservation(tx, reservation, 'cancelled', { actor: 'system', now })
  await refundDeposit(tx, id, { amount: refundAmount(heldDeposit(reservation), now), actor: 'system', now })
}
