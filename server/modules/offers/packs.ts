import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { PackFields, StaffPack } from '../../../console/contract/coupons/couponPack'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type CouponPack, couponPacks } from '../../db/schema/coupons/couponPacks'
import { holdsKeyword } from '../../db/translations'
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

/** A page of the packs in the merchant's order. */
export async function listPacks(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffPack[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(couponPacks.closed, !onSale)
  const condition = and(holdsKeyword(couponPacks.name, keyword), ofState)
  const rows = await db
    .select()
    .from(couponPacks)
    .where(condition)
    .orderBy(asc(couponPacks.sort), asc(couponPacks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(couponPacks, condition) }
}

/** Makes a pack, which is on sale. */
export async function createPack(tx: Tx, fields: PackFields, staff: Staff): Promise<StaffPack> {
  await refuseFaults(tx, fields)
  const id = newId()
  await tx.insert(couponPacks).values({ ...columnsOf(fields), id, createdAt: staff.now })
  return written(tx, { id, action: 'couponPack.create', before: null }, staff)
}

/** Changes a pack. What was bought stays as it was sold. */
export async function updatePack(
  tx: Tx,
  { id, version, ...fields }: PackFields & SeenVersion,
  staff: Staff,
): Promise<StaffPack> {
  const before = await lockSeen(tx, { id, version })
  await refuseFaults(tx, fields)
  refuseFields('staff.belowCount', [['total', fields.total !== null && fields.total < before.sold]])
  await write(tx, id, columnsOf(fields))
  return written(tx, { id, action: 'couponPack.update', before }, staff)
}

/** Takes a pack off sale, or puts it on sale. */
export async function setPackOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffPack> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'couponPack.onSale', before }, staff)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffPack> {
  return present(await refuseStale(await lockRow(tx, couponPacks, seen.id), seen, present))
}

async function write(tx: Tx, id: string, changed: Partial<typeof couponPacks.$inferInsert>): Promise<void> {
  await tx
    .update(couponPacks)
    .set({ ...changed, version: sql`${couponPacks.version} + 1` })
    .where(eq(couponPacks.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffPack | null },
  staff: Staff,
): Promise<StaffPack> {
  const after = present(foundRow(await tx.select().from(couponPacks).where(eq(couponPacks.id, id))))
  return recorded(tx, staff, { action, subject: 'coupon_packs', before, after })
}

async function refuseFaults(db: ReadDb, fields: PackFields): Promise<void> {
  const { coupons, total, perPerson, perMonth, saleFrom, saleUntil } = fields
  const ids = coupons.map(({ templateId }) => templateId)
  refuseFields('staff.notTogether', [
    ['coupons', new Set(ids).size < ids.length],
    ['perMonth', perMonth && perPerson === null],
    ['perPerson', total !== null && perPerson !== null && perPerson > total],
    ['saleUntil', saleFrom !== null && saleUntil !== null && Date.parse(saleFrom) >= Date.parse(saleUntil)],
  ])
  refuseFields('staff.unknownId', [['coupons', (await unknownTemplates(db, ids)).length > 0]])
}

function columnsOf({ saleFrom, saleUntil, ...rest }: PackFields) {
  return { ...rest, saleFrom: timeOf(saleFrom), saleUntil: timeOf(saleUntil) }
}

function present({ closed, saleFrom, saleUntil, createdAt, ...rest }: CouponPack): StaffPack {
  const times = { saleFrom: timeText(saleFrom), saleUntil: timeText(saleUntil), createdAt: isoText(createdAt) }
  return { ...rest, ...times, onSale: !closed }
}
