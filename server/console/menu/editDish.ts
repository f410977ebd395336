import { eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { DishFields, StaffDish } from '../../../console/contract/menu/dish'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { categories, goods } from '../../db/schema/store/goods'
import type { Staff } from '../../modules/audit/audit'
import { touchMenu } from '../../modules/goods/menuCache'
import { recorded, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import { refuseDishFaults } from './dishFaults'
import { presentDish } from './presentDish'
import { readDish, wholeDish } from './readDishes'
import { nextDishSort } from './sorting'
import { writeParts } from './writeParts'

const SUBJECT = 'goods'

/** Makes a dish at the end of its category. */
export async function createDish(tx: Tx, fields: DishFields, staff: Staff): Promise<StaffDish> {
  const { storeId } = await refuseDishFaults(tx, fields)
  const id = newId()
  const sort = await nextDishSort(tx, fields.categoryId)
  await tx.insert(goods).values({ ...columnsOf(fields), id, storeId, sort })
  await writeParts(tx, id, fields)
  await touchMenu(tx, storeId)
  const after = await readDish(tx, id, staff)
  return recorded(tx, staff, { action: 'dish.create', subject: SUBJECT, before: null, after })
}

/** Changes a dish. Orders keep what was ordered, and carts that hold a removed size ask to choose again. */
export async function updateDish(
  tx: Tx,
  { id, version, ...fields }: DishFields & SeenVersion,
  staff: Staff,
): Promise<StaffDish> {
  const before = await lockSeenDish(tx, { id, version }, staff)
  const { storeId, categoryId } = before
  await refuseDishFaults(tx, fields, storeId)
  const moved = categoryId === fields.categoryId ? {} : { sort: await nextDishSort(tx, fields.categoryId) }
  await countedUpdate(tx, id, { ...columnsOf(fields), ...moved })
  await writeParts(tx, id, fields, await wholeDish(tx, id))
  await touchMenu(tx, storeId)
  return recorded(tx, staff, { action: 'dish.update', subject: SUBJECT, before, after: await readDish(tx, id, staff) })
}

/** Puts a dish on the menu or takes it off. */
export function setDishOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffDish> {
  return setFlags(tx, seen, { action: 'dish.onSale', values: { onShelf: onSale, archived: false } }, staff)
}

/** Archives a dish, or brings it back off the menu. */
export function setDishArchived(
  tx: Tx,
  { archived, ...seen }: SeenVersion & { archived: boolean },
  staff: Staff,
): Promise<StaffDish> {
  return setFlags(tx, seen, { action: 'dish.archived', values: { onShelf: false, archived } }, staff)
}

interface Flags {
  action: AuditAction
  values: Partial<typeof goods.$inferInsert>
}

async function setFlags(tx: Tx, seen: SeenVersion, { action, values }: Flags, staff: Staff): Promise<StaffDish> {
  const before = await lockSeenDish(tx, seen, staff)
  await countedUpdate(tx, seen.id, values)
  // A dish that comes back needs its category.
  if (!values.archived) await tx.update(categories).set({ archived: false }).where(eq(categories.id, before.categoryId))
  await touchMenu(tx, before.storeId)
  return recorded(tx, staff, { action, subject: SUBJECT, before, after: await readDish(tx, seen.id, staff) })
}

/** Locks a dish and gives how it is; refuses a stale version. */
async function lockSeenDish(tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffDish> {
  await refuseStale(await lockRow(tx, goods, seen.id), seen, ({ id }) => readDish(tx, id, staff))
  return presentDish(await wholeDish(tx, seen.id), staff.now)
}

async function countedUpdate(tx: Tx, id: string, values: Partial<typeof goods.$inferInsert>): Promise<void> {
  const version = sql`${goods.version} + 1`
  await tx
    .update(goods)
    .set({ ...values, version })
    .where(eq(goods.id, id))
}

function columnsOf({ specs: _specs, variants: _variants, attrs: _attrs, addons: _addons, ...fields }: DishFields) {
  const { required } = fields
  return { ...fields, required: required === 'no' ? null : required }
}
