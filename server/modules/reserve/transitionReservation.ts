import { eq, sql } from 'drizzle-orm'
import {
  canTransitionReservation,
  RESERVE_STATES,
  type ReserveActor,
  type ReserveStateName,
} from '../../../src/domain/reserve/reserveState'
import { holdSteps } from '../../../src/domain/reserve/slots'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type Reservation, reservations, reserveHolds } from '../../db/schema/inStore/reservations'
import { publish } from '../events'
import { lockPurchaseOf } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'

/** The actor and time of a transition, and further columns to update. */
interface ReservationTransition {
  actor: ReserveActor
  now: Date
  change?: Partial<Reservation>
}

const TIME_OF: Partial<Record<ReserveStateName, 'askedAt' | 'processingAt' | 'confirmedAt'>> = {
  asking: 'askedAt',
  processing: 'processingAt',
  confirmed: 'confirmedAt',
}

/** Moves a locked reservation to another state; tables are free again when it ends. Refuses what the table of states does not allow. */
export async function transitionReservation(
  tx: Tx,
  { id, state, userId }: Reservation,
  to: ReserveStateName,
  { actor, now, change }: ReservationTransition,
): Promise<Reservation> {
  if (!canTransitionReservation(state, to, actor)) throw new AppError(400, `reserve.is.${state}`)
  const [moved] = await tx
    .update(reservations)
    .set({ ...stateColumns(state, to, { actor, now }), ...change, version: sql`${reservations.version} + 1` })
    .where(eq(reservations.id, id))
    .returning()
  if (!moved) throw new Error(`reservation ${id} is gone`)
  if (!RESERVE_STATES[to].live) await releaseTables(tx, id)
  const isNews = actor !== 'guest' && state !== to
  if (isNews && userId && (to === 'confirmed' || to === 'refused'))
    await publish(tx, 'reservationUpdated', { reservationId: id, userId, to, now })
  return moved
}

function stateColumns(
  from: ReserveStateName,
  to: ReserveStateName,
  { actor, now }: { actor: ReserveActor; now: Date },
): Partial<Reservation> {
  const time = from === to ? undefined : TIME_OF[to]
  const isEnd = RESERVE_STATES[to].transitions.length === 0
  return { state: to, ...(time && { [time]: now }), ...(isEnd && { endedAt: now, endedBy: actor }) }
}

/** Holds tables for a reservation. The key of the table refuses a table that is held. */
export async function reserveTables(
  tx: Tx,
  reservationId: string,
  tableIds: readonly string[],
  slot: { from: Date; to: Date },
): Promise<void> {
  const rows = tableIds.flatMap((tableId) => holdSteps(slot).map((at) => ({ tableId, at, reservationId })))
  await tx.insert(reserveHolds).values(rows)
}

/** The tables of a reservation are free again. */
export async function releaseTables(tx: Tx, reservationId: string): Promise<void> {
  await tx.delete(reserveHolds).where(eq(reserveHolds.reservationId, reservationId))
}

/** Gives an amount of a paid deposit back, satang. */
export async function refundDeposit(
  tx: Tx,
  reservationId: string,
  { amount, actor, now }: { amount: number; actor: ReserveActor; now: Date },
): Promise<void> {
  if (amount === 0) return
  const held = await lockPurchaseOf(tx, reservationId, 'deposit')
  if (!held) throw new Error(`reservation ${reservationId} has no deposit`)
  await refundPurchase(tx, held, { actor: actor === 'staff' ? 'merchant' : actor, amount, now })
}
