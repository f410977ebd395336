import { eq } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffStore, StoreFields } from '../../../console/contract/store/store'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import { type DeliveryArea, STORE_SERVICES } from '../../db/columnTypes'
import type { ReadDb, Tx } from '../../db/database'
import { lockStore } from '../../db/locks'
import { stores } from '../../db/schema/store/stores'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { foundRow, refuseFields, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import type { StoreRow } from '../../modules/store/storePresenter'
import { firstSpecialDay, presentStore, presentStores, storeRecord } from './presentStore'
import { refuseBeyondFees, refuseUnknownRegion, storeFaults } from './storeFaults'
import { type StoreListRequest, readStorePage } from './storePage'

/** A page of the stores, in their order. */
export async function listStores(
  db: ReadDb,
  requested: StoreListRequest,
  { now }: Staff,
): Promise<{ list: StaffStore[]; total: number }> {
  const { rows, total } = await readStorePage(db, requested, [stores.name, stores.shortName, stores.address])
  return { list: await presentStores(db, rows, now), total }
}

/** One store. */
export async function readStore(db: ReadDb, id: string, { now }: Staff): Promise<StaffStore> {
  return presentStore(db, foundRow(await db.select().from(stores).where(eq(stores.id, id))), now)
}

/** Changes a store. */
export async function updateStore(
  tx: Tx,
  { id, version, ...fields }: StoreFields & SeenVersion,
  staff: Staff,
): Promise<StaffStore> {
  const row = await lockSeen(tx, { id, version }, staff)
  refuseFields('staff.notTogether', storeFaults(fields))
  refuseBeyondFees(fields)
  refusePastDays(row, fields, staff.now)
  if (fields.shown) refuseNotOpened(row)
  await refuseUnknownRegion(tx, fields)
  return write(tx, row, { action: 'store.update', change: columnsOf(fields) }, staff)
}

/** Closes a store regardless of its hours, or lets it follow them again. */
export async function setStorePaused(
  tx: Tx,
  { paused, ...seen }: SeenVersion & { paused: boolean },
  staff: Staff,
): Promise<StaffStore> {
  const row = await lockSeen(tx, seen, staff)
  refuseNotOpened(row)
  return write(tx, row, { action: 'store.paused', change: { paused } }, staff)
}

/** Opens a new store: guests see it from then on. One that has been opened stays as it is. */
export async function openStore(tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffStore> {
  const row = await lockSeen(tx, seen, staff)
  if (row.opened) return presentStore(tx, row, staff.now)
  return write(tx, row, { action: 'store.open', change: { opened: true, paused: false, shown: true } }, staff)
}

/** Refuses what would open a new store: that is done by an owner. */
function refuseNotOpened({ opened }: StoreRow): void {
  if (!opened) throw new AppError(400, 'store.notOpened', {}, { fields: ['shown'] })
}

async function lockSeen(tx: Tx, seen: SeenVersion, { now }: Staff): Promise<StoreRow> {
  return refuseStale(await lockStore(tx, seen.id), seen, (row) => presentStore(tx, row, now))
}

/** Refuses special days that are over, unless they are there already. */
function refusePastDays({ specialDays: known }: StoreRow, { specialDays }: StoreFields, now: Date): void {
  const today = dayText(dayOf(now))
  const isOver = ({ date }: { date: string }) => date < today && !known.some((day) => day.date === date)
  if (specialDays.some(isOver)) throw new AppError(400, 'store.dayOver', {}, { fields: ['specialDays'] })
}

/** Maps the fields of the form to the columns of the table `stores`. */
function columnsOf({
  weekHours,
  dining,
  minAmounts,
  services,
  ground: { lat, lng, ...area },
  feeSteps,
  freeFrom,
  slots: { bookableDays: days, ...slots },
  wifiName: ssid,
  wifiPassword: password,
  wifiHidden: hidden,
  ...rest
}: StoreFields) {
  return {
    ...{ ...rest, lat, lng },
    delivery: deliveryOf(area, feeSteps, freeFrom),
    hours: weekHours
      .flatMap(({ weeks, start, end }) => weeks.map((week) => ({ week, start, end })))
      .sort((a, b) => a.week - b.week || (a.start < b.start ? -1 : 1)),
    dining: DINING_TYPES.filter((type) => dining[type]).map((type) => ({ type, minAmount: minAmounts[type] })),
    services: STORE_SERVICES.filter((each) => (each === 'wifi' ? ssid !== '' : services.includes(each))),
    slots: { ...slots, days },
    wifi: ssid === '' ? null : { ssid, password, hidden },
  }
}

type Area = Omit<StoreFields['ground'], 'lat' | 'lng'>

/** Where a store delivers to and at what fee; null without fees. */
function deliveryOf(
  { shape, radius, corners }: Area,
  steps: StoreFields['feeSteps'],
  freeFrom: number | null,
): DeliveryArea | null {
  if (steps.length === 0) return null
  const polygon = corners.map(({ lat, lng }): [number, number] => [lat, lng])
  return { radius, steps, ...(shape === 'drawn' && { polygon }), ...(freeFrom !== null && { freeFrom }) }
}

interface Change {
  action: AuditAction
  change: Partial<StoreRow>
}

async function write(tx: Tx, row: StoreRow, { action, change }: Change, staff: Staff): Promise<StaffStore> {
  const { id } = row
  const upcoming = change.specialDays?.filter(({ date }) => date >= firstSpecialDay(staff.now))
  const rows = await tx
    .update(stores)
    .set({ ...change, ...(upcoming && { specialDays: upcoming }), version: row.version + 1 })
    .where(eq(stores.id, id))
    .returning()
  const after = foundRow(rows)
  await recordAudit(tx, staff, {
    ...{ action, subject: 'stores', subjectId: id },
    ...{ before: storeRecord(row, staff.now), after: storeRecord(after, staff.now) },
  })
  return presentStore(tx, after, staff.now)
}
