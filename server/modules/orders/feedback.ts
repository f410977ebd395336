import { eq, inArray } from 'drizzle-orm'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { StoredFeedback, orderFeedbackContract } from '../../../src/contract/order/orderFeedback'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { dishFeedbacks, orderFeedbacks } from '../../db/schema/orders/feedback'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { refuseForeignPictures } from '../media/pictureRepository'
import { type LineRow, linesOf } from './orderLines'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { lockOrder } from '../../db/locks'
import { findOrder } from './orderPresenter'

type Contract = typeof orderFeedbackContract

/** The products of an order to review, and the existing review. */
export async function readFeedbackForm(
  { db, session, locale }: RequestContext<ReadDb, Session>,
  orderId: string,
): Promise<Reply<Contract['tasting']>> {
  const order = await findOrder(db, session.userId, orderId)
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, order.storeId))
  const lines = await linesOf(db, orderId)
  const feedback = await readStoredFeedback(db, orderId, lines)
  return {
    orderId,
    orderNo: order.orderNo,
    storeName: store ? inLocale(store.name, locale) : '',
    dishes: lines.map(({ id, name, image, specText, attrText, addonText }) => ({
      orderGoodsId: id,
      name: inLocale(name, locale),
      image,
      choiceText: [specText, attrText, addonText]
        .map((dishName) => inLocale(dishName, locale))
        .filter(Boolean)
        .join(' · '),
    })),
    open: isCompleted(order) && !feedback,
    said: feedback,
  }
}

/** Stores a review of a completed order. Only the first one counts. */
export async function giveFeedback(
  { db: tx, session, now }: RequestContext<Tx, Session>,
  { orderId, dishes, overall, suggestions, images }: Parsed<Contract['give']>,
): Promise<StoredFeedback> {
  await findOrder(tx, session.userId, orderId)
  const order = await lockOrder(tx, orderId)
  if (!order || !isCompleted(order)) throw new AppError(400, 'order.notNow')
  const lines = await linesOf(tx, orderId)
  const rated = new Map(dishes.map(({ orderGoodsId, ...rating }) => [orderGoodsId, rating]))
  if (rated.size !== lines.length || !lines.every(({ id }) => rated.has(id)))
    throw new AppError(400, 'feedback.rateAll')
  await refuseForeignPictures(tx, session.userId, images)
  const [stored] = await tx
    .insert(orderFeedbacks)
    .values({ orderId, overall, suggestions, images, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!stored) throw new AppError(400, 'feedback.once')
  await tx.insert(dishFeedbacks).values([...rated].map(([orderLineId, rating]) => ({ orderLineId, rating })))
  const feedback = await readStoredFeedback(tx, orderId, lines)
  if (!feedback) throw new Error(`the feedback on ${orderId} was not written`)
  return feedback
}

function isCompleted({ state }: OrderRecord): boolean {
  return state === ORDER_STATES.completed.code
}

async function readStoredFeedback(db: ReadDb, orderId: string, lines: LineRow[]): Promise<StoredFeedback | null> {
  const [feedback] = await db.select().from(orderFeedbacks).where(eq(orderFeedbacks.orderId, orderId))
  if (!feedback) return null
  const ratings = await db
    .select()
    .from(dishFeedbacks)
    .where(
      inArray(
        dishFeedbacks.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
  const { overall, suggestions, images, createdAt, answer, answeredAt } = feedback
  const dishes = ratings.map(({ orderLineId, rating }) => ({ orderGoodsId: orderLineId, ...rating }))
  const times = { createdAt: isoText(createdAt), answeredAt: answeredAt && isoText(answeredAt) }
  return { overall, suggestions, images, answer, ...times, dishes }
}
