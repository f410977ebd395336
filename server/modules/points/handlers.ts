import { asc } from 'drizzle-orm'
import type { pointsContract } from '../../../src/contract/points/points'
import type { PointsOrder, pointsMallContract } from '../../../src/contract/points/pointsMall'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { pointsCategories } from '../../db/schema/members/pointsMall'
import { inLocale } from '../../db/translations'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { readPointsRate } from '../ledger/memberLevel'
import { accountOf, livingLots, readPointsAccount, readPointsSetting } from '../ledger/pointsAccount'
import { closePurchase } from '../purchases/refundPurchase'
import { readItems } from './items'
import { readPointsLog } from './log'
import { requestRefund, lockPointsOrder, transitionPointsOrder } from './transitionOrder'
import { findPointsOrder, listOrders } from './orders'
import { placePointsOrder } from './placeOrder'
import { type PointsContext, quoteOf, viewerOf } from './quote'

/** The points of a member. */
export const pointsHandlers: Handlers<typeof pointsContract> = {
  async log(context, requested) {
    const { db, locale } = context
    const viewer = viewerOf(context)
    const { page, pageSize } = requested
    const read = await readPointsLog(db, { userId: viewer.userId, locale }, requested)
    return { ...read, page, pageSize, account: await readPointsAccount(db, viewer) }
  },

  async rules(context) {
    const { db } = context
    const viewer = viewerOf(context)
    const { on, earnPerAmount, value, maxShare, step, validYears } = await readPointsSetting(db)
    const lots = await livingLots(db, viewer)
    return {
      account: accountOf(lots, maxShare > 0 ? value : 0),
      earnPerAmount: on ? earnPerAmount : 0,
      rate: await readPointsRate(db, viewer.userId, viewer.now),
      ...{ maxShare, step, validYears },
      lots: lots.map(({ remaining, at, expireAt }) => ({
        points: remaining,
        receivedAt: isoText(at),
        expireAt: expireAt && isoText(expireAt),
      })),
    }
  },
}

/** What a member does with an own order. */
const requestActions: Pick<Handlers<typeof pointsMallContract>, 'refundApply' | 'close' | 'complete'> = {
  async refundApply(context, { orderId, reason }) {
    const { db: tx, session, now } = context
    const { bought } = await lockPointsOrder(tx, orderId, session.userId)
    await requestRefund(tx, bought, reason, now)
    return orderOf(context, orderId)
  },

  async close(context, { orderId }) {
    const { db: tx, session, now } = context
    const { purchase, bought } = await lockPointsOrder(tx, orderId, session.userId)
    if (purchase.state !== 'pending') throw new AppError(400, 'order.notNow')
    await closePurchase(tx, { id: orderId, bought }, { actor: 'guest', now })
    return orderOf(context, orderId)
  },

  async complete(context, { orderId }) {
    const { db: tx, session, now } = context
    const { bought } = await lockPointsOrder(tx, orderId, session.userId)
    await transitionPointsOrder(tx, bought, 'completed', { actor: 'guest', now })
    return orderOf(context, orderId)
  },
}

/** The points shop. */
export const pointsMallHandlers = (providers: PaymentProviders): Handlers<typeof pointsMallContract> => ({
  async items(context, requested) {
    const { db, now } = context
    await refuseClosed(db)
    const viewer = viewerOf(context)
    const { page, pageSize } = requested
    const read = await readItems(db, requested, viewer)
    return { ...read, page, pageSize, account: await readPointsAccount(db, viewer), serverTime: isoText(now) }
  },

  async categories({ db, locale }) {
    const rows = await db.select().from(pointsCategories).orderBy(asc(pointsCategories.sort), asc(pointsCategories.id))
    return { list: rows.map(({ id, name }) => ({ id, name: inLocale(name, locale) })) }
  },

  async checkout(context, chosen) {
    await refuseClosed(context.db)
    return quoteOf(context, chosen, providers)
  },

  order: async (context, request) => orderOf(context, await placePointsOrder(context, request, providers)),

  async orders(context, requested) {
    const { page, pageSize } = requested
    return { ...(await listOrders(context.db, requested, viewerOf(context))), page, pageSize }
  },

  detail: (context, { orderId }) => orderOf(context, orderId),

  ...requestActions,
})

const orderOf = (context: PointsContext, orderId: string): Promise<PointsOrder> =>
  findPointsOrder(context.db, orderId, viewerOf(context))

async function refuseClosed(db: ReadDb): Promise<void> {
  if (!(await readPointsSetting(db)).on) throw new AppError(400, 'points.closed')
}
