import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { ActivityFields, StaffActivity } from '../../../console/contract/coupons/couponActivity'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { sqlState } from '../../db/databaseErrors'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type CouponActivity, couponActivities } from '../../db/schema/coupons/couponClaims'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { normalizeWord } from '../coupons/exchangeCodes'
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

/** SQLSTATE of a value that another row has. */
const UNIQUE_VIOLATION = '23505'

/** A page of the campaigns in the merchant's order. */
export async function listActivities(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffActivity[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(couponActivities.closed, !onSale)
  const condition = and(holdsKeyword(couponActivities.name, keyword), ofState)
  const order = [asc(couponActivities.sort), asc(couponActivities.id)]
  const skipped = (page - 1) * pageSize
  const found = db.select().from(couponActivities).where(condition)
  const rows = await found
    .orderBy(...order)
    .limit(pageSize)
    .offset(skipped)
  return { list: rows.map(present), total: await db.$count(couponActivities, condition) }
}

/** Makes a campaign. */
export async function createActivity(tx: Tx, fields: ActivityFields, staff: Staff): Promise<StaffActivity> {
  await refuseFaults(tx, fields)
  const row = { ...columnsOf(fields), id: newId(), createdAt: staff.now }
  await refuseTakenWord(() => tx.insert(couponActivities).values(row))
  return written(tx, { id: row.id, action: 'couponActivity.create', before: null }, staff)
}

/** Changes a campaign. What was claimed stays. */
export async function updateActivity(
  tx: Tx,
  { id, version, ...fields }: ActivityFields & SeenVersion,
  staff: Staff,
): Promise<StaffActivity> {
  const before = await lockSeen(tx, { id, version })
  await refuseFaults(tx, fields)
  refuseFields('staff.belowCount', [['total', fields.total !== null && fields.total < before.claimed]])
  await refuseTakenWord(() => write(tx, id, columnsOf(fields)))
  return written(tx, { id, action: 'couponActivity.update', before }, staff)
}

/** Stops a campaign, or lets it run again. */
export async function setActivityOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffActivity> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'couponActivity.onSale', before }, staff)
}

/** Refuses a word that another campaign has. */
async function refuseTakenWord(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    throw new AppError(400, 'staff.taken', { field: 'word' }, { fields: ['word'] })
  }
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffActivity> {
  return present(await refuseStale(await lockRow(tx, couponActivities, seen.id), seen, present))
}

function write(tx: Tx, id: string, changed: Partial<typeof couponActivities.$inferInsert>) {
  const version = sql`${couponActivities.version} + 1`
  return tx
    .update(couponActivities)
    .set({ ...changed, version })
    .where(eq(couponActivities.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffActivity | null },
  staff: Staff,
): Promise<StaffActivity> {
  const rows = await tx.select().from(couponActivities).where(eq(couponActivities.id, id))
  return recorded(tx, staff, { action, subject: 'coupon_activities', before, after: present(foundRow(rows)) })
}

async function refuseFaults(db: ReadDb, { coupons, word, validFrom, validUntil }: ActivityFields): Promise<void> {
  const ids = coupons.map(({ templateId }) => templateId)
  const endsFirst = validFrom !== null && validUntil !== null && Date.parse(validFrom) >= Date.parse(validUntil)
  refuseFields('staff.notTogether', [
    ['coupons', new Set(ids).size < ids.length],
    ['word', word !== null && normalizeWord(word) === ''],
    ['validUntil', endsFirst],
  ])
  refuseFields('staff.unknownId', [['coupons', (await unknownTemplates(db, ids)).length > 0]])
}

function columnsOf({ word, validFrom, validUntil, ...rest }: ActivityFields) {
  return { ...rest, word: word && normalizeWord(word), validFrom: timeOf(validFrom), validUntil: timeOf(validUntil) }
}

function present({ closed, validFrom, validUntil, createdAt, ...rest }: CouponActivity): StaffActivity {
  const period = { validFrom: timeText(validFrom), validUntil: timeText(validUntil) }
  return { ...rest, ...period, createdAt: isoText(createdAt), onSale: !closed }
}
