import { and, asc, desc, eq, gte, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { Reply } from '../../../src/contract/endpoint'
import { integralSetting } from '../../../src/contract/config/forms'
import { type Benefits } from '../../../src/contract/membership/vipset'
import type { VipPurchase, VipUsage, vipPlanContract } from '../../../src/contract/membership/vipPlan'
import { percentOf } from '../../../src/domain/money/money'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { addMonths } from '../../../src/domain/time/calendar'
import { DAY_MS } from '../../../src/domain/time/duration'
import { dayOf, instantAt, isoText } from '../../../src/domain/time/storeClock'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { vipOrders, type VipPlan, vipPlans, type VipTerm, vipTerms } from '../../db/schema/members/membership'
import { orders } from '../../db/schema/orders/orders'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readSetting } from '../config/settings'
import { bestOf } from '../ledger/benefits'
import { benefitsOf, readLevels, readStanding } from '../ledger/memberLevel'
import { readPaidBy } from '../paymentMethods/paidBy'
import { purchaseOffers } from '../purchases/placePurchase'
import { purchaseOverdue } from '../purchases/purchases'
import { presentBenefits } from './levels'
import { isTermUnused } from './vipPurchase'

type Calls = typeof vipPlanContract
type Context = RequestContext<ReadDb, Session>

/** Months whose orders tell what VIP would save. */
const USAGE_MONTHS = 3

/** The plans on sale, beside what the caller has by level. */
export async function readPlans(
  context: Context,
  { storeId, providers }: { storeId: string; providers: PaymentProviders },
): Promise<Reply<Calls['list']>> {
  const { db, session, locale, now } = context
  const levels = await readLevels(db, locale)
  const { paid, nameOf } = levels
  const standing = session.member ? await readStanding(db, session.userId, levels, now) : GUEST
  const own = benefitsOf({ ...standing, vipUntil: null }, levels)
  const points = await readSetting(db, 'integralSetting', integralSetting)
  const plans = await db
    .select()
    .from(vipPlans)
    .where(eq(vipPlans.closed, false))
    .orderBy(asc(vipPlans.sort), asc(vipPlans.id))
  return {
    on: paid.on && plans.length > 0,
    plans: paid.on ? plans.map((plan) => presentPlan(plan, context)) : [],
    payTypes: await purchaseOffers(context, { storeId, providers }),
    level: { name: nameOf(standing.level), benefits: presentBenefits(own[0] ?? NOTHING) },
    vip: presentBenefits(paid),
    pointsPerAmount: points.on ? points.earnPerAmount : 0,
    usage: session.member ? await readUsage(context, { own, paid }) : null,
    vipUntil: standing.vipUntil && isoText(standing.vipUntil),
    serverTime: isoText(now),
  }
}

const GUEST = { growth: 0, level: 0, keptUntil: null, toldLevel: 0, vipUntil: null }
const NOTHING: Benefits = {
  ...{ discount: 0, discountFor: [], pointsRate: 10_000, freeDelivery: false, freeDeliveryWithin: 0 },
  ...{ coupons: [], birthdayGift: false },
}

function presentPlan({ id, name, months, price, refundDays }: VipPlan, { locale }: Context) {
  return { id, name: inLocale(name, locale), months, price, refundDays }
}

