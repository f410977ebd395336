import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { StaffVipPlan, VipPlanFields } from '../../../console/contract/members/vipPlan'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { vipOrders, type VipPlan, vipPlans, vipTerms } from '../../db/schema/members/membership'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { foundRow, type OfferQuery, recorded, refuseStale, type SeenVersion } from './edited'

/** A page of the VIP plans in the merchant's order. */
export async function listVipPlans(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
  { now }: Staff,
): Promise<{ list: StaffVipPlan[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(vipPlans.closed, !onSale)
  const condition = and(holdsKeyword(vipPlans.name, keyword), ofState)
  const rows = await db
    .select()
    .from(vipPlans)
    .where(condition)
    .orderBy(asc(vipPlans.sort), asc(vipPlans.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: await presentAll(db, rows, now), total: await db.$count(vipPlans, condition) }
}

/** Makes a plan, which is on sale. */
export async function createVipPlan(tx: Tx, fields: VipPlanFields, staff: Staff): Promise<StaffVipPlan> {
  const id = newId()
  await tx.insert(vipPlans).values({ ...fields, id, createdAt: staff.now })
  return written(tx, { id, action: 'vipPlan.create', before: null }, staff)
}

/** Changes a plan. What was bought stays as it was sold. */
export async function updateVipPlan(
  tx: Tx,
  { id, version, ...fields }: VipPlanFields & SeenVersion,
  staff: Staff,
): Promise<StaffVipPlan> {
  const before = await lockSeen(tx, { id, version }, staff)
  await write(tx, id, fields)
  return written(tx, { id, action: 'vipPlan.update', before }, staff)
}

/** Takes a plan off sale, or puts it on sale. */
export async function setVipPlanOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffVipPlan> {
  const before = await lockSeen(tx, seen, staff)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'vipPlan.onSale', before }, staff)
}

async function lockSeen(tx: Tx, seen: SeenVersion, { now }: Staff): Promise<StaffVipPlan> {
  const show = (row: VipPlan) => present(tx, row, now)
  return show(await refuseStale(await lockRow(tx, vipPlans, seen.id), seen, show))
}

async function write(tx: Tx, id: string, changed: Partial<typeof vipPlans.$inferInsert>): Promise<void> {
  await tx
    .update(vipPlans)
    .set({ ...changed, version: sql`${vipPlans.version} + 1` })
    .where(eq(vipPlans.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffVipPlan | null },
  staff: Staff,
): Promise<StaffVipPlan> {
  const row = foundRow(await tx.select().from(vipPlans).where(eq(vipPlans.id, id)))
  const after = await present(tx, row, staff.now)
  return recorded(tx, staff, { action, subject: 'vip_plans', before, after })
}

async function present(db: ReadDb, plan: VipPlan, now: Date): Promise<StaffVipPlan> {
  return foundRow(await presentAll(db, [plan], now))
}

async function presentAll(db: ReadDb, plans: readonly VipPlan[], now: Date): Promise<StaffVipPlan[]> {
  const counts = await db
    .select({ planId: vipOrders.planId, running: count() })
    .from(vipTerms)
    .innerJoin(vipOrders, eq(vipOrders.id, vipTerms.id))
    .where(gt(vipTerms.endAt, now))
    .groupBy(vipOrders.planId)
  return plans.map(({ closed, createdAt, ...rest }) => ({
    ...rest,
    createdAt: isoText(createdAt),
    onSale: !closed,
    running: counts.find(({ planId }) => planId === rest.id)?.running ?? 0,
  }))
}
