import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { DesignFields, StaffDesign } from '../../../console/contract/coupons/giftCardDesign'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { giftCardDesigns, giftCards } from '../../db/schema/wallet/giftCards'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { foundRow, type OfferQuery, recorded, refuseFields, refuseStale, type SeenVersion } from './edited'

/** A page of the designs in the merchant's order. */
export async function listDesigns(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffDesign[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(giftCardDesigns.onSale, onSale)
  const condition = and(holdsKeyword(giftCardDesigns.name, keyword), ofState)
  const list = await readRows(db)
    .where(condition)
    .orderBy(asc(giftCardDesigns.sort), asc(giftCardDesigns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: list.map(present), total: await db.$count(giftCardDesigns, condition) }
}

/** Makes a design, which is on sale. */
export async function createDesign(tx: Tx, fields: DesignFields, staff: Staff): Promise<StaffDesign> {
  refuseFaults(fields)
  const id = newId()
  await tx.insert(giftCardDesigns).values({ ...fields, id })
  return written(tx, { id, action: 'giftCardDesign.create', before: null }, staff)
}

/** Changes a design. Cards that were bought keep their value and their end. */
export async function updateDesign(
  tx: Tx,
  { id, version, ...fields }: DesignFields & SeenVersion,
  staff: Staff,
): Promise<StaffDesign> {
  const before = await lockSeen(tx, { id, version })
  refuseFaults(fields)
  await write(tx, id, fields)
  return written(tx, { id, action: 'giftCardDesign.update', before }, staff)
}

/** Takes a design off sale, or puts it on sale. */
export async function setDesignOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffDesign> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { onSale })
  return written(tx, { id: seen.id, action: 'giftCardDesign.onSale', before }, staff)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffDesign> {
  await refuseStale(await lockRow(tx, giftCardDesigns, seen.id), seen, () => readDesign(tx, seen.id))
  return readDesign(tx, seen.id)
}

async function write(tx: Tx, id: string, changed: Partial<typeof giftCardDesigns.$inferInsert>): Promise<void> {
  const version = sql`${giftCardDesigns.version} + 1`
  await tx
    .update(giftCardDesigns)
    .set({ ...changed, version })
    .where(eq(giftCardDesigns.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffDesign | null },
  staff: Staff,
): Promise<StaffDesign> {
  return recorded(tx, staff, { action, subject: 'gift_card_designs', before, after: await readDesign(tx, id) })
}

function refuseFaults({ faceValues, minAmount, maxAmount }: DesignFields): void {
  const isFixed = minAmount === null && maxAmount === null
  const isFree = minAmount !== null && maxAmount !== null && minAmount <= maxAmount
  const isSorted = faceValues.every((value, index) => index === 0 || value > Number(faceValues[index - 1]))
  refuseFields('staff.notTogether', [
    ['faceValues', !isSorted || (isFixed && faceValues.length === 0)],
    ['maxAmount', !isFixed && !isFree],
  ])
}

async function readDesign(db: ReadDb, id: string): Promise<StaffDesign> {
  return present(foundRow(await readRows(db).where(eq(giftCardDesigns.id, id))))
}

function readRows(db: ReadDb) {
  const issued = db.$count(giftCards, eq(giftCards.designId, giftCardDesigns.id))
  return db.select({ design: giftCardDesigns, issued }).from(giftCardDesigns).$dynamic()
}

function present({ design, issued }: Awaited<ReturnType<typeof readRows>>[number]): StaffDesign {
  return { ...design, issued }
}