/** What VIP would have taken off the completed orders of the last months, beyond what the level takes off. */
async function readUsage(
  { db, session, now }: Context,
  { own, paid }: { own: readonly Benefits[]; paid: Benefits },
): Promise<VipUsage> {
  const since = instantAt(addMonths(dayOf(now), -USAGE_MONTHS), 0)
  const rows = await db
    .select({ diningType: orders.diningType, quote: orders.quote })
    .from(orders)
    .where(and(completedOf(session.userId), gte(orders.createdAt, since)))
  const [before, after] = [bestOf(own), bestOf([...own, paid])]
  const freed = before.freeDelivery === null && after.freeDelivery !== null
  const saved = rows.map(({ diningType, quote: { goodsAmount, deliveryAmount } }) => {
    const more = Math.max(0, after.discounts[diningType] - before.discounts[diningType])
    return percentOf(goodsAmount, more) + (freed ? deliveryAmount : 0)
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return { orders: rows.length, amount: sum(rows.map(({ quote }) => quote.goodsAmount)), saved: sum(saved) }
}

/** The plans that a member has bought, the latest first. Unpaid ones are listed as long as they can be paid. */
export async function readPurchases(
  db: ReadDb,
  userId: string,
  { orderId, now, locale }: Pick<Context, 'now' | 'locale'> & { orderId?: string | undefined },
): Promise<Reply<Calls['orders']>> {
  const own = and(eq(purchases.userId, userId), eq(purchases.kind, 'vipPlan'))
  const shown = and(not(eq(purchases.state, 'closed')), not(purchaseOverdue(now) as SQL))
  const rows = await db
    .select({ purchase: purchases, order: vipOrders, plan: vipPlans })
    .from(purchases)
    .innerJoin(vipOrders, eq(vipOrders.id, purchases.id))
    .innerJoin(vipPlans, eq(vipPlans.id, vipOrders.planId))
    .where(and(own, shown, orderId === undefined ? undefined : eq(purchases.id, orderId)))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(100)
  const ids = rows.map(({ purchase }) => purchase.id)
  const terms = ids.length > 0 ? await db.select().from(vipTerms).where(inArray(vipTerms.id, ids)) : []
  const payWays = await readPaidBy(db, ids, locale)
  const list: VipPurchase[] = []
  for (const { purchase, order, plan } of rows) {
    const term = terms.find(({ id }) => id === purchase.id)
    const until = term && (await refundUntil(db, { purchase, term, days: order.refundDays }, now))
    list.push({
      ...presentPurchase(purchase, term, now),
      name: inLocale(plan.name, locale),
      months: order.months,
      payWay: payWays.get(purchase.id) ?? '',
      refundUntil: until ? isoText(until) : null,
    })
  }
  const vipUntil = (await readStanding(db, userId, await readLevels(db, locale), now)).vipUntil
  return {
    list,
    vipUntil: vipUntil && isoText(vipUntil),
    saved: await readSaved(db, userId),
    serverTime: isoText(now),
  }
}

/** What paid VIP has taken off the completed orders of a member, satang. */
async function readSaved(db: ReadDb, userId: string): Promise<number> {
  const [row] = await db
    .select({ saved: sql<number>`coalesce(sum((${orders.quote}->>'vipAmount')::bigint), 0)`.mapWith(Number) })
    .from(orders)
    .where(completedOf(userId))
  return row?.saved ?? 0
}

const completedOf = (userId: string) => and(eq(orders.userId, userId), eq(orders.state, ORDER_STATES.completed.code))

function presentPurchase(
  { id, amount, state, createdAt, expireAt }: PurchaseRecord,
  term: VipTerm | undefined,
  now: Date,
) {
  return {
    orderId: id,
    amount,
    state: stateOf(state, term, now),
    orderedAt: isoText(createdAt),
    startAt: term ? isoText(term.startAt) : null,
    endAt: term ? isoText(term.endAt) : null,
    expireAt: expireAt && isoText(expireAt),
  }
}

function stateOf(state: PurchaseRecord['state'], term: VipTerm | undefined, now: Date): VipPurchase['state'] {
  if (state === 'pending') return 'pending'
  if (!term) return 'refunded'
  if (term.endAt <= now) return 'ended'
  return term.startAt > now ? 'waiting' : 'running'
}

/** Until when the money of an unused term goes back; null when it does not any more. */
async function refundUntil(
  db: ReadDb,
  { purchase: { state, paidAt }, term, days }: { purchase: PurchaseRecord; term: VipTerm; days: number },
  now: Date,
): Promise<Date | null> {
  if (state !== 'paid' || !paidAt) return null
  const until = new Date(paidAt.getTime() + days * DAY_MS)
  return until > now && (await isTermUnused(db, term, now)) ? until : null
}
