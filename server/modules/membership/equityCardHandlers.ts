import { eq } from 'drizzle-orm'
import type { equityCardContract } from '../../../src/contract/membership/equityCard'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { Db, ReadDb, Tx } from '../../db/database'
import { newNumber } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { equityCards, heldEquityCards } from '../../db/schema/members/membership'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { ExchangeCodes } from '../coupons/exchangeCodes'
import { placePurchase, purchaseOffers } from '../purchases/placePurchase'
import { lockPurchaseOf } from '../purchases/purchases'
import { refundPurchase } from '../purchases/refundPurchase'
import { attemptRedeem } from '../rateLimits/attemptRedeem'
import type { RateLimiter } from '../rateLimits/rateLimiter'
import { cardSecret } from './cardSecret'
import { startCard } from './equityCardPurchase'
import { readCards, readMine } from './equityCards'

type Calls = typeof equityCardContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Numbers of orders of cards, and of the cards, begin with it. */
const [ORDER_PREFIX, CARD_PREFIX] = ['EO', 'EC']

interface Dependencies {
  providers: PaymentProviders
  limiter: RateLimiter
  codes: ExchangeCodes
}

/** Equity cards. */
export const equityCardHandlers = ({ providers, limiter, codes }: Dependencies): Handlers<Calls> => ({
  async list(context, { storeId, id }) {
    return {
      list: await readCards(context.db, id, viewer(context)),
      payTypes: await purchaseOffers(context, { storeId, providers }),
      serverTime: isoText(context.now),
    }
  },

  order: (context, request) => orderCard(context, request, providers),

  async mine(context, { id }) {
    const list = await readMine(context.db, id, viewer(context))
    if (id !== undefined && list.length === 0) throw new AppError(400, 'equityCard.notFound')
    return { list, serverTime: isoText(context.now) }
  },

  activate: {
    transaction: false,
    handle: (context, given) => activate(context, given, { limiter, codes }),
  },

  async refund(context, { id }) {
    const { db, session, now } = context
    const held = await lockPurchaseOf(db, id, 'equityCard')
    if (held?.purchase.userId !== session.userId) throw new AppError(400, 'order.notFound')
    if (!(await oneOfMine(context, id)).refundUntil) throw new AppError(400, 'equityCard.used')
    await refundPurchase(db, held, { actor: 'guest', amount: held.purchase.amount, now })
    return oneOfMine(context, id)
  },
})

const viewer = ({ session, locale, now }: Context) => ({ userId: session.userId, locale, now })

async function oneOfMine(context: Context, id: string): Promise<Reply<Calls['refund']>> {
  const [card] = await readMine(context.db, id, viewer(context))
  if (!card) throw new AppError(400, 'equityCard.notFound')
  return card
}

async function orderCard(
  context: Context<Tx>,
  { storeId, cardId, payType }: Parsed<Calls['order']>,
  providers: PaymentProviders,
): Promise<Reply<Calls['order']>> {
  const { db: tx, now: createdAt } = context
  const [card] = await tx.select().from(equityCards).where(eq(equityCards.id, cardId))
  if (!card) throw new AppError(400, 'equityCard.notFound')
  if (card.closed) throw new AppError(400, 'equityCard.ended')
  const { price: amount, months, gifts, refundDays } = card
  const purchase = { kind: 'equityCard', prefix: ORDER_PREFIX, storeId, amount, payType } as const
  const no = newNumber(CARD_PREFIX, createdAt)
  const write = (id: string) =>
    tx.insert(heldEquityCards).values({ id, cardId, no, months, gifts, refundDays, createdAt })
  return placePurchase(context, purchase, { providers, write })
}

/** Activates a printed card. Attempts are counted even when they fail. */
async function activate(
  context: Context<Db>,
  { no, password }: Parsed<Calls['activate']>,
  { limiter, codes }: Pick<Dependencies, 'limiter' | 'codes'>,
): Promise<Reply<Calls['activate']>> {
  const { session, now } = context
  const { userId } = session
  return attemptRedeem(context, limiter, async (tx) => {
    const ofSecret = eq(heldEquityCards.passwordHash, codes.hashOf(cardSecret(no, password)))
    const [known] = await tx.select({ id: heldEquityCards.id }).from(heldEquityCards).where(ofSecret)
    const card = known && (await lockRow(tx, heldEquityCards, known.id))
    if (!card) throw new AppError(400, 'equityCard.wrong')
    if (card.startAt && card.userId !== userId) throw new AppError(400, 'equityCard.taken')
    if (!card.startAt) await startCard(tx, card, { userId, now })
    return oneOfMine({ ...context, db: tx }, card.id)
  })
}
