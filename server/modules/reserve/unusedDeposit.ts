import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { reservations } from '../../db/schema/inStore/reservations'
import type { DomainEvents } from '../events'
import { readBalance } from '../inStore/tableBill'
import { refundDeposit } from './transitionReservation'

/** Gives back what a closed table's bill did not use of the deposit of its booking. */
export async function returnUnusedDeposit(tx: Tx, { tableSessionId, now }: DomainEvents['tableClosed']): Promise<void> {
  const ofTable = and(eq(reservations.tableSessionId, tableSessionId), eq(reservations.state, 'arrived'))
  const [booking] = await tx.select().from(reservations).where(ofTable)
  if (!booking) return
  const held = booking.deposit - booking.refunded
  const { total, paid } = await readBalance(tx, tableSessionId)
  const amount = held - Math.min(held, Math.max(0, total - paid))
  await refundDeposit(tx, booking.id, { amount, actor: 'system', now })
}
