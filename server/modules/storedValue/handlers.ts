import { eq } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { storeValueContract } from '../../../src/contract/wallet/storeValue'
import { DAY_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import type { PurchaseRecord } from '../../db/schema/payments/purchases'
import { type TopUpOrder, topUpOrders } from '../../db/schema/wallet/storedValue'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readMerchantTexts } from '../config/merchantTexts'
import { presentHeld } from '../coupons/heldCoupons'
import { balancesOf } from '../ledger/ledger'
import { buyerOf, placePurchase, purchaseOffers } from '../purchases/placePurchase'
import { findPurchase, purchaseStateOf } from '../purchases/purchases'
import { refundOnRequest } from '../purchases/refundPurchase'
import { findStore, shownStores } from '../store/storeRepository'
import {
  findAmount,
  freeAmount,
  leftFor,
  leftToday,
  moneyOf,
  readAmounts,
  readPlainAmounts,
  readRules,
  type StoredValueRules,
} from './topUpOffers'
import { couponsOf, isUnused } from './topUpPurchase'

type Calls = typeof storeValueContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Numbers of top-ups begin with it. */
const PREFIX = 'TU'

/** Stored value. */
export const storeValueHandlers = (providers: PaymentProviders): Handlers<Calls> => ({
  list: (context, { storeId }) => readOffer(context, storeId, providers),

  order: (context, request) => orderTopUp(context, request, providers),

  ordered: (context, { orderId }) => readOrdered(context, orderId),

  async refund(context, { orderId }) {
    await refundOnRequest(context, { id: orderId, kind: 'topUp' }, { refundUntil, refusal: 'topUp.used' })
    return readOrdered(context, orderId)
  },
})

async function readOffer(
  context: Context,
  storeId: string,
  providers: PaymentProviders,
): Promise<Reply<Calls['list']>> {
  const { db, session, now } = context
  const rules = await readRules(db)
  const payTypes = await purchaseOffers(context, { storeId, providers })
  const on = rules.on && (await takesTopUps(db, storeId))
  return {
    on,
    list: on ? await readAmounts(db, buyerOf(context)) : [],
    free: freeAmount(rules),
    leftToday: await leftToday(db, rules, buyerOf(context)),
    balance: moneyOf(await balancesOf(db, session.userId)),
    stores: on && rules.chooseStore ? await readStores(context) : [],
    payTypes: payTypes.filter(({ type }) => type !== 'balance'),
    refundDays: rules.refundDays,
    bonusShare: rules.bonusShare,
    serverTime: isoText(now),
  }
}

async function readStores({ db, locale }: Context) {
  const all = await shownStores(db)
  return all
    .filter(({ services }) => services.includes('storedValue'))
    .map(({ id, name }) => ({ id, name: inLocale(name, locale) }))
}

async function takesTopUps(db: ReadDb, storeId: string): Promise<boolean> {
  return (await findStore(db, storeId)).services.includes('storedValue')
}

async function orderTopUp(
  context: Context<Tx>,
  request: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx, session } = context
  const { storeId, amount, payType, agreed } = request
  const rules = await readRules(tx)
  if (!rules.on || !(await takesTopUps(tx, storeId))) throw new AppError(400, 'topUp.closed')
  if (!agreed) throw new AppError(400, 'topUp.agree')
  if (payType === 'balance') throw new AppError(400, 'pay.notOffered')
  await lockUser(tx, session.userId)
  const { amountId, bonus, points, coupons } = await chosenAmount(context, request, rules)
  await refuseBeyondDay(context, amount, rules)
  const { refundDays } = rules
  const write = (id: string) => tx.insert(topUpOrders).values({ id, amountId, bonus, points, coupons, refundDays })
  return placePurchase(context, { kind: 'topUp', prefix: PREFIX, storeId, amount, payType }, { providers, write })
}

async function refuseBeyondDay(context: Context<Tx>, amount: number, rules: StoredValueRules): Promise<void> {
  const left = await leftToday(context.db, rules, buyerOf(context))
  if (left === null || amount <= left) return
  const { money } = await readMerchantTexts(context.db, context.locale)
  throw new AppError(400, 'topUp.dayLimit', { amount: money(rules.dayAmount) })
}

/** What is given for the chosen amount: nothing for a plain or free one. Refuses what is not offered. */
async function chosenAmount(
  context: Context<Tx>,
  { amountId, version, amount }: Parsed<Calls['order']>,
  rules: StoredValueRules,
): Promise<Pick<TopUpOrder, 'amountId' | 'bonus' | 'points' | 'coupons'>> {
  const { db } = context
  if (amountId === undefined) {
    const free = freeAmount(rules)
    const isFree = free !== null && amount >= free.min && amount <= free.max && amount % 100 === 0
    if (!isFree && !(await readPlainAmounts(db)).includes(amount)) await refuseAmount(context, free)
    return { amountId: null, bonus: 0, points: 0, coupons: [] }
  }
  const chosen = await findAmount(db, { id: amountId, version }, buyerOf(context))
  if (chosen?.amount !== amount) throw new AppError(400, 'topUp.changed')
  if ((await leftFor(db, chosen, buyerOf(context))) === 0) throw new AppError(400, 'topUp.personLimit')
  const { bonus, points, coupons } = chosen
  return { amountId, bonus, points, coupons }
}

async function refuseAmount({ db, locale }: Context<Tx>, free: ReturnType<typeof freeAmount>): Promise<never> {
  if (!free) throw new AppError(400, 'topUp.changed')
  const { money } = await readMerchantTexts(db, locale)
  throw new AppError(400, 'topUp.between', { min: money(free.min), max: money(free.max) })
}

async function readOrdered(context: Context, orderId: string): Promise<Reply<Calls['ordered']>> {
  const { db, session, locale, now } = context
  const purchase = await findPurchase(db, session.userId, orderId)
  const order = await findOrder(db, orderId)
  if (!purchase || !order) throw new AppError(400, 'order.notFound')
  const own = (await couponsOf(db, orderId)).filter(({ userId }) => userId === session.userId)
  const until = await refundUntil(db, purchase, now)
  const { amount } = purchase
  const { bonus, points } = order
  return {
    ...{ orderId, amount, bonus, points },
    state: purchaseStateOf(purchase, now),
    coupons: await presentHeld(db, own, { locale, now }),
    refundUntil: until && isoText(until),
    balance: moneyOf(await balancesOf(db, session.userId)),
    serverTime: isoText(now),
  }
}

async function findOrder(db: ReadDb, id: string): Promise<TopUpOrder | undefined> {
  const [order] = await db.select().from(topUpOrders).where(eq(topUpOrders.id, id))
  return order
}

/** Until when an unused top-up is refunded; null when it is too late, or some of what it gave was used. */
async function refundUntil(db: ReadDb, purchase: PurchaseRecord, now: Date): Promise<Date | null> {
  const order = await findOrder(db, purchase.id)
  if (!order || purchase.state !== 'paid' || !purchase.paidAt) return null
  const until = new Date(purchase.paidAt.getTime() + order.refundDays * DAY_MS)
  if (until <= now) return null
  const facts = { held: await balancesOf(db, purchase.userId), coupons: await couponsOf(db, purchase.id), now }
  return isUnused(purchase, order, facts) ? until : null
}
