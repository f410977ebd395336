import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/duration'
import type { Db, Tx } from '../../db/database'
import { transact } from '../../db/transaction'
import { type Reservation, reservations } from '../../db/schema/inStore/reservations'
import { publish } from '../events'
import { heldReservation } from './guestChanges'
import { transitionReservation, refundDeposit } from './transitionReservation'

/** How long before the visit guests are reminded. */
const AHEAD_MS = { tomorrow: DAY_MS, soon: 2 * HOUR_MS }

/** Reminds of confirmed bookings a day and two hours before, and refuses those that the store did not answer in time. */
export async function runReservationJob({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (const id of await dueReservations(db, now)) {
    await transact(db, async (tx) => {
      const reservation = await heldReservation(tx, id)
      await refuseUnanswered(tx, reservation, now)
      await remind(tx, reservation, now)
    })
  }
}

async function dueReservations(db: Db, now: Date): Promise<string[]> {
  const inTime = (ms: number) => new Date(now.getTime() + ms)
  const { state, start, toldDayAt, toldSoonAt, id } = reservations
  const reminded = and(
    ...[eq(state, 'confirmed'), gt(start, now), lte(start, inTime(AHEAD_MS.tomorrow))],
    or(isNull(toldDayAt), and(isNull(toldSoonAt), lte(start, inTime(AHEAD_MS.soon)))),
  )
  const unanswered = and(inArray(state, ['asking', 'processing']), lte(start, now), ne(reservations.madeBy, 'staff'))
  const rows = await db.select({ id }).from(reservations).where(or(reminded, unanswered)).orderBy(asc(start))
  return rows.map((row) => row.id)
}

async function refuseUnanswered(tx: Tx, reservation: Reservation, now: Date): Promise<void> {
  const { id, state, start, deposit } = reservation
  if ((state !== 'asking' && state !== 'processing') || start > now) return
  await transitionReservation(tx, reservation, 'refused', { actor: 'system', now })
  await refundDeposit(tx, id, { amount: deposit, actor: 'system', now })
}

async function remind(tx: Tx, reservation: Reservation, now: Date): Promise<void> {
  const { id, userId, start, createdAt, toldDayAt } = reservation
  const due = reminderDue(reservation, now)
  if (!due) return
  const reminded = due === 'soon' ? { toldSoonAt: now, toldDayAt: toldDayAt ?? now } : { toldDayAt: now }
  await tx.update(reservations).set(reminded).where(eq(reservations.id, id))
  // Who booked only now needs no reminder.
  const isNew = start.getTime() - createdAt.getTime() < AHEAD_MS[due]
  if (userId && !isNew) await publish(tx, 'reservationUpdated', { reservationId: id, userId, to: due, now })
}

/** The reminder that is due for a booking. */
function reminderDue(
  { state, start, toldDayAt, toldSoonAt }: Reservation,
  now: Date,
): keyof typeof AHEAD_MS | undefined {
  const left = start.getTime() - now.getTime()
  if (state !== 'confirmed' || left <= 0) return undefined
  if (left <= AHEAD_MS.soon) return toldSoonAt ? undefined : 'soon'
  return toldDayAt ? undefined : 'tomorrow'
}
