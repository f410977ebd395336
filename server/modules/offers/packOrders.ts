import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { StaffPackOrder } from '../../../console/contract/coupons/couponPack'
import type { PurchaseState } from '../../../src/contract/payment/purchaseState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { type CouponPackOrder, couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { users } from '../../db/schema/account/users'
import { inLocale, likePattern } from '../../db/translations'
import { digitsOf, shownPhone } from '../accounts/phoneNumbers'
import { heldState } from '../coupons/couponPresenter'
import type { Staff } from '../audit/audit'
import { isUnused } from '../couponPacks/packPurchase'
import { lockPurchaseOf } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { foundRow, recorded, timeText } from './edited'

interface PackOrderQuery {
  keyword: string
  packId?: string | undefined
  state?: PurchaseState | undefined
  page: number
  pageSize: number
}

/** A page of the coupon packs that guests have ordered, newest first. */
export async function listPackOrders(
  db: ReadDb,
  { keyword, packId, state, page, pageSize }: PackOrderQuery,
  staff: Staff,
): Promise<{ list: StaffPackOrder[]; total: number }> {
  const condition = and(
    holds(keyword),
    packId === undefined ? undefined : eq(couponPackOrders.packId, packId),
    state && eq(purchases.state, state),
  )
  const rows = await readRows(db)
    .where(condition)
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(couponPackOrders)
    .innerJoin(purchases, eq(purchases.id, couponPackOrders.id))
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(condition)
  return { list: await presentAll(db, rows, staff), total }
}

/** One coupon pack that a guest has ordered. */
export async function readPackOrder(db: ReadDb, orderId: string, staff: Staff): Promise<StaffPackOrder> {
  const row = foundRow(await readRows(db).where(eq(couponPackOrders.id, orderId)))
  return foundRow(await presentAll(db, [row], staff))
}

/**
 * Gives the whole price of a pack back, also after the days of the refund and when its coupons have ended, as long as none was used or
 * given; its coupons are gone then.
 */
export async function refundPackOrder(tx: Tx, orderId: string, staff: Staff): Promise<StaffPackOrder> {
  const before = await readPackOrder(tx, orderId, staff)
  const held = await lockPurchaseOf(tx, orderId, 'couponPack')
  if (!held) throw new Error(`order ${orderId} of a pack has no purchase`)
  await refundPurchase(tx, held, { actor: 'merchant', amount: held.purchase.amount, now: staff.now })
  const after = await readPackOrder(tx, orderId, staff)
  // The log keeps no names of members.
  const nameless = { memberName: '', phone: '' }
  await recorded(tx, staff, {
    ...{ action: 'couponPack.refund', subject: 'coupon_pack_orders' },
    ...{ before: { ...before, ...nameless }, after: { ...after, ...nameless } },
  })
  return after
}

interface Row {
  order: CouponPackOrder
  purchase: PurchaseRecord
  name: StaffPackOrder['name']
  user: typeof users.$inferSelect
}

function readRows(db: ReadDb) {
  return db
    .select({ order: couponPackOrders, purchase: purchases, name: couponPacks.name, user: users })
    .from(couponPackOrders)
    .innerJoin(purchases, eq(purchases.id, couponPackOrders.id))
    .innerJoin(couponPacks, eq(couponPacks.id, couponPackOrders.packId))
    .innerJoin(users, eq(users.id, purchases.userId))
}

/** A word in the number of an order, or in the name or phone number of its buyer. */
function holds(keyword: string) {
  if (keyword === '') return undefined
  const pattern = likePattern(keyword)
  const digits = digitsOf(keyword)
  const ofPhone = digits === undefined ? undefined : ilike(users.phone, likePattern(digits))
  return or(ilike(purchases.no, pattern), ilike(users.nickname, pattern), ofPhone)
}

/** Orders with what is left in each, in as many queries as for one. */
async function presentAll(db: ReadDb, rows: readonly Row[], staff: Staff): Promise<StaffPackOrder[]> {
  const ids = rows.map(({ order }) => order.id)
  const held = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.source, 'pack'), inArray(userCoupons.cause, ids)))
  const templateIds = rows.flatMap(({ order }) => order.coupons.map(({ templateId }) => templateId))
  const templates = await db
    .select({ id: couponTemplates.id, name: couponTemplates.name })
    .from(couponTemplates)
    .where(inArray(couponTemplates.id, templateIds))
  const names = new Map(templates.map(({ id, name }) => [id, inLocale(name, staff.locale)]))
  return rows.map((row) => present(row, { held: held.filter(({ cause }) => cause === row.order.id), names }, staff))
}

interface Contents {
  held: readonly UserCoupon[]
  names: ReadonlyMap<string, string>
}

function present({ order, purchase, name, user }: Row, { held, names }: Contents, { now }: Staff): StaffPackOrder {
  const { id, no, storeId, amount, userId, state } = purchase
  const viewer = { userId, now, actor: 'merchant' } as const
  const usable = held.filter((coupon) => coupon.userId === userId && heldState(coupon, now) === 'usable')
  const leftOf = (templateId: string) => usable.filter((coupon) => coupon.templateId === templateId).length
  return {
    ...{ id, no, packId: order.packId, name, storeId, amount },
    memberName: user.nickname,
    phone: shownPhone(user.phone),
    left: order.coupons
      .map(({ templateId, num }) => `${names.get(templateId) ?? ''} ${leftOf(templateId)}/${num}`.trim())
      .join(' · '),
    state: state === 'partlyRefunded' ? 'paid' : state,
    refundable: state === 'paid' && isUnused(order, held, viewer),
    createdAt: isoText(purchase.createdAt),
    paidAt: timeText(purchase.paidAt),
  }
}
