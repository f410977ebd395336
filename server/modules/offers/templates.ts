import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffTemplate, TEMPLATE_STATES, TemplateFields } from '../../../console/contract/coupons/couponTemplate'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { exchangeBatches } from '../../db/schema/coupons/couponClaims'
import { couponPacks } from '../../db/schema/coupons/couponPacks'
import { type CouponTemplate, couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import { goods } from '../../db/schema/store/goods'
import { stores } from '../../db/schema/store/stores'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { foundRow, recorded, refuseFields, refuseStale, type SeenVersion, timeOf, timeText } from './edited'
import { changedTerms, templateFaults } from './templateRules'

type State = (typeof TEMPLATE_STATES)[number]

/** A page of the templates in the merchant's order, of a state and with a keyword in their name. */
export async function listTemplates(
  db: ReadDb,
  { keyword, state, page, pageSize }: { keyword: string; state?: State | undefined; page: number; pageSize: number },
  { now }: Staff,
): Promise<{ list: StaffTemplate[]; total: number }> {
  const ofState = state && sql`${stateAt(now)} = ${state}`
  const condition = and(holdsKeyword(couponTemplates.name, keyword), ofState)
  const rows = await readRows(db, now)
    .where(condition)
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(couponTemplates, condition) }
}

/** One template. Refuses an unknown id. */
export async function readTemplate(db: ReadDb, id: string, { now }: Pick<Staff, 'now'>): Promise<StaffTemplate> {
  return present(foundRow(await readRows(db, now).where(eq(couponTemplates.id, id))))
}

/** Makes a template. */
export async function createTemplate(tx: Tx, fields: TemplateFields, staff: Staff): Promise<StaffTemplate> {
  await refuseFaults(tx, fields)
  const id = newId()
  await tx.insert(couponTemplates).values({ ...columnsOf(fields), id, createdAt: staff.now })
  return written(tx, { id, action: 'couponTemplate.create', before: null }, staff)
}

/** Changes a template; its terms only while no guest has or was promised a coupon of it. */
export async function updateTemplate(
  tx: Tx,
  { id, version, ...fields }: TemplateFields & SeenVersion,
  staff: Staff,
): Promise<StaffTemplate> {
  const before = await lockSeen(tx, { id, version }, staff)
  await refuseFaults(tx, fields)
  if (before.promised) refuseFields('staff.fixedTerms', changedTerms(before, fields))
  refuseFields('staff.belowCount', [['total', fields.total !== null && fields.total < before.issued]])
  await write(tx, id, columnsOf(fields))
  return written(tx, { id, action: 'couponTemplate.update', before }, staff)
}

/** Pauses or resumes a template. Held coupons stay. */
export async function setTemplateOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffTemplate> {
  const before = await lockSeen(tx, seen, staff)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'couponTemplate.onSale', before }, staff)
}

/** The ids among these of which there is no template. */
export async function unknownTemplates(db: ReadDb, ids: readonly string[]): Promise<string[]> {
  return unknownIds(db, couponTemplates, ids)
}

async function lockSeen(tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffTemplate> {
  const current = () => readTemplate(tx, seen.id, staff)
  await refuseStale(await lockRow(tx, couponTemplates, seen.id), seen, current)
  return current()
}

async function write(tx: Tx, id: string, changed: Partial<typeof couponTemplates.$inferInsert>): Promise<void> {
  await tx
    .update(couponTemplates)
    .set({ ...changed, version: sql`${couponTemplates.version} + 1` })
    .where(eq(couponTemplates.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffTemplate | null },
  staff: Staff,
): Promise<StaffTemplate> {
  return recorded(tx, staff, { action, subject: 'coupon_templates', before, after: await readTemplate(tx, id, staff) })
}

async function refuseFaults(db: ReadDb, fields: TemplateFields): Promise<void> {
  refuseFields('staff.notTogether', templateFaults(fields))
  refuseFields('staff.unknownId', [
    ['storeIds', (await unknownIds(db, stores, fields.storeIds ?? [])).length > 0],
    ['goodsIds', (await unknownIds(db, goods, fields.goodsIds)).length > 0],
  ])
}

async function unknownIds(
  db: ReadDb,
  table: typeof stores | typeof goods | typeof couponTemplates,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

function columnsOf(fields: TemplateFields) {
  const { startAt, endAt, claimFrom, claimUntil, ...rest } = fields
  return {
    ...rest,
    startAt: timeOf(startAt),
    endAt: timeOf(endAt),
    claimFrom: timeOf(claimFrom),
    claimUntil: timeOf(claimUntil),
  }
}

/** The state of a template at a time. */
function stateAt(now: Date): SQL<State> {
  const { closed, claimFrom, claimUntil, validRule, endAt, issued, total } = couponTemplates
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`case when ${closed} then 'paused'
    when ${claimUntil} <= ${at} or (${validRule} = 'fixed' and ${endAt} <= ${at}) then 'ended'
    when ${claimFrom} > ${at} then 'upcoming'
    when ${issued} >= ${total} then 'soldOut' else 'onSale' end`
}

/** Whether guests have a coupon of a template, or have a code or bought a pack that gives one. */
function isPromised(db: ReadDb): SQL<boolean> {
  const { id, issued } = couponTemplates
  const gives = (coupons: typeof couponPacks.coupons | typeof exchangeBatches.coupons) =>
    sql`${coupons} @> jsonb_build_array(jsonb_build_object('templateId', ${id}))`
  const held = db
    .select({ one: sql`1` })
    .from(userCoupons)
    .where(eq(userCoupons.templateId, id))
  const coded = db
    .select({ one: sql`1` })
    .from(exchangeBatches)
    .where(gives(exchangeBatches.coupons))
  const sold = sql`${couponPacks.sold} > 0`
  const packed = db
    .select({ one: sql`1` })
    .from(couponPacks)
    .where(and(sold, gives(couponPacks.coupons)))
  const any = or(sql`${issued} > 0`, sql`exists ${held}`, sql`exists ${coded}`, sql`exists ${packed}`)
  return any as SQL<boolean>
}

function readRows(db: ReadDb, now: Date) {
  return db
    .select({ template: couponTemplates, state: stateAt(now), promised: isPromised(db) })
    .from(couponTemplates)
    .$dynamic()
}

function present({ template, state, promised }: { template: CouponTemplate; state: State; promised: boolean }) {
  const { startAt, endAt, claimFrom, claimUntil, createdAt, closed: _closed, ...rest } = template
  return {
    ...rest,
    ...{ state, promised },
    startAt: timeText(startAt),
    endAt: timeText(endAt),
    claimFrom: timeText(claimFrom),
    claimUntil: timeText(claimUntil),
    createdAt: isoText(createdAt),
  }
}
