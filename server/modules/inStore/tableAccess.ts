import { and, asc, eq, sql } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { lockTableSession } from '../../db/locks'
import { shareRow } from '../../db/locks/rows'
import { diningTables, tableParticipants, tableSessions } from '../../db/schema/inStore/tables'
import { AppError } from '../../api/appError'

export type TableRow = typeof diningTables.$inferSelect
export type TableSessionRecord = typeof tableSessions.$inferSelect

/** The content of a scanned code. */
export interface TableRef {
  storeId: string
  tableId: string
  code: string
}

/** The caller and the time. */
export interface TableCaller {
  userId: string
  now: Date
}

/** A participant of a table session. */
export interface TableSeat {
  table: TableRow
  tableSession: TableSessionRecord
  /** The participant's number. */
  no: number
}

/** The table of a code. Refuses an invalid or renewed code. */
export async function findTable(db: ReadDb, { storeId, tableId, code }: TableRef, now: Date): Promise<TableRow> {
  const [table] = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.id, tableId), eq(diningTables.storeId, storeId), eq(diningTables.archived, false)))
  if (!table) throw new AppError(400, 'inStore.noTable')
  const expired = table.codeExpireAt !== null && table.codeExpireAt <= now
  if (table.code !== code || expired) throw new AppError(400, 'inStore.codeGone')
  return table
}

/** A table of a store, which cannot be taken away until the transaction ends. Refuses an unknown one. */
export async function lockTable(tx: Tx, { id, storeId }: Pick<TableRow, 'id' | 'storeId'>): Promise<TableRow> {
  const table = await shareRow(tx, diningTables, id)
  if (table?.storeId !== storeId || table.archived) throw new AppError(400, 'inStore.noTable')
  return table
}

/** The newest session of a table (the open one, if any), and the caller's number in it. */
export async function latestSession(
  db: ReadDb,
  { id }: Pick<TableRow, 'id'>,
  userId: string,
): Promise<{ tableSession: TableSessionRecord; no: number | null } | undefined> {
  const ofParticipant = and(
    eq(tableParticipants.tableSessionId, tableSessions.id),
    eq(tableParticipants.userId, userId),
  )
  const [row] = await db
    .select({ tableSession: tableSessions, no: tableParticipants.no })
    .from(tableSessions)
    .leftJoin(tableParticipants, ofParticipant)
    .where(eq(tableSessions.tableId, id))
    .orderBy(sql`${tableSessions.closedAt} desc nulls first`, asc(tableParticipants.no))
    .limit(1)
  return row
}

/** The caller's participation, with the session locked for a change. Refuses callers who are not participants, and closed sessions. */
export async function lockSeat(tx: Tx, ref: TableRef, caller: TableCaller): Promise<TableSeat> {
  const table = await findTable(tx, ref, caller.now)
  await lockTableSession(tx, table.id)
  return seatAt(tx, table, caller.userId)
}

/** The caller's participation, for reading. Refuses as `takeSeat` does. */
export async function findSeat(db: ReadDb, ref: TableRef, { userId, now }: TableCaller): Promise<TableSeat> {
  return seatAt(db, await findTable(db, ref, now), userId)
}

async function seatAt(db: ReadDb, table: TableRow, userId: string): Promise<TableSeat> {
  const latest = await latestSession(db, table, userId)
  const open = latest?.tableSession.closedAt === null
  if (latest && open && latest.no !== null) return { table, tableSession: latest.tableSession, no: latest.no }
  if (await hasJoinedBefore(db, table, userId)) throw new AppError(400, 'inStore.tableClosed')
  throw new AppError(400, open ? 'inStore.joinFirst' : 'inStore.notStarted')
}

async function hasJoinedBefore(db: ReadDb, { id }: TableRow, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ no: tableParticipants.no })
    .from(tableParticipants)
    .innerJoin(tableSessions, eq(tableSessions.id, tableParticipants.tableSessionId))
    .where(and(eq(tableSessions.tableId, id), eq(tableParticipants.userId, userId)))
    .limit(1)
  return row !== undefined
}
