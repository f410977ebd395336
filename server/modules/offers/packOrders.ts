import { and, count, desc, eq, ilike } from 'drizzle-orm'
import type { PACK_ORDER_STATES, StaffPackOrder } from '../../../console/contract/couponPack'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { type CouponPackOrder, couponPackOrders, couponPacks } from '../../db/schema/couponPacks'
import { type PurchaseRecord, purchases } from '../../db/schema/purchases'
import { likePattern } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { couponsOf, isUnused } from '../couponPacks/packPurchase'
import { holdPurchase } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { foundRow, recorded, timeText } from './edited'

interface Asked {
  /** A part of the number of an order. */
  no: string
  packId?: string | undefined
  state?: (typeof PACK_ORDER_STATES)[number] | undefined
  page: number
  pageSize: number
}

/** A page of the coupon packs that guests have ordered, newest first. */
export async function listPackOrders(
  db: ReadDb,
  { no, packId, state, page, pageSize }: Asked,
  staff: Staff,
): Promise<{ list: StaffPackOrder[]; total: number }> {
  const wanted = and(
    no ? ilike(purchases.no, likePattern(no)) : undefined,
    packId === undefined ? undefined : eq(couponPackOrders.packId, packId),
    state && eq(purchases.state, state),
  )
  const rows = await readRows(db)
    .where(wanted)
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(couponPackOrders)
    .innerJoin(purchases, eq(purchases.id, couponPackOrders.id))
    .where(wanted)
  const list: StaffPackOrder[] = []
  for (const row of rows) list.push(await present(db, row, staff))
  return { list, total }
}

/**
 * Gives the whole price of a pack back, also after the days of the refund and when its coupons have ended, as long as none was used or
 * given; its coupons are gone then.
 */
export async function refundPackOrder(tx: Tx, orderId: string, staff: Staff): Promise<StaffPackOrder> {
  const before = await readOrder(tx, orderId, staff)
  const held = await holdPurchase(tx, orderId, 'couponPack')
  if (!held) throw new Error(`order ${orderId} of a pack has no purchase`)
  await refundPurchase(tx, held, { actor: 'merchant', amount: held.purchase.amount, now: staff.now })
  const after = await readOrder(tx, orderId, staff)
  return recorded(tx, staff, { action: 'couponPack.refund', subject: 'coupon_pack_orders', before, after })
}

async function readOrder(db: ReadDb, orderId: string, staff: Staff): Promise<StaffPackOrder> {
  return present(db, foundRow(await readRows(db).where(eq(couponPackOrders.id, orderId))), staff)
}

interface Row {
  order: CouponPackOrder
  purchase: PurchaseRecord
  name: StaffPackOrder['name']
}

function readRows(db: ReadDb) {
  return db
    .select({ order: couponPackOrders, purchase: purchases, name: couponPacks.name })
    .from(couponPackOrders)
    .innerJoin(purchases, eq(purchases.id, couponPackOrders.id))
    .innerJoin(couponPacks, eq(couponPacks.id, couponPackOrders.packId))
}

async function present(db: ReadDb, { order, purchase, name }: Row, { now }: Staff): Promise<StaffPackOrder> {
  const { id, no, storeId, amount, userId, state } = purchase
  const viewer = { userId, now, actor: 'merchant' } as const
  return {
    ...{ id, no, packId: order.packId, name, storeId, amount },
    state: state === 'partlyRefunded' ? 'paid' : state,
    refundable: state === 'paid' && isUnused(order, await couponsOf(db, id), viewer),
    createdAt: isoText(purchase.createdAt),
    paidAt: timeText(purchase.paidAt),
  }
}
