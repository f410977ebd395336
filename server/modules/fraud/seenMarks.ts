import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db, ReadDb, Tx } from '../../db/database'
import { type MarkKind, seenMarks } from '../../db/schema/account/fraud'
import { ownSecret } from '../../db/secrets'
import type { MemberTable } from '../memberData'

/** Retention period of marks. */
const RETENTION_MS = 730 * DAY_MS

/** A mark of a person as it is stored. */
interface SeenMark {
  kind: MarkKind
  hash: string
}

/** The keyed hash of a phone number, a device, or a payer. */
export async function markOf(tx: Tx, kind: MarkKind, value: string): Promise<string> {
  const secret = await ownSecret(tx, 'fraud')
  return createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url')
}

/** The kinds of which another account has one of some marks; the marks of removed accounts count. */
export async function seenBefore(db: ReadDb, userId: string, marks: readonly SeenMark[]): Promise<Set<MarkKind>> {
  if (marks.length === 0) return new Set()
  const others = or(isNull(seenMarks.userId), ne(seenMarks.userId, userId))
  const hashes = marks.map(({ hash }) => hash)
  const rows = await db
    .select({ kind: seenMarks.kind })
    .from(seenMarks)
    .where(and(inArray(seenMarks.hash, hashes), others))
  return new Set(rows.map(({ kind }) => kind))
}

/** Notes marks of an account; a mark that is known stays with its first account. */
export async function noteMarks(tx: Tx, userId: string, marks: readonly SeenMark[], now: Date): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insert(seenMarks)
    .values(marks.map((mark) => ({ ...mark, userId, at: now })))
    .onConflictDoNothing()
}

/** Removes the marks that are too old. */
export async function removeOldMarks(db: Db, now: Date): Promise<void> {
  await db.delete(seenMarks).where(lt(seenMarks.at, new Date(now.getTime() - RETENTION_MS)))
}

/** The marks of a member; they stay without their account when it is removed. */
export const memberMarks: MemberTable = {
  owners: [seenMarks.userId],
  merge: (tx, { from, into }) => tx.update(seenMarks).set({ userId: into }).where(eq(seenMarks.userId, from)),
  remove: (tx, userId) => tx.update(seenMarks).set({ userId: null }).where(eq(seenMarks.userId, userId)),
}
