import { eq } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffReservation } from '../../../console/contract/tables/reserve'
import { RESERVE_STATES } from '../../../src/domain/reserve/reserveState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockReserveStore } from '../../db/locks'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { type Reservation, reservations } from '../../db/schema/inStore/reservations'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import { recordAudit, type Staff } from '../audit/audit'
import { refuseStale, type SeenVersion, timeText } from '../offers/edited'
import { wasPaid } from '../purchases/purchases'
import { heldReservation } from './guestChanges'
import { type ReadReservation, withParts } from './presenter'

/** A booking by its id. */
export async function readBooking(db: ReadDb, id: string, staff: Staff): Promise<StaffReservation> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  return presentOne(db, row, staff)
}

/** Changes a locked booking, and records it. Refuses a stale version. */
export async function changeBooking(
  tx: Tx,
  { seen, action }: { seen: SeenVersion; action: AuditAction },
  staff: Staff,
  work: (booking: Reservation, before: StaffReservation) => Promise<unknown>,
): Promise<StaffReservation> {
  const [known] = await tx.select().from(reservations).where(eq(reservations.id, seen.id))
  if (!known) throw new AppError(400, 'reserve.notFound')
  await lockReserveStore(tx, known.storeId)
  const booking = await heldReservation(tx, seen.id)
  const before = await presentOne(tx, booking, staff)
  await refuseStale(booking, seen, () => before)
  await work(booking, before)
  return recordedBooking(tx, { id: seen.id, action, before }, staff)
}

/** Records what became of a booking, and answers with it. */
export async function recordedBooking(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffReservation | null },
  staff: Staff,
): Promise<StaffReservation> {
  const after = await readBooking(tx, id, staff)
  await recordAudit(tx, staff, {
    ...{ action, subject: 'reservations', subjectId: id },
    ...{ before: before && unnamed(before), after: unnamed(after) },
  })
  return after
}

/** A booking that was read, with what belongs to it. Refuses an unknown one. */
export async function presentOne(db: ReadDb, row: Reservation | undefined, staff: Staff): Promise<StaffReservation> {
  const [read] = row ? await withParts(db, [row]) : []
  if (!read) throw new AppError(400, 'reserve.notFound')
  return presentBooking(read, staff)
}

/** A booking for staff. */
export function presentBooking(
  { reservation, area, tables, purchase }: ReadReservation,
  { locale }: Staff,
): StaffReservation {
  const { id, version, storeId, areaId, code, madeBy, contact, people, celebration, notes, deposit, refunded } =
    reservation
  const { reason, refundReason } = reservation
  return {
    ...{ id, version, storeId, areaId, code, madeBy, contact, people, celebration, notes, deposit, refunded },
    ...{ reason, refundReason, returnable: returnableOf(reservation, purchase) },
    ...{ tables, areaName: inLocale(area.name, locale), phone: reservation.phone && shownPhone(reservation.phone) },
    state: RESERVE_STATES[reservation.state].code,
    stateFormat: translate(locale, `reserveState.${reservation.state}`),
    start: isoText(reservation.start),
    end: isoText(reservation.end),
    createdAt: isoText(reservation.createdAt),
    endedAt: timeText(reservation.endedAt),
  }
}

/** What of the deposit of guests who cancelled or did not come has not gone back, satang. That of guests who came is on their bill. */
function returnableOf({ state, deposit, refunded }: Reservation, purchase: PurchaseRecord | undefined): number {
  const isDepositKept = state === 'noShow' || state === 'cancelled'
  return isDepositKept && purchase && wasPaid(purchase) ? deposit - refunded : 0
}

/** The record keeps nothing about the person: it stays when the account is removed. */
const unnamed = (booking: StaffReservation) => ({ ...booking, contact: '', phone: '', notes: '' })
