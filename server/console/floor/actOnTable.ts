import { eq } from 'drizzle-orm'
import type { StaffTable } from '../../../console/contract/tables/table'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockTableSession } from '../../db/locks'
import { diningTables } from '../../db/schema/inStore/tables'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { findAnyStore } from '../../modules/store/storeRepository'
import { applyTableAction, readConsoleTables, type TableAction } from './tables'
import { presentTables } from './presentTable'

/** The tables of a store in their order. */
export async function readFloor(db: ReadDb, storeId: string, locale: Locale): Promise<StaffTable[]> {
  return presentTables(db, await readConsoleTables(db, await findAnyStore(db, storeId)), locale)
}

async function readOne(db: ReadDb, tableId: string, locale: Locale): Promise<StaffTable> {
  const [table] = await db.select().from(diningTables).where(eq(diningTables.id, tableId))
  const items = table ? await readConsoleTables(db, await findAnyStore(db, table.storeId), tableId) : []
  const [shown] = await presentTables(db, items, locale)
  if (!shown) throw new AppError(400, 'inStore.noTable')
  return shown
}

/** The table and the session that staff saw. */
interface SeenTable {
  id: string
  sessionId: string
}

/**
 * Applies an action of staff to the guests at a table. Refuses with code 409 and the table as it is when others sit there by now, or
 * when the bill is another one.
 */
export async function actOnTable(
  tx: Tx,
  { id, sessionId }: SeenTable,
  action: Exclude<TableAction, { act: 'renew' }>,
  staff: Staff,
): Promise<StaffTable> {
  const open = await lockTableSession(tx, id)
  const before = await readOne(tx, id, staff.locale)
  const isStale = open?.id !== sessionId || (action.act === 'settle' && before.session?.bill?.owed !== action.owed)
  if (isStale) throw new AppError(409, 'staff.stale', {}, { current: before })
  return apply(tx, before, action, staff)
}

/** A new code for a table, which replaces the printed one. */
export async function renewCode(tx: Tx, id: string, staff: Staff): Promise<StaffTable> {
  await lockTableSession(tx, id)
  return apply(tx, await readOne(tx, id, staff.locale), { act: 'renew' }, staff)
}

async function apply(tx: Tx, before: StaffTable, action: TableAction, staff: Staff): Promise<StaffTable> {
  await applyTableAction(tx, before.id, action, staff.now)
  const after = await readOne(tx, before.id, staff.locale)
  await recordAudit(tx, staff, {
    ...{ action: `table.${action.act}`, subject: 'dining_tables', subjectId: before.id },
    before: recordedPart(before),
    after: { ...recordedPart(after), ...(action.act === 'settle' && { taken: action.owed, way: action.way ?? null }) },
  })
  return after
}

/** What the audit log holds of a table: never its code. */
const recordedPart = ({ state, session }: StaffTable) => ({
  state,
  sessionId: session?.id ?? null,
  calls: session?.calls.map(({ type }) => type) ?? [],
  total: session?.total ?? 0,
})
