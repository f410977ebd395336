import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { cartLines } from '../../db/schema/carts'
import { diningTables, sittings, waiterCalls } from '../../db/schema/tables'

/**
 * Increments the version of a table session, so that its phones reload. Call it in the transaction of the change. Returns the
 * new version.
 */
export async function touchSitting(tx: Tx, sittingId: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(sittings)
    .set({ version: sql`${sittings.version} + 1`, activeAt: now })
    .where(eq(sittings.id, sittingId))
    .returning({ version: sittings.version })
  return row?.version ?? 0
}

/** Closes a table session: deletes its cart, closes its waiter calls, and renews a code that is per session. */
export async function closeSitting(tx: Tx, sittingId: string, now: Date): Promise<void> {
  await touchSitting(tx, sittingId, now)
  const [closed] = await tx.update(sittings).set({ closedAt: now }).where(eq(sittings.id, sittingId)).returning()
  await tx.delete(cartLines).where(eq(cartLines.sittingId, sittingId))
  await answerCalls(tx, sittingId, now)
  if (!closed) return
  const once = and(eq(diningTables.id, closed.tableId), eq(diningTables.codePerSitting, true))
  await tx.update(diningTables).set({ code: newTableCode() }).where(once)
}

/** Closes all waiter calls of the table. */
export async function answerCalls(tx: Tx, sittingId: string, now: Date): Promise<void> {
  const open = and(eq(waiterCalls.sittingId, sittingId), isNull(waiterCalls.doneAt))
  await tx.update(waiterCalls).set({ doneAt: now }).where(open)
}

/** A random table code. */
export function newTableCode(): string {
  return randomBytes(12).toString('base64url')
}
