import type { AuditAction } from '../../../console/contract/staff/auditActions'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { recordAudit, type Staff } from '../audit/audit'

/** The version that staff edited. */
export interface SeenVersion {
  id: string
  version: number
}

/** Refuses an edit of what is not there, or has been edited since staff saw it. `present` gives them how it is now. */
export async function refuseStale<Row extends SeenVersion>(
  row: Row | undefined,
  seen: SeenVersion,
  present: (row: Row) => unknown,
): Promise<Row> {
  if (!row) throw new AppError(400, 'staff.notFound')
  if (row.version !== seen.version) throw new AppError(409, 'staff.stale', {}, { current: await present(row) })
  return row
}

/** Request for a list of offers. */
export interface OfferQuery {
  keyword: string
  onSale?: boolean | undefined
  page: number
  pageSize: number
}

/** Reasons why fields do not fit together, as messages. */
export type Fault = 'staff.notTogether' | 'staff.unknownId' | 'staff.fixedTerms' | 'staff.belowCount' | 'staff.taken'

/** Refuses the fields whose fault holds, by name. */
export function refuseFields(fault: Fault, faults: readonly (readonly [string, boolean])[]): void {
  const fields = [...new Set(faults.filter(([, holds]) => holds).map(([field]) => field))]
  if (fields.length > 0) throw new AppError(400, fault, { field: fields.join(', ') }, { fields })
}

/** The only row of a query by id. Refuses an unknown id. */
export function foundRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new AppError(400, 'staff.notFound')
  return row
}

/** Records an edit, and answers with how it is now. */
export async function recorded<T extends { id: string }>(
  tx: Tx,
  staff: Staff,
  { action, subject, before, after }: { action: AuditAction; subject: string; before: unknown; after: T },
): Promise<T> {
  await recordAudit(tx, staff, { action, subject, subjectId: after.id, before, after })
  return after
}

/** A point in time of a call; null stays. */
export const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** A point in time of a row; null stays. */
export const timeText = (at: Date | null): string | null => at && isoText(at)
