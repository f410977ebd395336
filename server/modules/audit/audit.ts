import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { Locale } from '../../../src/contract/fields'
import type { Tx } from '../../db/database'
import { auditLog } from '../../db/schema/staff/staff'

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
  action: AuditAction
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
