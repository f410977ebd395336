import { and, asc, desc, eq, sum } from 'drizzle-orm'
import type { giftCardContract } from '../../../src/contract/wallet/giftCard'
import type { Reply } from '../../../src/contract/endpoint'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { Db, ReadDb } from '../../db/database'
import { lockSessionOwner } from '../../db/locks'
import { giftCards } from '../../db/schema/wallet/giftCards'
import { purchases } from '../../db/schema/payments/purchases'
import { transact } from '../../db/transaction'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { RateLimiter } from '../rateLimits/rateLimiter'
import { orderCard, readCardSetting, readShop, refundCard, refundUntil } from './buyCard'
import { findCard, isUsable, ownCards } from '../ledger/heldCards'
import { purchaseStateOf } from '../purchases/purchases'
import { codeOf } from './codes'
import { giftOf, giveCard, receiveCard, takeCardBack } from './give'
import { giftsOf, landingOf } from './giftViews'
import { cardViews, recordsOf, waitingGiftOf } from './presenter'
import { redeemCard } from './redeem'

type Calls = typeof giftCardContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

type CallsOf<K extends keyof Calls> = Pick<Handlers<Calls>, K>

/** Gift cards. */
export const giftCardHandlers = (providers: PaymentProviders, limiter: RateLimiter): Handlers<Calls> => ({
  designs: (context, { storeId }) => readShop(context, storeId, providers),
  order: (context, request) => orderCard(context, request, providers),
  ...cards,
  ...gifts,
  redeem: { transaction: false, handle: (context, { code }) => redeem(context, code, limiter) },
})

const cards: CallsOf<'bought' | 'my' | 'detail' | 'code' | 'refund'> = {
  async bought({ db, session, now }, { orderId }) {
    const own = and(eq(giftCards.orderId, purchases.id), eq(giftCards.userId, session.userId))
    const [found] = await db
      .select({ cardId: giftCards.id, purchase: purchases })
      .from(purchases)
      .leftJoin(giftCards, own)
      .where(and(eq(purchases.id, orderId), eq(purchases.userId, session.userId), eq(purchases.kind, 'giftCard')))
    if (!found) throw new AppError(400, 'order.notFound')
    return { cardId: found.cardId, state: purchaseStateOf(found.purchase, now) }
  },

  my: readMine,

  detail: (context, { id }) => detailOf(context, id),

  async code({ db, session, now }, { id }) {
    const { card } = await findCard(db, { userId: session.userId, id, now })
    if (!isUsable(card, now)) throw new AppError(400, 'giftCard.noCode')
    return { code: await codeOf(db, card) }
  },

  async refund(context, { id }) {
    const { db, now } = context
    const { card } = await findCard(db, requestOf(context, id))
    await refundCard(db, card, now)
    return detailOf(context, id)
  },
}

const gifts: CallsOf<'give' | 'takeBack' | 'getGift' | 'receive' | 'gifts'> = {
  async give(context, { id, message }) {
    await giveCard(context.db, { ...requestOf(context, id), message })
    return detailOf(context, id)
  },

  async takeBack(context, { id }) {
    await takeCardBack(context.db, requestOf(context, id))
    return detailOf(context, id)
  },

  getGift: (context, { token }) => showGift(context, token),

  async receive(context, { token }) {
    await receiveCard(context.db, { token, userId: context.session.userId, now: context.now })
    return showGift(context, token)
  },

  async gifts({ db, session, locale, now }, { page, pageSize }) {
    const found = await giftsOf(db, { userId: session.userId, page, pageSize, locale, now })
    return { ...found, page, pageSize }
  },
}

/** Redeems a code. Attempts are counted even when they fail. */
async function redeem(context: Context<Db>, text: string, limiter: RateLimiter): Promise<Reply<Calls['redeem']>> {
  const { db, session, now } = context
  const { userId } = session
  await context.limitByAddress('giftCardCodesFromAddress')
  await limiter.take(db, 'giftCardCodes', userId, now)
  return transact(db, async (tx) => {
    if (!(await lockSessionOwner(tx, userId))) throw new AppError(401, 'common.noSession')
    const card = await redeemCard(tx, { text, userId, now })
    await limiter.forget(tx, 'giftCardCodes', userId)
    const [view] = await cardViews(tx, [card], context)
    if (!view) throw new Error(`gift card ${card.id} is gone`)
    return view
  })
}

function requestOf({ session, now }: Context, id: string) {
  return { userId: session.userId, id, now }
}

async function showGift(context: Context, token: string): Promise<Reply<Calls['getGift']>> {
  const { db, session, locale, now } = context
  return landingOf(db, await giftOf(db, token), { userId: session.userId, locale, now })
}

async function readMine(
  { db, session, locale, now }: Context,
  { page, pageSize, past }: { page: number; pageSize: number; past: '0' | '1' },
): Promise<Reply<Calls['my']>> {
  const own = ownCards(session.userId, now)
  const condition = past === '1' ? own.past : own.current
  const order = past === '1' ? desc(giftCards.expireAt) : asc(giftCards.expireAt)
  const rows = await db
    .select()
    .from(giftCards)
    .where(condition)
    .orderBy(order, asc(giftCards.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = await db.$count(giftCards, condition)
  const [held] = await db
    .select({ amount: sum(giftCards.balance).mapWith(Number) })
    .from(giftCards)
    .where(own.spendable)
  return { list: await cardViews(db, rows, { locale, now }), total, page, pageSize, spendable: held?.amount ?? 0 }
}

async function detailOf(context: Context, id: string): Promise<Reply<Calls['detail']>> {
  const { db, now, locale } = context
  const { card, gift } = await findCard(db, requestOf(context, id))
  const [view] = await cardViews(db, [card], context)
  if (!view) throw new Error(`gift card ${id} is gone`)
  const until = await refundUntil(db, card, now)
  return {
    card: view,
    codeStart: isUsable(card, now) ? (await codeOf(db, card)).slice(0, 4) : '',
    records: await recordsOf(db, card, locale),
    gift: waitingGiftOf(gift),
    refundUntil: until && isoText(until),
    giveHours: (await readCardSetting(db)).giveHours,
    serverTime: isoText(now),
  }
}
