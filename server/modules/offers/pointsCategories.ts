import { asc, eq } from 'drizzle-orm'
import type { StaffPointsCategory } from '../../../console/contract/members/pointsItem'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type PointsCategory, pointsCategories } from '../../db/schema/members/pointsMall'
import type { Staff } from '../audit/audit'
import { foundRow, recorded, refuseStale } from './edited'

type Fields = Pick<StaffPointsCategory, 'sort' | 'name'>

/** The categories of the points shop in the merchant's order. */
export async function listCategories(db: ReadDb): Promise<{ list: StaffPointsCategory[] }> {
  const rows = await db.select().from(pointsCategories).orderBy(asc(pointsCategories.sort), asc(pointsCategories.id))
  return { list: rows.map(present) }
}

/** Makes a category. */
export async function createCategory(tx: Tx, fields: Fields, staff: Staff): Promise<StaffPointsCategory> {
  const made = { ...fields, id: newId(), createdAt: staff.now }
  const after = present(foundRow(await tx.insert(pointsCategories).values(made).returning()))
  return recorded(tx, staff, { action: 'pointsCategory.create', subject: 'points_categories', before: null, after })
}

/** Changes a category. */
export async function updateCategory(
  tx: Tx,
  { id, version, ...fields }: StaffPointsCategory,
  staff: Staff,
): Promise<StaffPointsCategory> {
  const before = present(await refuseStale(await lockRow(tx, pointsCategories, id), { id, version }, present))
  const values = { ...fields, version: version + 1 }
  const isIt = eq(pointsCategories.id, id)
  const after = present(foundRow(await tx.update(pointsCategories).set(values).where(isIt).returning()))
  return recorded(tx, staff, { action: 'pointsCategory.update', subject: 'points_categories', before, after })
}

const present = ({ id, sort, name, version }: PointsCategory): StaffPointsCategory => ({ id, sort, name, version })
