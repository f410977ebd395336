import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cartLines } from '../../db/schema/orders/carts'
import { diningTables, tableParticipants, tableSessions, waiterCalls } from '../../db/schema/inStore/tables'
import { publish } from '../events'
import { ownRows } from '../memberData'

/** The places of a member at tables. */
export const memberSeats = ownRows(tableParticipants)

/**
 * Increments the version of a table session, so that its phones reload. Call it in the transaction of the change. Returns the
 * new version.
 */
export async function touchTableSession(tx: Tx, tableSessionId: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(tableSessions)
    .set({ version: sql`${tableSessions.version} + 1`, activeAt: now })
    .where(eq(tableSessions.id, tableSessionId))
    .returning({ version: tableSessions.version })
  return row?.version ?? 0
}

/** Closes a table session: deletes its cart, closes its waiter calls, and renews a code that is per session. */
export async function closeTableSession(tx: Tx, tableSessionId: string, now: Date): Promise<void> {
  await touchTableSession(tx, tableSessionId, now)
  const [closed] = await tx
    .update(tableSessions)
    .set({ closedAt: now })
    .where(eq(tableSessions.id, tableSessionId))
    .returning()
  await tx.delete(cartLines).where(eq(cartLines.tableSessionId, tableSessionId))
  await answerCalls(tx, tableSessionId, now)
  await publish(tx, 'tableClosed', { tableSessionId, now })
  if (!closed) return
  const once = and(eq(diningTables.id, closed.tableId), eq(diningTables.codePerSession, true))
  await tx.update(diningTables).set({ code: newTableCode() }).where(once)
}

/** Closes the waiter calls of the table, all or some. */
export async function answerCalls(tx: Tx, tableSessionId: string, now: Date, ids?: readonly string[]): Promise<void> {
  const open = and(eq(waiterCalls.tableSessionId, tableSessionId), isNull(waiterCalls.doneAt))
  const requested = ids && inArray(waiterCalls.id, [...ids])
  await tx.update(waiterCalls).set({ doneAt: now }).where(and(open, requested))
}

/** A random table code. */
export function newTableCode(): string {
  return randomBytes(12).toString('base64url')
}
