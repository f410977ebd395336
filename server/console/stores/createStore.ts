import { sql } from 'drizzle-orm'
import type { NewStoreFields, StaffStore } from '../../../console/contract/store/store'
import { AppError } from '../../api/appError'
import type { DeliveryArea, StoreService } from '../../db/columnTypes'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockStore } from '../../db/locks'
import { staffStores } from '../../db/schema/staff/console'
import { stores } from '../../db/schema/store/stores'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { foundRow } from '../../modules/offers/edited'
import { specialDaysFrom } from '../../modules/store/specialDays'
import type { StoreRow } from '../../modules/store/storePresenter'
import { refuseForeign } from '../people/storeAccess'
import { copyMenu, copyRules } from './copyMenu'
import { firstSpecialDay, presentStore, storeRecord } from './presentStore'
import { refuseUnknownRegion } from './storeFaults'

interface NewStore extends NewStoreFields {
  /** The stores of the caller; none for all. */
  ownStoreIds: readonly string[]
}

/**
 * Makes a store like another one, the last in the merchant's order. It is closed and guests do not see it until it is opened. The number of
 * statements does not depend on the menu.
 */
export async function createStore(
  tx: Tx,
  { copyFrom, ownStoreIds, place, ...named }: NewStore,
  staff: Staff,
): Promise<StaffStore> {
  refuseForeign(ownStoreIds, copyFrom)
  const source = await lockStore(tx, copyFrom)
  if (!source) throw new AppError(400, 'staff.unknownId', { field: 'copyFrom' }, { fields: ['copyFrom'] })
  await refuseUnknownRegion(tx, named)
  const sort = sql<number>`(select coalesce(max(${stores.sort}), 0) + 1 from ${stores})`
  const id = newId()
  const closed = { opened: false, paused: true, shown: false }
  const row = foundRow(
    await tx
      .insert(stores)
      .values({ ...copiedColumns(source, staff.now), ...named, ...place, ...closed, id, sort })
      .returning(),
  )
  await copyMenu(tx, { from: copyFrom, to: id })
  await copyRules(tx, { from: copyFrom, to: id })
  // Who works in some stores works in the one that they have made.
  if (ownStoreIds.length > 0) await tx.insert(staffStores).values({ staffId: staff.id, storeId: id })
  await recordAudit(tx, staff, {
    ...{ action: 'store.create', subject: 'stores', subjectId: id },
    ...{ before: null, after: { ...storeRecord(row, staff.now), copyFrom } },
  })
  return presentStore(tx, row, staff.now)
}

/** Services that require a location, a network or tables of the store itself. */
const OWN_SERVICES: readonly StoreService[] = ['wifi', 'reserve']

/** How a store works. Its pictures, texts and network are those of its place, and its PromptPay account may be another company's. */
function copiedColumns(source: StoreRow, now: Date) {
  const { hours, specialDays, minutesMin, minutesMax, dining, slots, payMode, services } = source
  const { serviceRate, vatRate, vatIncluded, taxRate, delivery } = source
  return {
    ...{ hours, minutesMin, minutesMax, dining, slots, payMode, serviceRate, vatRate, vatIncluded, taxRate },
    specialDays: specialDaysFrom(now, specialDays, firstSpecialDay(now)),
    services: services.filter((service) => !OWN_SERVICES.includes(service)),
    delivery: delivery && aroundPlace(delivery),
  }
}

/** The fees of a delivery area with a circle: what was drawn lies around another place. */
function aroundPlace({ polygon, ...area }: DeliveryArea): DeliveryArea {
  const reach = area.steps.at(-1)?.upTo ?? area.radius
  return polygon ? { ...area, radius: Math.min(area.radius, reach) } : area
}
