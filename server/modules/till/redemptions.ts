import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { TillRedemption } from '../../../console/contract/till/till'
import { couponSetting } from '../../../src/contract/config/forms'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockCoupons } from '../../db/locks'
import { couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import { giftCardDesigns, giftCards } from '../../db/schema/wallet/giftCards'
import { type TillRedemptionRow, tillRedemptions } from '../../db/schema/staff/staff'
import { inLocale } from '../../db/translations'
import { recordAudit, type Staff } from '../audit/audit'
import { readSetting } from '../config/settings'
import { markUnused, markUsed } from '../coupons/orderCoupons'
import { bookCard } from '../ledger/cardLedger'
import { lockOwnCards } from '../ledger/heldCards'
import { assessShown, type TillBill } from './preview'
import { cardName, findPresentedOffer, type PresentedOffer } from './presentedOffer'

/** A bill, the presented code, and the discount of the preview in satang. */
interface TillRequest extends TillBill {
  code: string
  discount: number
}

/** Uses the coupon or gift card of a code for a bill, once. Refuses with 409 when another amount than `discount` comes off by now. */
export async function redeemAtTill(
  tx: Tx,
  { code, discount, ...bill }: TillRequest,
  staff: Staff,
): Promise<TillRedemption> {
  const shown = await lockShown(tx, await findPresentedOffer(tx, code), staff)
  const preview = await assessShown(tx, shown, bill, staff)
  if (preview.reason) throw new AppError(400, 'cart.reason', { reason: preview.reason }, { preview })
  if (preview.discount !== discount) throw new AppError(409, 'till.changed', {}, { preview })
  const { now } = staff
  const subject =
    shown.kind === 'coupon' ? { couponId: shown.coupon.id, cardId: null } : { couponId: null, cardId: shown.card.id }
  const id = newId()
  await tx.insert(tillRedemptions).values({ id, ...bill, ...subject, kind: shown.kind, discount, at: now })
  if (shown.kind === 'coupon') await markUsed(tx, shown.coupon.id, { orderId: null, amount: discount, now })
  else await bookCard(tx, shown.card, { amount: -discount, kind: 'till', cause: id, now })
  const redemption = await findRedemption(tx, id, staff)
  await audit(tx, staff, { action: 'till.redeem', before: null, after: redemption })
  return redemption
}

/** Undoes a use within the merchant's time: the coupon can be used again, the money is on the card again, for a day at least. */
export async function undoRedemption(tx: Tx, id: string, staff: Staff): Promise<TillRedemption> {
  const before = await findRedemption(tx, id, staff)
  const { now } = staff
  const unvoided = and(eq(tillRedemptions.id, id), isNull(tillRedemptions.voidedAt))
  const [voided] = await tx.update(tillRedemptions).set({ voidedAt: now }).where(unvoided).returning()
  if (!voided) throw new AppError(400, 'till.undone')
  if (voided.at.getTime() + (await readUndoMs(tx)) <= now.getTime()) throw new AppError(400, 'till.tooLate')
  await giveBack(tx, voided, now)
  const after = await findRedemption(tx, id, staff)
  await audit(tx, staff, { action: 'till.undo', before, after })
  return after
}

/** What was used at the till of a store, newest first. */
export async function listRedemptions(
  db: ReadDb,
  { storeId, page, pageSize }: { storeId: string; page: number; pageSize: number },
  staff: Staff,
): Promise<{ list: TillRedemption[]; total: number }> {
  const ofStore = eq(tillRedemptions.storeId, storeId)
  const rows = await readRows(db)
    .where(ofStore)
    .orderBy(desc(tillRedemptions.at), desc(tillRedemptions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(tillRedemptions).where(ofStore)
  const undoMs = await readUndoMs(db)
  return { list: rows.map((row) => present(row, { ...staff, undoMs })), total }
}

/** Locks the presented coupon or gift card and reads it. */
async function lockShown(tx: Tx, shown: PresentedOffer, { now }: Staff): Promise<PresentedOffer> {
  if (shown.kind === 'coupon') {
    const [coupon] = await lockCoupons(tx, [shown.coupon.id])
    if (coupon?.code !== shown.coupon.code) throw new AppError(400, 'till.unknown')
    return { ...shown, coupon }
  }
  const [held] = await lockOwnCards(tx, [shown.card.id], now)
  const isSame = held?.card.codeHash === shown.card.codeHash && held.card.state !== 'cancelled'
  if (!held || !isSame) throw new AppError(400, 'till.unknown')
  return { ...shown, card: held.card }
}

async function giveBack(tx: Tx, { id, kind, couponId, cardId, discount }: TillRedemptionRow, now: Date): Promise<void> {
  if (kind === 'coupon') {
    for (const coupon of await lockCoupons(tx, couponId ? [couponId] : [])) await markUnused(tx, coupon, now)
    return
  }
  const [held] = await lockOwnCards(tx, cardId ? [cardId] : [], now)
  if (!held || held.card.state === 'cancelled') throw new AppError(400, 'till.cardGone')
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const expireAt = held.card.expireAt < tomorrow ? tomorrow : held.card.expireAt
  await bookCard(tx, held.card, { amount: discount, kind: 'tillUndone', cause: id, now }, { expireAt })
}

/** For how long a use can be undone, ms. */
async function readUndoMs(db: ReadDb): Promise<number> {
  return (await readSetting(db, 'couponSetting', couponSetting)).undoMinutes * MINUTE_MS
}

/** Uses at the till with the names of what was used. */
function readRows(db: ReadDb) {
  return db
    .select({ use: tillRedemptions, template: couponTemplates.name, card: giftCards.no, design: giftCardDesigns.name })
    .from(tillRedemptions)
    .leftJoin(userCoupons, eq(userCoupons.id, tillRedemptions.couponId))
    .leftJoin(couponTemplates, eq(couponTemplates.id, userCoupons.templateId))
    .leftJoin(giftCards, eq(giftCards.id, tillRedemptions.cardId))
    .leftJoin(giftCardDesigns, eq(giftCardDesigns.id, giftCards.designId))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof readRows>>[number]

async function findRedemption(db: ReadDb, id: string, staff: Staff): Promise<TillRedemption> {
  const [row] = await readRows(db).where(eq(tillRedemptions.id, id))
  if (!row) throw new AppError(400, 'till.notFound')
  return present(row, { ...staff, undoMs: await readUndoMs(db) })
}

function present(
  { use, template, card, design }: Row,
  { locale, undoMs }: Pick<Staff, 'locale'> & { undoMs: number },
): TillRedemption {
  const { id, kind, storeId, amount, discount, at, voidedAt } = use
  const ofCard = card && design ? cardName({ name: design }, { no: card }, locale) : ''
  return {
    ...{ id, kind, storeId, amount, discount, left: amount - discount, at: isoText(at) },
    name: template ? inLocale(template, locale) : ofCard,
    voidUntil: voidedAt ? null : isoText(new Date(at.getTime() + undoMs)),
    voidedAt: voidedAt && isoText(voidedAt),
  }
}

function audit(
  tx: Tx,
  staff: Staff,
  { action, before, after }: { action: AuditAction; before: TillRedemption | null; after: TillRedemption },
): Promise<void> {
  return recordAudit(tx, staff, { action, subject: 'till_redemptions', subjectId: after.id, before, after })
}
