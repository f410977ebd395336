import { inArray } from 'drizzle-orm'
import type { ReserveAction } from '../../../src/contract/constants/reserve'
import type { Locale } from '../../../src/contract/fields'
import type { ReservationRow, ReservationView } from '../../../src/contract/inStore/reserve'
import { refundAmount } from '../../../src/domain/reserve/deposit'
import { COMING_RESERVE_STATES, RESERVE_STATES, type ReserveStateName } from '../../../src/domain/reserve/reserveState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { purchases, type PurchaseRecord } from '../../db/schema/payments/purchases'
import { type Reservation, type ReserveArea, reserveAreas } from '../../db/schema/inStore/reservations'
import { diningTables } from '../../db/schema/inStore/tables'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import { timeText } from '../offers/edited'
import { isPurchaseOverdue } from '../purchases/purchases'
import type { StoreRow } from '../store/storePresenter'
import { calendarFile } from './calendarFile'
import { heldDeposit, mayChange } from './guestChanges'
import { presentRefunds } from './quote'

export interface Reader {
  locale: Locale
  now: Date
}

/** A reservation with what its texts need. */
export interface ReadReservation {
  reservation: Reservation
  area: ReserveArea
  purchase: PurchaseRecord | undefined
  tables: { id: string; name: string }[]
}

/** Reads what belongs to reservations. */
export async function withParts(db: ReadDb, list: readonly Reservation[]): Promise<ReadReservation[]> {
  if (list.length === 0) return []
  const areas = await db
    .select()
    .from(reserveAreas)
    .where(
      inArray(
        reserveAreas.id,
        list.map((each) => each.areaId),
      ),
    )
  const paidFor = await db
    .select()
    .from(purchases)
    .where(
      inArray(
        purchases.id,
        list.map(({ id }) => id),
      ),
    )
  const tableIds = [...new Set(list.flatMap((each) => each.tableIds))]
  const { id, name } = diningTables
  const tables = await db.select({ id, name }).from(diningTables).where(inArray(diningTables.id, tableIds))
  return list.flatMap((reservation) => {
    const area = areas.find((each) => each.id === reservation.areaId)
    if (!area) return []
    const purchase = paidFor.find((each) => each.id === reservation.id)
    const own = reservation.tableIds.flatMap((tableId) => tables.find((table) => table.id === tableId) ?? [])
    return [{ reservation, area, purchase, tables: own }]
  })
}

/** The state at a time: one whose deposit was not paid in time is over, even before the job writes it. */
export function stateAt(
  { reservation, purchase }: Pick<ReadReservation, 'reservation' | 'purchase'>,
  now: Date,
): ReserveStateName {
  const overdue = reservation.state === 'unpaid' && purchase && isPurchaseOverdue(purchase, now)
  return overdue ? 'expired' : reservation.state
}

/** A reservation of a list. */
export function presentRow(read: ReadReservation, store: StoreRow, reader: Reader): ReservationRow {
  return { ...briefOf(read, reader), storeId: store.id, storeName: inLocale(store.name, reader.locale) }
}

function briefOf(read: ReadReservation, { locale, now }: Reader) {
  const { id, start, people, deposit, refunded } = read.reservation
  const state = stateAt(read, now)
  const isKnown = state === 'confirmed' || state === 'arrived'
  return {
    ...{ id, people, deposit, refund: refunded, start: isoText(start) },
    state: RESERVE_STATES[state].code,
    stateFormat: translate(locale, `reserveState.${state}`),
    areaName: inLocale(read.area.name, locale),
    tableNo: isKnown ? read.tables.map(({ name }) => name).join(' + ') : '',
    actions: actionsOf(read, now),
  }
}

function actionsOf(read: ReadReservation, now: Date): ReserveAction[] {
  const { reservation } = read
  const state = stateAt(read, now)
  const isComing = COMING_RESERVE_STATES.includes(state) && reservation.end > now
  return [
    ...(state === 'unpaid' ? (['pay'] as const) : []),
    ...(isComing ? (['cancel'] as const) : []),
    ...(mayChange({ ...reservation, state }, now) ? (['change'] as const) : []),
  ]
}

/** A reservation for its guest. */
export function presentReservation(
  { payWay, ...read }: ReadReservation & { payWay: string },
  store: StoreRow,
  reader: Reader,
): ReservationView {
  const { reservation, area, purchase } = read
  const { locale, now } = reader
  const state = stateAt(read, now)
  const { step: progress, result } = RESERVE_STATES[state]
  const { code, contact, celebration, notes, keepMinutes, tableIds: tables, confirmedAt, endedAt } = reservation
  const { reason, refundReason } = reservation
  const held = heldDeposit(reservation)
  return {
    ...briefOf(read, reader),
    ...{ code, contact, celebration, notes, keepMinutes, reason, refundReason, progress, result },
    tables: tables.length,
    ...{ orderNo: purchase?.no ?? code, phone: reservation.phone && shownPhone(reservation.phone) },
    ...{ storeInfo: storeOf(store, locale), areaId: area.id, areaIcon: area.icon, end: isoText(reservation.end) },
    steps: [reservation.createdAt, reservation.askedAt, reservation.processingAt, confirmedAt ?? endedAt].map(timeText),
    title: translate(locale, `reserve.title.${state}`),
    message: translate(locale, `reserve.message.${state}`, { minutes: keepMinutes }),
    payState: payStateOf(purchase, now),
    payWay,
    payUntil: state === 'unpaid' && purchase ? timeText(purchase.expireAt) : null,
    refundNow: state === 'unpaid' ? 0 : refundAmount(held, now),
    refunds: reservation.deposit > 0 ? presentRefunds(held) : [],
    calendar: calendarOf(read, store, { locale, state }),
  }
}

function payStateOf(purchase: PurchaseRecord | undefined, now: Date): ReservationView['payState'] {
  if (!purchase) return 'none'
  if (isPurchaseOverdue(purchase, now)) return 'closed'
  return ({ pending: 'unpaid', paid: 'paid', partlyRefunded: 'paid', refunded: 'refunded', closed: 'closed' } as const)[
    purchase.state
  ]
}

/** A store as a guest sees it. */
export function storeOf(store: StoreRow, locale: Locale): ReservationView['storeInfo'] {
  const { id, image, lat, lng, tel } = store
  return { id, image, name: inLocale(store.name, locale), address: inLocale(store.address, locale), lat, lng, tel }
}

function calendarOf(
  { reservation }: ReadReservation,
  store: StoreRow,
  { locale, state }: { locale: Locale; state: ReserveStateName },
): string {
  const { id, start, end, people, code, createdAt } = reservation
  const name = inLocale(store.name, locale)
  return calendarFile({
    ...{ id, start, end, place: inLocale(store.address, locale) },
    title: translate(locale, 'reserve.calendarTitle', { store: name }),
    note: translate(locale, 'reserve.calendarNote', { count: people, code }),
    changedAt: reservation.endedAt ?? reservation.confirmedAt ?? createdAt,
    cancelled: !RESERVE_STATES[state].live,
  })
}

/** The name and number of a member's last reservation. */
export const lastContact = (last: Reservation | undefined) =>
  last ? { name: last.contact, phone: last.phone && shownPhone(last.phone) } : undefined
