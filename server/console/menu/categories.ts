import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { MenuCategoryFields, StaffMenuCategory } from '../../../console/contract/menu/menuCategory'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow, lockRows } from '../../db/locks/rows'
import { categories, type CategoryRecord, goods } from '../../db/schema/store/goods'
import { stores } from '../../db/schema/store/stores'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { touchMenu } from '../../modules/goods/menuCache'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion } from '../../modules/offers/edited'
import { nextCategorySort, refuseOtherRows, writeOrder } from './sorting'

const SUBJECT = 'categories'
const dishes = sql<number>`(select count(*)::int from ${goods} where ${and(eq(goods.categoryId, categories.id), eq(goods.archived, false))})`

type CountedCategory = CategoryRecord & { dishes: number }

const present = ({ id, version, storeId, name, note, required, feature, dishes: count }: CountedCategory) => ({
  ...{ id, version, storeId, name, note, required, feature, dishes: count },
})

/** The categories of a store in their order. */
export async function listMenuCategories(db: ReadDb, storeId: string): Promise<{ list: StaffMenuCategory[] }> {
  const rows = await db
    .select({ category: categories, dishes })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.archived, false)))
    .orderBy(asc(categories.sort), asc(categories.id))
  return { list: rows.map(({ category, dishes: count }) => present({ ...category, dishes: count })) }
}

/** One category. */
export async function readMenuCategory(db: ReadDb, id: string): Promise<StaffMenuCategory> {
  const rows = await db.select({ category: categories, dishes }).from(categories).where(eq(categories.id, id))
  const { category, dishes: count } = foundRow(rows)
  return present({ ...category, dishes: count })
}

/** Makes a category, the last one of its store. */
export async function createMenuCategory(
  tx: Tx,
  { storeId, ...fields }: MenuCategoryFields & { storeId: string },
  staff: Staff,
): Promise<StaffMenuCategory> {
  refuseFields('staff.unknownId', [['storeId', (await tx.$count(stores, eq(stores.id, storeId))) === 0]])
  const id = newId()
  await tx.insert(categories).values({ ...fields, id, storeId, sort: await nextCategorySort(tx, storeId) })
  return finish(tx, { id, storeId, action: 'menuCategory.create', before: null }, staff)
}

/** Changes a category. */
export async function updateMenuCategory(
  tx: Tx,
  { id, version, ...fields }: MenuCategoryFields & SeenVersion,
  staff: Staff,
): Promise<StaffMenuCategory> {
  const before = await lockSeen(tx, { id, version })
  await tx
    .update(categories)
    .set({ ...fields, version: version + 1 })
    .where(eq(categories.id, id))
  return finish(tx, { id, storeId: before.storeId, action: 'menuCategory.update', before }, staff)
}

/** Archives a category; one with dishes stays. */
export async function archiveMenuCategory(
  tx: Tx,
  { id, version }: SeenVersion,
  staff: Staff,
): Promise<StaffMenuCategory> {
  const before = await lockSeen(tx, { id, version })
  if (before.dishes > 0) throw new AppError(400, 'menu.categoryInUse', { dishes: before.dishes })
  await tx
    .update(categories)
    .set({ archived: true, version: version + 1 })
    .where(eq(categories.id, id))
  return finish(tx, { id, storeId: before.storeId, action: 'menuCategory.archive', before }, staff)
}

/** Puts the categories of a store in an order. */
export async function orderMenuCategories(
  tx: Tx,
  { storeId, ids }: { storeId: string; ids: string[] },
  staff: Staff,
): Promise<{ list: StaffMenuCategory[] }> {
  await lockRows(tx, categories, ids)
  const { list: before } = await listMenuCategories(tx, storeId)
  refuseOtherRows(before, ids)
  await writeOrder(tx, categories, ids)
  await touchMenu(tx, storeId)
  await recordAudit(tx, staff, {
    ...{ action: 'menuCategory.order', subject: 'stores', subjectId: storeId },
    ...{ before: before.map(({ id }) => id), after: ids },
  })
  return listMenuCategories(tx, storeId)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffMenuCategory> {
  await refuseStale(await lockRow(tx, categories, seen.id), seen, ({ id }) => readMenuCategory(tx, id))
  return readMenuCategory(tx, seen.id)
}

interface Change {
  id: string
  storeId: string
  action: AuditAction
  before: StaffMenuCategory | null
}

async function finish(tx: Tx, { id, storeId, ...change }: Change, staff: Staff): Promise<StaffMenuCategory> {
  await touchMenu(tx, storeId)
  return recorded(tx, staff, { ...change, subject: SUBJECT, after: await readMenuCategory(tx, id) })
}
