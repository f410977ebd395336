import { and, asc, eq, ne } from 'drizzle-orm'
import type { reserveContract, StaffReservation, StaffReservePlan } from '../../../console/contract/tables/reserve'
import type { Parsed } from '../../../src/contract/endpoint'
import { shareOf } from '../../../src/domain/reserve/deposit'
import { RESERVE_STATES, type ReserveStateName } from '../../../src/domain/reserve/reserveState'
import { holdSteps } from '../../../src/domain/reserve/slots'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockReserveStore } from '../../db/locks'
import { reservations, reserveHolds } from '../../db/schema/inStore/reservations'
import { inLocale } from '../../db/translations'
import { phoneOf } from '../accounts/phoneNumbers'
import type { Staff } from '../audit/audit'
import { publish } from '../events'
import { seatGuests } from '../inStore/seatGuests'
import { lockTable } from '../inStore/tableAccess'
import type { SeenVersion } from '../offers/edited'
import { moveTime } from './guestChanges'
import { transitionReservation, refundDeposit, releaseTables } from './transitionReservation'
import { writeReservation } from './placeReservation'
import { withParts } from './presenter'
import { offeredSlot, refuseGroup, staffPlace } from './quote'
import { readAreas, readReserveStore, readTables } from './reserveStore'
import { readSlots } from './slots'
import { changeBooking, presentBooking, presentOne, recordedBooking } from './staffBooking'

type Calls = typeof reserveContract

/** The bookings of a day, by time. */
export async function readPlan(
  db: ReadDb,
  { storeId, date, areaId }: Parsed<Calls['plan']>,
  staff: Staff,
): Promise<StaffReservePlan> {
  const areas = (await readAreas(db, storeId)).filter(({ id }) => areaId === undefined || id === areaId)
  const tables = await readTables(
    db,
    areas.map(({ id }) => id),
  )
  const ofDay = and(eq(reservations.storeId, storeId), eq(reservations.day, date), ne(reservations.state, 'expired'))
  const rows = await db.select().from(reservations).where(ofDay).orderBy(asc(reservations.start), asc(reservations.seq))
  const list = rows.filter((row) => areaId === undefined || row.areaId === areaId)
  return {
    date,
    areas: areas.map(({ id, name }) => ({
      ...{ id, name: inLocale(name, staff.locale) },
      tables: tables
        .filter((table) => table.areaId === id)
        .map((table) => ({ id: table.id, name: table.name, seats: table.seats })),
    })),
    list: (await withParts(db, list)).map((read) => presentBooking(read, staff)),
    serverTime: isoText(staff.now),
  }
}

/** A booking by its code, as staff type it. */
export async function findBooking(
  db: ReadDb,
  { storeId, code }: Parsed<Calls['find']>,
  staff: Staff,
): Promise<StaffReservation> {
  const digits = code.toUpperCase().replaceAll(/[^0-9]/g, '')
  const isIt = and(eq(reservations.storeId, storeId), eq(reservations.code, `R-${digits}`))
  const [row] = await db.select().from(reservations).where(isIt)
  return presentOne(db, row, staff)
}

/** The times of a day at which a group can be seated in an area. */
export async function readTimes(
  db: ReadDb,
  { storeId, areaId, date, people, exceptId }: Parsed<Calls['times']>,
  { now }: Staff,
): Promise<{ list: { time: string; left: number }[] }> {
  const place = await staffPlace(db, { storeId, areaId }, now)
  const group = { people, tables: 0, exceptId }
  refuseGroup(place, group)
  const { slots } = await readSlots(db, place, { ...group, date })
  return { list: slots.map(({ time, left }) => ({ time, left })) }
}

/** Books a table for guests without an account. */
export async function createBooking(
  tx: Tx,
  { date, time, ...given }: Parsed<Calls['create']>,
  staff: Staff,
): Promise<StaffReservation> {
  await lockReserveStore(tx, given.storeId)
  const place = await staffPlace(tx, given, staff.now)
  refuseGroup(place, given)
  const offer = { ...(await offeredSlot(tx, place, { ...given, date, time })), place, deposit: 0 }
  const phone = given.phone && phoneOf(given.phone)
  const made = { ...given, phone, id: newId(), userId: null, state: 'confirmed', madeBy: 'staff' } as const
  const { id } = await writeReservation(tx, offer, made)
  return recordedBooking(tx, { id, action: 'reserve.create', before: null }, staff)
}

