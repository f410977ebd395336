import type { ReserveQuote } from '../../../src/contract/inStore/reserve'
import { depositOf, type HeldDeposit, refundPlan } from '../../../src/domain/reserve/deposit'
import type { Slot } from '../../../src/domain/reserve/slots'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { findStore } from '../store/storeRepository'
import { closedReserve, findArea, readReserveStore, type AreaTable } from './reserveStore'
import { findSlot, mostTables, type AreaContext, type GroupRequest } from './slots'

/** The table that a guest would book. */
export interface BookingRequest extends GroupRequest {
  storeId: string
  areaId: string
  date: string
  time: string
}

/** What can be booked, with its tables and its deposit, satang. */
export interface Offer {
  place: AreaContext
  slot: Slot
  tables: AreaTable[]
  deposit: number
}

/** The area of a store that takes bookings. Refuses with the reason why it takes none. */
export async function findPlace(
  db: ReadDb,
  { storeId, areaId }: Pick<BookingRequest, 'storeId' | 'areaId'>,
  now: Date,
): Promise<AreaContext> {
  const store = await findStore(db, storeId)
  const rules = await readReserveStore(db, storeId)
  const closed = closedReserve(store, rules)
  if (closed || !rules) throw new AppError(400, closed ?? 'reserve.off')
  const area = await findArea(db, storeId, areaId)
  if (area.closed) throw new AppError(400, 'reserve.areaClosed')
  return { store, rules, area, now }
}

/** The same for staff, who book while guests cannot, and until the last minute. */
export async function staffPlace(
  db: ReadDb,
  { storeId, areaId }: Pick<BookingRequest, 'storeId' | 'areaId'>,
  now: Date,
): Promise<AreaContext> {
  const store = await findStore(db, storeId)
  const rules = await readReserveStore(db, storeId)
  if (!rules) throw new AppError(400, 'reserve.off')
  const slots = { ...rules.slots, advanceMinutes: 0 }
  return { store, rules: { ...rules, slots }, area: await findArea(db, storeId, areaId), now }
}

/** What a booking would be. Refuses what breaks the rules of the store, and a time that is full. Lock the bookings before a write. */
export async function offerFor(db: ReadDb, booking: BookingRequest, now: Date): Promise<Offer> {
  const place = await findPlace(db, booking, now)
  refuseGroup(place, booking)
  return { place, ...(await offeredSlot(db, place, booking)) }
}

/** The time, the tables and the deposit. Refuses a time that is not offered or full. */
export async function offeredSlot(
  db: ReadDb,
  place: AreaContext,
  booking: GroupRequest & { date: string; time: string },
) {
  const found = await findSlot(db, place, booking)
  if (!found) throw new AppError(400, 'reserve.noTime')
  const { slot, tables } = found
  if (!tables) throw new AppError(400, 'reserve.full')
  const { depositKind: kind, depositAmount: amount } = place.area
  return { slot, tables, deposit: depositOf({ kind, amount }, { people: booking.people, tables: tables.length }) }
}

/** The limits of a store and an area (specification §4 "Reservation"). */
export function refuseGroup({ rules, area }: AreaContext, { people, tables }: GroupRequest): void {
  if (people > rules.maxPeople) throw new AppError(400, 'reserve.maxPeople', { count: rules.maxPeople })
  if (people < area.minPeople || people > area.maxPeople)
    throw new AppError(400, 'reserve.areaPeople', { min: area.minPeople, max: area.maxPeople })
  if (tables > 0 && tables < rules.minTables) throw new AppError(400, 'reserve.minTables', { count: rules.minTables })
  const most = mostTables({ rules, area })
  if (tables > most) throw new AppError(400, 'reserve.maxTables', { count: most })
}

/** The steps of a refund for the wire. */
export const presentRefunds = (held: HeldDeposit): ReserveQuote['refunds'] =>
  refundPlan(held).map(({ until, ...step }) => ({ ...step, until: until && isoText(until) }))
