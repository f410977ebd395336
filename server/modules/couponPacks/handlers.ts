import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { couponPackContract } from '../../../src/contract/coupon/couponPack'
import { DAY_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import { couponPackOrders, couponPacks } from '../../db/schema/coupons/couponPacks'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { presentHeld } from '../coupons/heldCoupons'
import { buyerOf, placePurchase, purchaseOffers } from '../purchases/placePurchase'
import { findPurchase, purchaseStateOf } from '../purchases/purchases'
import { refundOnRequest } from '../purchases/refundPurchase'
import { couponsOf, isUnused } from './packPurchase'
import { readBuyState, readPacks } from './packs'

type Calls = typeof couponPackContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Numbers of orders of packs begin with it. */
const PREFIX = 'CP'

/** Coupon packs. */
export const couponPackHandlers = (providers: PaymentProviders): Handlers<Calls> => ({
  async list(context, { storeId, id }) {
    const { db, now } = context
    return {
      list: await readPacks(db, id, buyerOf(context)),
      payTypes: await purchaseOffers(context, { storeId, providers }),
      serverTime: isoText(now),
    }
  },

  order: (context, request) => orderPack(context, request, providers),

  ordered: (context, { orderId }) => readOrdered(context, orderId),

  async refund(context, { orderId }) {
    await refundOnRequest(context, { id: orderId, kind: 'couponPack' }, { refundUntil, refusal: 'couponPack.used' })
    return readOrdered(context, orderId)
  },
})

/** Orders a pack: it is reserved until it is paid or its time to pay is over. */
async function orderPack(
  context: Context<Tx>,
  { storeId, packId, payType }: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx, session } = context
  const [pack] = await tx.select().from(couponPacks).where(eq(couponPacks.id, packId))
  if (!pack) throw new AppError(400, 'couponPack.notFound')
  await lockUser(tx, session.userId)
  const buyState = await readBuyState(tx, pack, buyerOf(context))
  if (buyState !== 'can') throw new AppError(400, `couponPack.${buyState}`)
  const { price: amount, coupons, refundDays } = pack
  const purchase = { kind: 'couponPack', prefix: PREFIX, storeId, amount, payType } as const
  const write = async (id: string) => {
    const left = or(isNull(couponPacks.total), lt(couponPacks.sold, couponPacks.total))
    const reserved = await tx
      .update(couponPacks)
      .set({ sold: sql`${couponPacks.sold} + 1` })
      .where(and(eq(couponPacks.id, packId), left))
      .returning({ id: couponPacks.id })
    if (reserved.length === 0) throw new AppError(400, 'couponPack.soldOut')
    await tx.insert(couponPackOrders).values({ id, packId, coupons, refundDays })
  }
  return placePurchase(context, purchase, { providers, write })
}

async function readOrdered(context: Context, orderId: string): Promise<Reply<Calls['ordered']>> {
  const { db, session, locale, now } = context
  const purchase = await findPurchase(db, session.userId, orderId)
  const [found] = await db
    .select({ pack: couponPacks })
    .from(couponPackOrders)
    .innerJoin(couponPacks, eq(couponPacks.id, couponPackOrders.packId))
    .where(eq(couponPackOrders.id, orderId))
  if (!purchase || !found) throw new AppError(400, 'order.notFound')
  const own = (await couponsOf(db, orderId)).filter(({ userId }) => userId === session.userId)
  const until = await refundUntil(db, purchase, now)
  return {
    orderId,
    name: inLocale(found.pack.name, locale),
    image: found.pack.image,
    amount: purchase.amount,
    state: purchaseStateOf(purchase, now),
    coupons: await presentHeld(db, own, { locale, now }),
    refundUntil: until && isoText(until),
    serverTime: isoText(now),
  }
}

/** Until when the buyer of an unused pack may have the money back; null when it is too late for that. */
async function refundUntil(db: ReadDb, { id, userId, state, paidAt }: PurchaseRecord, now: Date): Promise<Date | null> {
  const [order] = await db.select().from(couponPackOrders).where(eq(couponPackOrders.id, id))
  if (!order || state !== 'paid' || !paidAt) return null
  const until = new Date(paidAt.getTime() + order.refundDays * DAY_MS)
  return until > now && isUnused(order, await couponsOf(db, id), { userId, now, actor: 'guest' }) ? until : null
}
