import { and, asc, eq } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { giftCardSetting } from '../../../src/contract/forms'
import type { giftCardContract } from '../../../src/contract/giftCard'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockUser } from '../../db/locks'
import { type GiftCard, type GiftCardDesign, giftCardDesigns, giftCardOrders } from '../../db/schema/giftCards'
import { purchases } from '../../db/schema/purchases'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readMerchantWords } from '../config/merchantTexts'
import { readOrderSettings } from '../config/orderSettings'
import { readSetting } from '../config/settings'
import { readMemberBalance } from '../ledger/memberMoney'
import { payOffers, refuseOffer } from '../paymentMethods/paymentMethods'
import { holdPurchase, openPurchase, wasPaid } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { findStore } from '../store/storeRepository'
import { isUnused } from './giftCardPurchase'
import { designOf } from './presenter'
import { newCardNo } from './issueCard'

type Calls = typeof giftCardContract

/** Most unpaid orders of gift cards of one member. */
const MOST_UNPAID = 5

/** The merchant's rules of gift cards. */
export function readCardSetting(db: ReadDb) {
  return readSetting(db, 'giftCardSetting', giftCardSetting)
}

/** The designs on sale, and how a card is paid in a store. */
export async function readShop(
  context: RequestContext<ReadDb, Session>,
  storeId: string,
  providers: PaymentProviders,
): Promise<Reply<Calls['designs']>> {
  const { db, locale } = context
  const { on } = await readCardSetting(db)
  const onSale = eq(giftCardDesigns.onSale, true)
  const order = [asc(giftCardDesigns.sort), asc(giftCardDesigns.id)]
  const designs = on
    ? await db
        .select()
        .from(giftCardDesigns)
        .where(onSale)
        .orderBy(...order)
    : []
  const list = designs.map((design) => ({
    ...designOf(design, locale),
    faceValues: design.faceValues,
    free: freeAmount(design),
    validDays: design.validDays,
  }))
  return { list, payTypes: await offersOf(context, { storeId, providers }) }
}

/** Orders a gift card; it waits for its payment as long as an order does. */
export async function orderCard(
  context: RequestContext<Tx, Session>,
  request: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx, session, now } = context
  const { storeId, designId, faceValue, message, payType } = request
  const { userId } = session
  const onSale = and(eq(giftCardDesigns.id, designId), eq(giftCardDesigns.onSale, true))
  const [design] = (await readCardSetting(tx)).on ? await tx.select().from(giftCardDesigns).where(onSale) : []
  if (!design) throw new AppError(400, 'giftCard.notSold')
  if (!isSoldAt(design, faceValue)) throw new AppError(400, 'giftCard.amountWrong')
  refuseOffer({ payTypes: await offersOf(context, { storeId, providers, amount: faceValue }) }, payType)
  await lockUser(tx, userId)
  const waiting = and(eq(purchases.userId, userId), eq(purchases.kind, 'giftCard'), eq(purchases.state, 'pending'))
  if ((await tx.$count(purchases, waiting)) >= MOST_UNPAID) throw new AppError(400, 'giftCard.manyUnpaid')
  const { payMinutes } = await readOrderSettings(tx)
  const id = newId()
  const expireAt = new Date(now.getTime() + payMinutes * MINUTE_MS)
  await tx.insert(giftCardOrders).values({ id, designId, message })
  const amounts = { amount: faceValue, createdAt: now, expireAt }
  await openPurchase(tx, { id, no: newCardNo(now), kind: 'giftCard', userId, storeId, ...amounts })
  return { orderId: id, payType, amount: faceValue, expireAt: isoText(expireAt) }
}

/** Until when the buyer of an unused card, who has it still, may have the money back; null when it is too late for that. */
export async function refundUntil(db: ReadDb, card: GiftCard, now: Date): Promise<Date | null> {
  if (!card.orderId || !isUnused(card)) return null
  const { refundDays } = await readCardSetting(db)
  const until = new Date(card.issuedAt.getTime() + refundDays * DAY_MS)
  const bought = and(eq(purchases.id, card.orderId), eq(purchases.userId, card.userId))
  const [purchase] = until > now ? await db.select().from(purchases).where(bought) : []
  return purchase && wasPaid(purchase) ? until : null
}

/** Gives the money of an unused card back and cancels the card. */
export async function refundCard(tx: Tx, card: GiftCard, now: Date): Promise<void> {
  if (!card.orderId || !(await refundUntil(tx, card, now))) throw new AppError(400, 'giftCard.used')
  const held = await holdPurchase(tx, card.orderId, 'giftCard')
  if (!held) throw new Error(`gift card ${card.id} has no purchase`)
  await refundPurchase(tx, held, { actor: 'guest', amount: held.purchase.amount, now })
}

async function offersOf(
  { db, client, locale, session }: RequestContext<ReadDb, Session>,
  { storeId, providers, amount }: { storeId: string; providers: PaymentProviders; amount?: number },
) {
  const store = await findStore(db, storeId)
  const words = await readMerchantWords(db, locale)
  const asked = { store, diningType: 'pickup', appType: client.appType, locale, counterFull: undefined, words } as const
  const offers = payOffers({ ...asked, balance: await readMemberBalance(db, session), amount }, providers)
  return offers.filter(({ type }) => type !== 'offline')
}

function freeAmount({ minAmount: min, maxAmount: max }: GiftCardDesign) {
  return min === null || max === null ? null : { min, max }
}

/** Whether a design is sold at a value: one of its own, or a free amount in whole baht. */
function isSoldAt(design: GiftCardDesign, value: number): boolean {
  const free = freeAmount(design)
  return (
    design.faceValues.includes(value) || (free !== null && value >= free.min && value <= free.max && value % 100 === 0)
  )
}
