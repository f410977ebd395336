import { and, eq } from 'drizzle-orm'
import { refundAmount, refundPercent } from '../../../src/domain/reserve/deposit'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { lockReserveStore } from '../../db/locks'
import { lockRow } from '../../db/locks/rows'
import { type Reservation, reservations } from '../../db/schema/inStore/reservations'
import { closePurchase } from '../purchases/refundPurchase'
import { lockPurchaseOf } from '../purchases/purchases'
import { reserveTables, transitionReservation, refundDeposit, releaseTables } from './transitionReservation'
import { findPlace, offeredSlot } from './quote'
import type { AreaContext } from './slots'

type Context = RequestContext<Tx, Session>

/** Hours before the visit from which a booking is not moved any more. */
export const CHANGE_HOURS = 2

/** A reservation of a member. Refuses that of another one as unknown. */
export async function ownReservation(db: ReadDb, userId: string, id: string): Promise<Reservation> {
  const own = and(eq(reservations.id, id), eq(reservations.userId, userId))
  const [reservation] = await db.select().from(reservations).where(own)
  if (!reservation) throw new AppError(400, 'reserve.notFound')
  return reservation
}

/** What the rules of a reservation's refund depend on. */
export const heldDeposit = ({ deposit, start, refundSteps, refundMost }: Reservation) => {
  return { deposit, start, steps: refundSteps, most: refundMost }
}

/** Whether a guest may still move a booking to another time. */
export function mayChange({ state, start }: Pick<Reservation, 'state' | 'start'>, now: Date): boolean {
  const open = state === 'asking' || state === 'processing' || state === 'confirmed'
  return open && now.getTime() < start.getTime() - CHANGE_HOURS * HOUR_MS
}

/** Cancels a booking of the caller. Refuses when less comes back than the guest was shown. */
export async function cancelByGuest(
  { db: tx, session, now }: Context,
  { id, refund, reason }: { id: string; refund: number; reason: string },
): Promise<Reservation> {
  await ownReservation(tx, session.userId, id)
  const reservation = await heldReservation(tx, id)
  if (reservation.state === 'unpaid') {
    await closePurchase(tx, { id, bought: reservation }, { actor: 'guest', now })
    return heldReservation(tx, id)
  }
  const amount = refundAmount(heldDeposit(reservation), now)
  if (amount !== refund) throw new AppError(400, 'reserve.refundChanged', {}, { refund: amount })
  await transitionReservation(tx, reservation, 'cancelled', { actor: 'guest', now, change: { reason } })
  await refundDeposit(tx, id, { amount, actor: 'guest', now })
  return heldReservation(tx, id)
}

/** Moves a booking of the caller to another time in its area; the store is asked again unless it confirms by itself. */
export async function changeByGuest(
  { db: tx, session, now }: Context,
  { id, date, time }: { id: string; date: string; time: string },
): Promise<Reservation> {
  const { storeId } = await ownReservation(tx, session.userId, id)
  await lockReserveStore(tx, storeId)
  const reservation = await heldReservation(tx, id)
  if (!mayChange(reservation, now)) throw new AppError(400, 'reserve.noChange', { hours: CHANGE_HOURS })
  const place = await findPlace(tx, reservation, now)
  const { autoConfirm } = place.rules
  const moved = await moveTime(tx, reservation, place, { date, time })
  // The share that goes back is not raised by moving the booking away.
  const refundMost = refundPercent(heldDeposit(reservation), now)
  const change = {
    ...moved,
    refundMost,
    askedAt: now,
    toldDayAt: null,
    toldSoonAt: null,
    processingAt: null,
    confirmedAt: null,
  }
  return transitionReservation(tx, reservation, autoConfirm ? 'confirmed' : 'asking', {
    ...{ actor: 'guest', now },
    change: { ...change, ...(autoConfirm && { confirmedAt: now }) },
  })
}

/** Holds tables at another time instead. Lock the bookings of the store before. Returns what changes in the row. */
export async function moveTime(
  tx: Tx,
  { id, people, tableIds }: Reservation,
  place: AreaContext,
  { date, time }: { date: string; time: string },
): Promise<Pick<Reservation, 'start' | 'end' | 'day' | 'tableIds' | 'areaId'>> {
  const tables = place.area.depositKind === 'table' ? tableIds.length : 0
  const found = await offeredSlot(tx, place, { people, tables, exceptId: id, date, time })
  await releaseTables(tx, id)
  const ids = found.tables.map((table) => table.id)
  await reserveTables(tx, id, ids, found.slot)
  const { from: start, to: end } = found.slot
  return { start, end, day: dayText(dayOf(start)), tableIds: ids, areaId: place.area.id }
}

/** Locks a reservation, with its purchase if it has a deposit, and reads it. */
export async function heldReservation(tx: Tx, id: string): Promise<Reservation> {
  const held = await lockPurchaseOf(tx, id)
  const reservation = held ? (held.bought as Reservation) : await lockRow(tx, reservations, id)
  if (!reservation) throw new AppError(400, 'reserve.notFound')
  return reservation
}
