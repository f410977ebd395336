import type { dishSheetContract, SheetPreview, SheetResult } from '../../../../console/contract/menu/dishSheet'
import type { Parsed, Reply } from '../../../../src/contract/endpoint'
import { AppError } from '../../../api/appError'
import { sha256 } from '../../../api/sha256'
import type { ReadDb, Tx } from '../../../db/database'
import { lockStock } from '../../../db/locks/stock'
import { lockRows } from '../../../db/locks/rows'
import { goods } from '../../../db/schema/store/goods'
import { translate } from '../../../messages/messages'
import type { Staff } from '../../../modules/audit/audit'
import { restaurantPictures } from '../../../modules/media/pictureRepository'
import { listMenuCategories } from '../categories'
import { presentDish } from '../presentDish'
import { dishesOf } from '../readDishes'
import { applyDish, isChanged } from './applyDish'
import { byHeadings, headingOf, type ReadSheet } from './headings'
import { sheetContext } from './names'
import type { ImportPlan, PlannedRow } from './plan'
import { planImport } from './planImport'
import { readTable } from './readTable'
import { sheetFile } from './sheetFile'

type Calls = typeof dishSheetContract
type Upload = Parsed<Calls['preview']>

/** The dishes of a store as a spreadsheet. */
export async function readSheetFile(
  db: ReadDb,
  requested: Parsed<Calls['file']>,
  staff: Staff,
): Promise<Reply<Calls['file']>> {
  const { dishes, context } = await readMenu(db, requested.storeId, staff)
  return sheetFile(dishes, context, { ...requested, now: staff.now })
}

/** Previews an import. */
export async function previewSheet(db: ReadDb, { storeId, content }: Upload, staff: Staff): Promise<SheetPreview> {
  const sheet = await readUpload(content, staff)
  const plan = await planOf(db, { storeId, sheet }, staff)
  const rows = plan.rows.map((row) => presentRow(row, staff))
  const counts: Record<SheetResult, number> = { error: 0, new: 0, changed: 0, same: 0 }
  for (const { result } of rows) counts[result] += 1
  return { rows, counts, ignored: [...sheet.ignored], seen: seenOf(plan) }
}

/** Imports a spreadsheet as it was previewed: all of it, or nothing. */
export async function applySheet(
  tx: Tx,
  { storeId, content, seen }: Parsed<Calls['apply']>,
  staff: Staff,
): Promise<Reply<Calls['apply']>> {
  const sheet = await readUpload(content, staff)
  await lockPlanned(tx, await planOf(tx, { storeId, sheet }, staff))
  const plan = await planOf(tx, { storeId, sheet }, staff)
  const wrong = plan.rows.filter(({ faults }) => faults.length > 0).length
  if (wrong > 0) throw new AppError(400, 'sheet.hasErrors', { count: wrong })
  if (seenOf(plan) !== seen) throw new AppError(409, 'sheet.changed')
  const planned = plan.dishes.filter(isChanged)
  for (const dish of planned) await applyDish(tx, dish, staff)
  const created = planned.filter(({ dish }) => !dish).length
  return { created, changed: planned.length - created }
}

async function readUpload(content: string, { locale }: Staff): Promise<ReadSheet> {
  return byHeadings(await readTable(Buffer.from(content, 'base64')), locale)
}

async function readMenu(db: ReadDb, storeId: string, { locale, now }: Staff) {
  const { list: categories } = await listMenuCategories(db, storeId)
  const found = await dishesOf(db, { storeId, keyword: '', categoryId: undefined, state: undefined })
  const dishes = found.map((dish) => presentDish(dish, now))
  const uploaded = (await restaurantPictures(db)).map(({ name }) => name)
  return { dishes, context: sheetContext({ categories, dishes, uploaded }, locale) }
}

async function planOf(
  db: ReadDb,
  { storeId, sheet }: { storeId: string; sheet: ReadSheet },
  staff: Staff,
): Promise<ImportPlan> {
  const { dishes, context } = await readMenu(db, storeId, staff)
  return planImport(sheet.rows, dishes, context)
}

/** Locks all dishes that change, then their stock, before the first is written: orders lock stock too, in the same order. */
async function lockPlanned(tx: Tx, { dishes }: ImportPlan): Promise<void> {
  const changed = dishes.filter(isChanged).flatMap(({ dish }) => dish ?? [])
  await lockRows(
    tx,
    goods,
    changed.map(({ id }) => id),
  )
  const stocks = changed.flatMap((dish) => dish.stocks)
  const keys = (wanted: 'variant' | 'addon') => stocks.flatMap(({ key, kind }) => (kind === wanted ? [key] : []))
  await lockStock(tx, { skuIds: keys('variant'), addonItemIds: keys('addon') })
}

/** Hash of the changes of a plan and the versions that they apply to. */
function seenOf({ rows, dishes }: ImportPlan): string {
  const faults = rows.map((row) => row.faults.map(({ column, reason }) => [row.row, column, reason]))
  const work = dishes.filter(isChanged).map(({ dish, before, draft }) => [dish?.id, dish?.version, before, draft])
  return sha256(JSON.stringify([faults, work]))
}

function presentRow(planned: PlannedRow, { locale }: Staff): SheetPreview['rows'][number] {
  const { row, name, stale, changes, faults } = planned
  return {
    ...{ row, name, stale, result: resultOf(planned) },
    changes: changes.map(({ column, ...values }) => ({ column: headingOf(column, locale), ...values })),
    errors: faults.map(({ column, reason, params }) => ({
      column: headingOf(column, locale),
      reason: translate(locale, reason, params),
    })),
  }
}

function resultOf({ isNew, changes, faults }: PlannedRow): SheetResult {
  if (faults.length > 0) return 'error'
  if (isNew) return 'new'
  return changes.length > 0 ? 'changed' : 'same'
}
