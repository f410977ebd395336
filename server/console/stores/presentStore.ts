import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { type StaffStore, type StoreFields, STAFF_SERVICES } from '../../../console/contract/store/store'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import type { DiningType } from '../../../src/contract/fields'
import { codesOfTab } from '../../../src/domain/order/orderState'
import { isOpenAt } from '../../../src/domain/store/openingHours'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { diningTables, tableSessions } from '../../db/schema/inStore/tables'
import { hoursOf } from '../../modules/store/businessDay'
import { specialDaysFrom } from '../../modules/store/specialDays'
import type { StoreRow } from '../../modules/store/storePresenter'

/** The first day whose special hours still count: the evening of yesterday may not be over. */
export const firstSpecialDay = (now: Date): string => dayText(dayOf(now) - 1)

/** The fields of a store as staff edit them. */
export function storeFields(row: StoreRow, now: Date): StoreFields {
  const { shown, sort, name, shortName, address, regionId, tel, notice, intro, image, images } = row
  const { payMode, services, minutesMin, minutesMax, wifi, slots } = row
  const offers = new Map(row.dining.map(({ type, minAmount }) => [type, minAmount]))
  const { interval, lead, capacity, days: bookableDays } = slots
  return {
    ...{ shown, sort, name, shortName, address, regionId, tel, notice, intro, image, images, minutesMin, minutesMax },
    payMode,
    weekHours: weeklySpans(row.hours),
    specialDays: specialDaysFrom(now, row.specialDays, firstSpecialDay(now)),
    dining: ofEachWay((type) => offers.has(type)),
    minAmounts: ofEachWay((type) => offers.get(type) ?? 0),
    ...deliveryFields(row),
    services: STAFF_SERVICES.filter((service) => services.includes(service)),
    slots: { interval, lead, capacity, bookableDays },
    ...{ wifiName: wifi?.ssid ?? '', wifiPassword: wifi?.password ?? '', wifiHidden: wifi?.hidden ?? false },
  }
}

/** What the form of a store begins with where it does not deliver, metres. */
const FIRST_RADIUS = 3000

/** Where a store is, where it delivers to, and at what fee. */
function deliveryFields({ lat, lng, delivery }: StoreRow): Pick<StoreFields, 'ground' | 'feeSteps' | 'freeFrom'> {
  const { radius = FIRST_RADIUS, polygon = [], steps = [], freeFrom = null } = delivery ?? {}
  const corners = polygon.map((corner) => ({ lat: corner[0], lng: corner[1] }))
  const shape = polygon.length > 0 ? 'drawn' : 'circle'
  return { ground: { lat, lng, shape, radius, corners }, feeSteps: steps, freeFrom }
}

/** A value for each way of ordering. */
function ofEachWay<T>(value: (type: DiningType) => T): Record<DiningType, T> {
  return Object.fromEntries(DINING_TYPES.map((type) => [type, value(type)])) as Record<DiningType, T>
}

/** `24:00` as the midnight that it is. */
const midnight = (time: string) => (time === '24:00' ? '00:00' : time)

/** Spans with the weekdays that have them. */
function weeklySpans(hours: StoreRow['hours']): StoreFields['weekHours'] {
  const found = new Map<string, StoreFields['weekHours'][number]>()
  for (const { week, start, end } of hours) {
    const span = { start, end: midnight(end) }
    const known = found.get(JSON.stringify(span))
    if (known) known.weeks.push(week)
    else found.set(JSON.stringify(span), { weeks: [week], ...span })
  }
  return [...found.values()].map((span) => ({ ...span, weeks: [...new Set(span.weeks)].sort((a, b) => a - b) }))
}

/** What is recorded of a store. */
export const storeRecord = (row: StoreRow, now: Date) => ({ ...storeFields(row, now), paused: row.paused })

/** A store with what happens there at the moment. */
export async function presentStore(db: ReadDb, row: StoreRow, now: Date): Promise<StaffStore> {
  return (await workOf(db, [row]))(row, now)
}

/** Stores with what happens there at the moment, in as many queries as for one. */
export async function presentStores(db: ReadDb, rows: readonly StoreRow[], now: Date): Promise<StaffStore[]> {
  const present = await workOf(db, rows)
  return rows.map((row) => present(row, now))
}

/** Reads what happens in some stores. */
async function workOf(db: ReadDb, rows: readonly StoreRow[]): Promise<(row: StoreRow, now: Date) => StaffStore> {
  const ids = rows.map(({ id }) => id)
  const running = await db
    .select({ storeId: orders.storeId, date: orders.businessDay, orders: count() })
    .from(orders)
    .where(and(inArray(orders.storeId, ids), inArray(orders.state, codesOfTab('inProgress'))))
    .groupBy(orders.storeId, orders.businessDay)
    .orderBy(orders.businessDay)
  const inUse = await db
    .select({ storeId: diningTables.storeId, tables: count() })
    .from(tableSessions)
    .innerJoin(diningTables, eq(diningTables.id, tableSessions.tableId))
    .where(and(inArray(diningTables.storeId, ids), isNull(tableSessions.closedAt)))
    .groupBy(diningTables.storeId)
  return (row, now) => {
    const promised = running.filter(({ storeId }) => storeId === row.id).map(({ storeId: _, ...day }) => day)
    const tablesInUse = inUse.find(({ storeId }) => storeId === row.id)?.tables ?? 0
    return present(row, { promised, tablesInUse }, now)
  }
}

function present(row: StoreRow, work: Pick<StaffStore, 'promised' | 'tablesInUse'>, now: Date): StaffStore {
  const { id, version } = row
  return {
    ...storeFields(row, now),
    ...{ id, version, ...work },
    state: stateOf(row, now),
    runningOrders: work.promised.reduce((sum, day) => sum + day.orders, 0),
  }
}

function stateOf(row: StoreRow, now: Date): StaffStore['state'] {
  if (!row.opened) return 'notOpened'
  if (row.paused) return 'pausedNow'
  return isOpenAt(now, hoursOf(row)) ? 'openNow' : 'closed'
}
