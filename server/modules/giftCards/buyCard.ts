import { and, asc, eq } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { giftCardSetting } from '../../../src/contract/config/forms'
import type { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { type GiftCard, type GiftCardDesign, giftCardDesigns, giftCardOrders } from '../../db/schema/wallet/giftCards'
import { purchases } from '../../db/schema/payments/purchases'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readSetting } from '../config/settings'
import { placePurchase, purchaseOffers } from '../purchases/placePurchase'
import { lockPurchaseOf, wasPaid } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { isUnused } from './giftCardPurchase'
import { designOf } from './presenter'
import { CARD_PREFIX } from './issueCard'

type Calls = typeof giftCardContract

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
  return { list, payTypes: await purchaseOffers(context, { storeId, providers }) }
}

/** Orders a gift card; it waits for its payment as long as an order does. */
export async function orderCard(
  context: RequestContext<Tx, Session>,
  request: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx } = context
  const { storeId, designId, faceValue, message, payType } = request
  const onSale = and(eq(giftCardDesigns.id, designId), eq(giftCardDesigns.onSale, true))
  const [design] = (await readCardSetting(tx)).on ? await tx.select().from(giftCardDesigns).where(onSale) : []
  if (!design) throw new AppError(400, 'giftCard.notSold')
  if (!isSoldAt(design, faceValue)) throw new AppError(400, 'giftCard.amountWrong')
  const purchase = { kind: 'giftCard', prefix: CARD_PREFIX, storeId, amount: faceValue, payType } as const
  const write = (id: string) => tx.insert(giftCardOrders).values({ id, designId, message })
  return placePurchase(context, purchase, { providers, write })
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
  const held = await lockPurchaseOf(tx, card.orderId, 'giftCard')
  if (!held) throw new Error(`gift card ${card.id} has no purchase`)
  await refundPurchase(tx, held, { actor: 'guest', amount: held.purchase.amount, now })
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
