import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { lockTableSession } from '../../db/locks'
import { diningTables, sittingMembers, sittings } from '../../db/schema/tables'
import { AppError } from '../../api/appError'

export type TableRow = typeof diningTables.$inferSelect
export type SittingRow = typeof sittings.$inferSelect

/** What a scanned code says. */
export interface TableRef {
  storeId: string
  tableId: string
  code: string
}

/** Who asks, and when. */
export interface Caller {
  userId: string
  now: Date
}

/** A guest's place at a table that is in use. */
export interface Seat {
  table: TableRow
  sitting: SittingRow
  /** The guest's number there. */
  no: number
}

/** The table a code stands for. Refuses a code that is not, or no longer, the table's own. */
export async function findTable(db: Db, { storeId, tableId, code }: TableRef, now: Date): Promise<TableRow> {
  const [table] = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.id, tableId), eq(diningTables.storeId, storeId)))
  if (!table) throw new AppError(400, 'inStore.noTable')
  const expired = table.codeExpireAt !== null && table.codeExpireAt <= now
  if (table.code !== code || expired) throw new AppError(400, 'inStore.codeGone')
  return table
}

/** The newest sitting of a table (the open one, if there is one), and the caller's number in it. */
export async function latestSitting(
  db: Db,
  { id }: Pick<TableRow, 'id'>,
  userId: string,
): Promise<{ sitting: SittingRow; no: number | null } | undefined> {
  const own = and(eq(sittingMembers.sittingId, sittings.id), eq(sittingMembers.userId, userId))
  const [row] = await db
    .select({ sitting: sittings, no: sittingMembers.no })
    .from(sittings)
    .leftJoin(sittingMembers, own)
    .where(eq(sittings.tableId, id))
    .orderBy(sql`${sittings.closedAt} desc nulls first`, asc(sittingMembers.no))
    .limit(1)
  return row
}

/** The caller's seat, locked for a change. Refuses who does not sit at the table, and what belongs to a closed sitting. */
export async function takeSeat(tx: Tx, ref: TableRef, caller: Caller): Promise<Seat> {
  const table = await findTable(tx, ref, caller.now)
  await lockTableSession(tx, table.id)
  return seatAt(tx, table, caller.userId)
}

/** The caller's seat, for reading. Refuses as `takeSeat` does. */
export async function findSeat(db: Db, ref: TableRef, { userId, now }: Caller): Promise<Seat> {
  return seatAt(db, await findTable(db, ref, now), userId)
}

async function seatAt(db: Db, table: TableRow, userId: string): Promise<Seat> {
  const latest = await latestSitting(db, table, userId)
  const open = latest?.sitting.closedAt === null
  if (latest && open && latest.no !== null) return { table, sitting: latest.sitting, no: latest.no }
  if (await satThere(db, table, userId)) throw new AppError(400, 'inStore.tableClosed')
  throw new AppError(400, open ? 'inStore.joinFirst' : 'inStore.notStarted')
}

async function satThere(db: Db, { id }: TableRow, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ no: sittingMembers.no })
    .from(sittingMembers)
    .innerJoin(sittings, eq(sittings.id, sittingMembers.sittingId))
    .where(and(eq(sittings.tableId, id), eq(sittingMembers.userId, userId)))
    .limit(1)
  return row !== undefined
}
