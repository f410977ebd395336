import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Comparison, Difference } from '../../../../console/contract/numbers/reconciliation'
import { isoText } from '../../../../src/domain/time/storeClock'
import { AppError } from '../../../api/appError'
import { csvText } from '../../../api/csvText'
import type { ReadDb, Tx } from '../../../db/database'
import { reconciliationDifferences as differences, reconciliations } from '../../../db/schema/payments/reconciliations'
import { recordAudit, type Staff } from '../../audit/audit'

interface Paging {
  page: number
  pageSize: number
}

/** The comparisons by day and provider, the latest day first. */
export async function listComparisons(
  db: ReadDb,
  { page, pageSize }: Paging,
): Promise<{ list: Comparison[]; total: number }> {
  const ofRow = and(
    eq(differences.provider, reconciliations.provider),
    eq(differences.day, reconciliations.day),
    isNull(differences.settled),
  )
  const rows = await db
    .select({ row: reconciliations, open: db.$count(differences, ofRow) })
    .from(reconciliations)
    .orderBy(desc(reconciliations.day), reconciliations.provider)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ row: { ranAt, ...row }, open }) => ({
    ...{ ...row, open, ranAt: isoText(ranAt) },
    id: `${row.provider} ${row.day}`,
  }))
  return { list, total: await db.$count(reconciliations) }
}

/** The differences, open ones first, then the latest. */
export async function listDifferences(
  db: ReadDb,
  { day, page, pageSize }: Paging & { day?: string | undefined },
): Promise<{ list: Difference[]; total: number }> {
  const condition = day === undefined ? undefined : eq(differences.day, day)
  const rows = await db
    .select()
    .from(differences)
    .where(condition)
    .orderBy(sql`${differences.settled} is not null`, desc(differences.foundAt), differences.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(differences, condition) }
}

/** One difference. Refuses an unknown id. */
export async function readDifference(db: ReadDb, id: string): Promise<Difference> {
  const [row] = await db.select().from(differences).where(eq(differences.id, id))
  if (!row) throw new AppError(400, 'staff.notFound')
  return present(row)
}

/** Notes that staff have looked after an open difference. Refuses one that has changed since with code 409. */
export async function settleDifference(
  tx: Tx,
  { id, version, note }: { id: string; version: number; note: string },
  staff: Staff,
): Promise<Difference> {
  const ended = { settled: 'byStaff' as const, settledAt: staff.now, note, staffName: staff.name }
  const isAsSeen = and(eq(differences.id, id), eq(differences.version, version), isNull(differences.settled))
  const [row] = await tx
    .update(differences)
    .set({ ...ended, version: version + 1 })
    .where(isAsSeen)
    .returning()
  if (!row) throw new AppError(409, 'staff.stale', {}, { current: await readDifference(tx, id) })
  const after = present(row)
  await recordAudit(tx, staff, {
    ...{ action: 'reconciliation.settle', subject: 'reconciliation_differences', subjectId: id },
    ...{ before: { settled: null }, after },
  })
  return after
}

/** Has a day compared once more with every provider that it was compared with. */
export async function repeatDay(tx: Tx, day: string, staff: Staff): Promise<number> {
  const requested = await tx
    .update(reconciliations)
    .set({ state: 'waiting' })
    .where(eq(reconciliations.day, day))
    .returning()
  await recordAudit(tx, staff, {
    ...{ action: 'reconciliation.repeat', subject: 'reconciliations', subjectId: day },
    ...{ before: null, after: { asked: requested.length } },
  })
  return requested.length
}

const COLUMNS = ['day', 'provider', 'difference', 'reference', 'subject', 'ours', 'theirs', 'settled', 'staff', 'note']

/** The differences of some days for spreadsheets. */
export async function differencesFile(
  db: ReadDb,
  { from, to }: { from: string; to: string },
): Promise<{ fileName: string; csv: string }> {
  const rows = await db
    .select()
    .from(differences)
    .where(and(gte(differences.day, from), lte(differences.day, to)))
    .orderBy(differences.day, differences.provider, differences.kind, differences.id)
  const cells = rows.map(({ day, provider, kind, ref, subject, ours, theirs, settled, staffName, note }) => [
    ...[day, provider, kind, ref, subject, ours ?? '', theirs ?? '', settled ?? 'open', staffName, note],
  ])
  return { fileName: `differences-${from}-${to}.csv`, csv: csvText([COLUMNS, ...cells]) }
}

function present({ foundAt, settledAt, ...row }: typeof differences.$inferSelect): Difference {
  return { ...row, foundAt: isoText(foundAt), settledAt: settledAt && isoText(settledAt) }
}
