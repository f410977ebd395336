import { asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffTopUpAmount, TopUpAmountFields } from '../../../console/contract/members/topUpAmount'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type TopUpAmount, topUpAmounts } from '../../db/schema/wallet/storedValue'
import type { Staff } from '../audit/audit'
import {
  foundRow,
  type OfferQuery,
  recorded,
  refuseFields,
  refuseStale,
  type SeenVersion,
  timeOf,
  timeText,
} from './edited'
import { unknownTemplates } from './templates'

/** A page of the amounts, the least first. */
export async function listTopUpAmounts(
  db: ReadDb,
  { onSale, page, pageSize }: Omit<OfferQuery, 'keyword'>,
): Promise<{ list: StaffTopUpAmount[]; total: number }> {
  const condition = onSale === undefined ? undefined : eq(topUpAmounts.closed, !onSale)
  const rows = await db
    .select()
    .from(topUpAmounts)
    .where(condition)
    .orderBy(asc(topUpAmounts.amount), asc(topUpAmounts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(topUpAmounts, condition) }
}

/** Makes an amount, which is offered. */
export async function createTopUpAmount(tx: Tx, fields: TopUpAmountFields, staff: Staff): Promise<StaffTopUpAmount> {
  await refuseFaults(tx, fields)
  const id = newId()
  await tx.insert(topUpAmounts).values({ ...fields, endAt: timeOf(fields.endAt), id, createdAt: staff.now })
  return finish(tx, { id, action: 'topUpAmount.create', before: null }, staff)
}

/** Changes an amount. What was ordered stays as it was promised. */
export async function updateTopUpAmount(
  tx: Tx,
  { id, version, ...fields }: TopUpAmountFields & SeenVersion,
  staff: Staff,
): Promise<StaffTopUpAmount> {
  const before = await lockSeen(tx, { id, version })
  await refuseFaults(tx, fields)
  await write(tx, id, { ...fields, endAt: timeOf(fields.endAt) })
  return finish(tx, { id, action: 'topUpAmount.update', before }, staff)
}

/** Takes an amount off, or offers it again. */
export async function setTopUpAmountOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffTopUpAmount> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { closed: !onSale })
  return finish(tx, { id: seen.id, action: 'topUpAmount.onSale', before }, staff)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffTopUpAmount> {
  return present(await refuseStale(await lockRow(tx, topUpAmounts, seen.id), seen, present))
}

async function write(tx: Tx, id: string, changed: Partial<typeof topUpAmounts.$inferInsert>): Promise<void> {
  const version = sql`${topUpAmounts.version} + 1`
  await tx
    .update(topUpAmounts)
    .set({ ...changed, version })
    .where(eq(topUpAmounts.id, id))
}

async function finish(
  tx: Tx,
  { id, ...change }: { id: string; action: AuditAction; before: StaffTopUpAmount | null },
  staff: Staff,
): Promise<StaffTopUpAmount> {
  const after = present(foundRow(await tx.select().from(topUpAmounts).where(eq(topUpAmounts.id, id))))
  return recorded(tx, staff, { ...change, subject: 'top_up_amounts', after })
}

async function refuseFaults(db: ReadDb, { coupons, amount }: TopUpAmountFields): Promise<void> {
  const ids = coupons.map(({ templateId }) => templateId)
  refuseFields('staff.notTogether', [
    ['coupons', new Set(ids).size < ids.length],
    ['amount', amount % 100 !== 0],
  ])
  refuseFields('staff.unknownId', [['coupons', (await unknownTemplates(db, ids)).length > 0]])
}

function present({ closed, endAt, createdAt, ...rest }: TopUpAmount): StaffTopUpAmount {
  return { ...rest, endAt: timeText(endAt), createdAt: isoText(createdAt), onSale: !closed }
}
