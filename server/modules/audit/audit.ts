import { count, desc, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb, Tx } from '../../db/database'
import { auditLog } from '../../db/schema/staff'

/** Who of the staff acts, and when. */
export interface Staff {
  id: string
  name: string
  /** Hash of the session of the console. */
  sessionHash: string
  locale: Locale
  now: Date
}

/** A change to record. */
export interface AuditedChange {
  action: string
  /** The table of what changed, and its id. */
  subject: string
  subjectId: string
  before: unknown
  after: unknown
}

/** Records a write of staff, in its transaction. */
export async function recordAudit(tx: Tx, staff: Staff, change: AuditedChange): Promise<void> {
  const { id: staffId, name: staffName, sessionHash, now: at } = staff
  await tx.insert(auditLog).values({ ...change, staffId, staffName, sessionHash, at })
}

/** A page of the record, newest first; with an id what happened to that. */
export async function readAudit(
  db: ReadDb,
  { subjectId, page, pageSize }: { subjectId?: string | undefined; page: number; pageSize: number },
): Promise<{ rows: (typeof auditLog.$inferSelect)[]; total: number }> {
  const wanted = subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId)
  const rows = await db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(auditLog).where(wanted)
  return { rows, total }
}
