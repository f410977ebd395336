import { and, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { BATCH_STATES, BatchOrder, CodeBatch } from '../../../console/contract/coupons/codeBatch'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newCode, newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type ExchangeBatch, exchangeBatches, exchangeCodes } from '../../db/schema/coupons/couponClaims'
import { likePattern } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { endingOf, type ExchangeCodes } from '../coupons/exchangeCodes'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion, timeOf, timeText } from './edited'
import { unknownTemplates } from './templates'

type State = (typeof BATCH_STATES)[number]

/** Signs of a code, printed in groups: 60 bits of chance. */
const [GROUPS, GROUP_LENGTH] = [3, 4]

/** A page of the batches, newest first, with a keyword in their name. */
export async function listBatches(
  db: ReadDb,
  { keyword, page, pageSize }: { keyword: string; page: number; pageSize: number },
  { now }: Staff,
): Promise<{ list: CodeBatch[]; total: number }> {
  const wanted = keyword ? ilike(exchangeBatches.name, likePattern(keyword)) : undefined
  const rows = await readRows(db)
    .where(wanted)
    .orderBy(desc(exchangeBatches.createdAt), desc(exchangeBatches.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map((row) => present(row, now)), total: await db.$count(exchangeBatches, wanted) }
}

/** Makes a batch and its codes, which only this reply tells. */
export async function createBatch(
  tx: Tx,
  { count: wanted, ...order }: BatchOrder,
  { codes, ...staff }: Staff & { codes: ExchangeCodes },
): Promise<{ batch: CodeBatch; codes: string[] }> {
  await refuseFaults(tx, order, staff.now)
  const id = newId()
  const { validFrom, validUntil, ...rest } = order
  const period = { validFrom: timeOf(validFrom), validUntil: timeOf(validUntil) }
  await tx.insert(exchangeBatches).values({ ...rest, ...period, id, createdAt: staff.now })
  const made = await insertCodes(tx, { batchId: id, wanted, codes })
  const batch = await readBatch(tx, id, staff.now)
  await recorded(tx, staff, { action: 'codeBatch.create', subject: 'exchange_batches', before: null, after: batch })
  return { batch, codes: made }
}

/** Stops a batch, or lets it go on. */
export async function setBatchStopped(
  tx: Tx,
  { stopped, ...seen }: SeenVersion & { stopped: boolean },
  staff: Staff,
): Promise<CodeBatch> {
  const current = () => readBatch(tx, seen.id, staff.now)
  await refuseStale(await lockRow(tx, exchangeBatches, seen.id), seen, current)
  const before = await current()
  await tx
    .update(exchangeBatches)
    .set({ closed: stopped, version: sql`${exchangeBatches.version} + 1` })
    .where(eq(exchangeBatches.id, seen.id))
  const after = await current()
  return recorded(tx, staff, { action: 'codeBatch.stopped', subject: 'exchange_batches', before, after })
}

async function refuseFaults(db: ReadDb, order: Omit<BatchOrder, 'count'>, now: Date): Promise<void> {
  const { kind, coupons, amount, validFrom, validUntil } = order
  const ids = coupons.map(({ templateId }) => templateId)
  const isCoupon = kind === 'coupon'
  const endsEarly =
    validUntil !== null && Date.parse(validUntil) <= Math.max(now.getTime(), Date.parse(validFrom ?? '') || 0)
  refuseFields('staff.notTogether', [
    ['coupons', isCoupon !== ids.length > 0 || new Set(ids).size < ids.length],
    ['amount', isCoupon === amount > 0],
    ['validUntil', endsEarly],
  ])
  refuseFields('staff.unknownId', [['coupons', (await unknownTemplates(db, ids)).length > 0]])
}

/** Writes codes that no other batch has. */
async function insertCodes(
  tx: Tx,
  { batchId, wanted, codes }: { batchId: string; wanted: number; codes: ExchangeCodes },
): Promise<string[]> {
  const made: string[] = []
  while (made.length < wanted) {
    const byHash = new Map<string, string>()
    while (made.length + byHash.size < wanted) {
      const code = Array.from({ length: GROUPS }, () => newCode(GROUP_LENGTH)).join('-')
      byHash.set(codes.hashOf(code), code)
    }
    const rows = [...byHash].map(([hash, code]) => ({ id: newId(), batchId, hash, ending: endingOf(code) }))
    const inserted = await tx
      .insert(exchangeCodes)
      .values(rows)
      .onConflictDoNothing({ target: exchangeCodes.hash })
      .returning({ hash: exchangeCodes.hash })
    made.push(...inserted.flatMap(({ hash }) => byHash.get(hash) ?? []))
  }
  return made
}

async function readBatch(db: ReadDb, id: string, now: Date): Promise<CodeBatch> {
  return present(foundRow(await readRows(db).where(eq(exchangeBatches.id, id))), now)
}

/** How many codes a batch has; with a condition, how many of these. */
function countOf(db: ReadDb, condition?: SQL): SQL<number> {
  const own = and(eq(exchangeCodes.batchId, exchangeBatches.id), condition)
  const counted = db.select({ num: count() }).from(exchangeCodes).where(own)
  return sql`${counted}`.mapWith(Number)
}

function readRows(db: ReadDb) {
  const used = countOf(db, sql`${exchangeCodes.usedAt} is not null`)
  return db
    .select({ batch: exchangeBatches, issued: countOf(db), used })
    .from(exchangeBatches)
    .$dynamic()
}

function present(
  { batch, issued, used }: { batch: ExchangeBatch; issued: number; used: number },
  now: Date,
): CodeBatch {
  const { closed: _closed, validFrom, validUntil, createdAt, ...rest } = batch
  return {
    ...rest,
    ...{ issued, used, state: stateOf(batch, { left: issued - used, now }) },
    validFrom: timeText(validFrom),
    validUntil: timeText(validUntil),
    createdAt: isoText(createdAt),
  }
}

function stateOf({ closed, validFrom, validUntil }: ExchangeBatch, { left, now }: { left: number; now: Date }): State {
  if (closed) return 'stopped'
  if (left === 0) return 'used'
  if (validUntil && validUntil <= now) return 'ended'
  return validFrom && validFrom > now ? 'upcoming' : 'open'
}