/** Staff look after a booking, or confirm it. */
export const advance =
  (action: 'reserve.process' | 'reserve.confirm', to: ReserveStateName) =>
  (tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffReservation> =>
    changeBooking(tx, { seen, action }, staff, (booking) =>
      transitionReservation(tx, booking, to, { actor: 'staff', now: staff.now }),
    )

/** Refuses or calls off a booking: the whole deposit goes back. */
export function refuseBooking(
  tx: Tx,
  { reason, ...seen }: Parsed<Calls['refuse']>,
  staff: Staff,
): Promise<StaffReservation> {
  const { now } = staff
  return changeBooking(tx, { seen, action: 'reserve.refuse' }, staff, async (booking) => {
    await transitionReservation(tx, booking, 'refused', { actor: 'staff', now, change: { reason } })
    await refundDeposit(tx, booking.id, { amount: booking.deposit, actor: 'staff', now })
  })
}

/** The guests did not come: the rules of the store say what goes back. */
export function markNoShow(tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffReservation> {
  const { now } = staff
  return changeBooking(tx, { seen, action: 'reserve.noShow' }, staff, async (booking) => {
    if (booking.start > now) throw new AppError(400, 'reserve.notYet')
    await transitionReservation(tx, booking, 'noShow', { actor: 'staff', now })
    const { noShowPercent = 0 } = (await readReserveStore(tx, booking.storeId)) ?? {}
    const amount = shareOf(booking.deposit, noShowPercent)
    await refundDeposit(tx, booking.id, { amount, actor: 'staff', now })
  })
}

/** Moves a booking to another time or area; its state stays. */
export function moveBooking(
  tx: Tx,
  { date, time, areaId, ...seen }: Parsed<Calls['move']>,
  staff: Staff,
): Promise<StaffReservation> {
  const { now } = staff
  return changeBooking(tx, { seen, action: 'reserve.move' }, staff, async (booking) => {
    const { id, storeId, state, userId } = booking
    const place = await staffPlace(tx, { storeId, areaId: areaId ?? booking.areaId }, now)
    const moved = await moveTime(tx, booking, place, { date, time })
    await transitionReservation(tx, booking, state, {
      ...{ actor: 'staff', now },
      change: { ...moved, toldDayAt: null, toldSoonAt: null },
    })
    if (userId) await publish(tx, 'reservationUpdated', { reservationId: id, userId, to: 'moved', now })
  })
}

/** The guests have come: their table is opened. With a deposit the table pays one bill at the end, from which it comes off. */
export async function arriveAtTable(
  tx: Tx,
  { tableId: other, ...seen }: Parsed<Calls['arrive']>,
  staff: Staff,
): Promise<StaffReservation> {
  const { now } = staff
  const [known] = await tx.select().from(reservations).where(eq(reservations.id, seen.id))
  if (!known) throw new AppError(400, 'reserve.notFound')
  await lockReserveStore(tx, known.storeId)
  const tableId = other ?? known.tableIds[0] ?? ''
  const { userId, people, deposit, tableIds, end, start } = known
  if (RESERVE_STATES[known.state].transitions.length === 0) throw new AppError(400, `reserve.is.${known.state}`)
  const table = await lockTable(tx, { id: tableId, storeId: known.storeId })
  const payMode = deposit > 0 ? ({ payMode: 'payAfter' } as const) : {}
  const tableSessionId = await seatGuests(tx, table, { userId, people, now, ...payMode })
  return changeBooking(tx, { seen, action: 'reserve.arrive' }, staff, async (booking) => {
    const isOther = !tableIds.includes(tableId)
    const moved = isOther ? { tableIds: [tableId] } : {}
    await transitionReservation(tx, booking, 'arrived', { actor: 'staff', now, change: { tableSessionId, ...moved } })
    if (isOther) await reserveOther(tx, booking.id, tableId, { from: start, to: end })
  })
}

/** The tables of the booking are free, and the other one is held as far as it is free. */
async function reserveOther(
  tx: Tx,
  reservationId: string,
  tableId: string,
  slot: { from: Date; to: Date },
): Promise<void> {
  await releaseTables(tx, reservationId)
  const rows = holdSteps(slot).map((at) => ({ tableId, at, reservationId }))
  await tx.insert(reserveHolds).values(rows).onConflictDoNothing()
}
