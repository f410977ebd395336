import { and, asc, eq, sql } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { lockTableSession } from '../../db/locks'
import { diningTables, sittingMembers, sittings } from '../../db/schema/tables'
import { AppError } from '../../api/appError'

export type TableRow = typeof diningTables.$inferSelect
export type SittingRow = typeof sittings.$inferSelect

/** The content of a scanned code. */
export interface TableRef {
  storeId: string
  tableId: string
  code: string
}

/** The caller and the time. */
export interface Caller {
  userId: string
  now: Date
}

/** A participant of a table session. */
export interface Seat {
  table: TableRow
  sitting: SittingRow
  /** The participant's number. */
  no: number
}

/** The table of a code. Refuses an invalid or renewed code. */
export async function findTable(db: ReadDb, { storeId, tableId, code }: TableRef, now: Date): Promise<TableRow> {
  const [table] = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.id, tableId), eq(diningTables.storeId, storeId)))
  if (!table) throw new AppError(400, 'inStore.noTable')
  const expired = table.codeExpireAt !== null && table.codeExpireAt <= now
  if (table.code !== code || expired) throw new AppError(400, 'inStore.codeGone')
  return table
}

/** The newest session of a table (the open one, if any), and the caller's number in it. */
export async function latestSitting(
  db: ReadDb,
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

/** The caller's participation, with the session locked for a change. Refuses callers who are not participants, and closed sessions. */
export async function takeSeat(tx: Tx, ref: TableRef, caller: Caller): Promise<Seat> {
  const table = await findTable(tx, ref, caller.now)
  await lockTableSession(tx, table.id)
  return seatAt(tx, table, caller.userId)
}

/** The caller's participation, for reading. Refuses as `takeSeat` does. */
export async function findSeat(db: ReadDb, ref: TableRef, { userId, now }: Caller): Promise<Seat> {
  return seatAt(db, await findTable(db, ref, now), userId)
}

async function seatAt(db: ReadDb, table: TableRow, userId: string): Promise<Seat> {
  const latest = await latestSitting(db, table, userId)
  const open = latest?.sitting.closedAt === null
  if (latest && open && latest.no !== null) return { table, sitting: latest.sitting, no: latest.no }
  if (await satThere(db, table, userId)) throw new AppError(400, 'inStore.tableClosed')
  throw new AppError(400, open ? 'inStore.joinFirst' : 'inStore.notStarted')
}

async function satThere(db: ReadDb, { id }: TableRow, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ no: sittingMembers.no })
    .from(sittingMembers)
    .innerJoin(sittings, eq(sittings.id, sittingMembers.sittingId))
    .where(and(eq(sittings.tableId, id), eq(sittingMembers.userId, userId)))
    .limit(1)
  return row !== undefined
}
