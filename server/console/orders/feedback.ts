import { and, count, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { StaffFeedback } from '../../../console/contract/orders/feedback'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { dishFeedbacks, orderFeedbacks } from '../../db/schema/orders/feedback'
import { orderLines, orders } from '../../db/schema/orders/orders'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { timeText } from '../../modules/offers/edited'

const selectFeedback = (db: ReadDb) =>
  db
    .select({ feedback: orderFeedbacks, orderNo: orders.orderNo, storeName: stores.shortName })
    .from(orderFeedbacks)
    .innerJoin(orders, eq(orders.id, orderFeedbacks.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof selectFeedback>>[number]

/** What a guest said of an order; null when there is nothing. */
export async function readFeedback(db: ReadDb, orderId: string, locale: Locale): Promise<StaffFeedback | null> {
  const rows = await selectFeedback(db).where(eq(orderFeedbacks.orderId, orderId))
  return (await present(db, rows, locale))[0] ?? null
}

interface FeedbackQuery {
  storeId?: string | undefined
  overall?: number | undefined
  answered?: boolean | undefined
  page: number
  pageSize: number
}

/** What guests said of their orders, the latest first. */
export async function listFeedback(
  db: ReadDb,
  { storeId, overall, answered, page, pageSize }: FeedbackQuery,
  locale: Locale,
): Promise<{ list: StaffFeedback[]; total: number }> {
  const condition = and(
    overall === undefined ? undefined : lte(orderFeedbacks.overall, overall),
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(orderFeedbacks.answeredAt),
  )
  const rows = await selectFeedback(db)
    .where(condition)
    .orderBy(desc(orderFeedbacks.createdAt), desc(orderFeedbacks.orderId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [sum] = await db
    .select({ total: count() })
    .from(orderFeedbacks)
    .innerJoin(orders, eq(orders.id, orderFeedbacks.orderId))
    .where(condition)
  return { list: await present(db, rows, locale), total: sum?.total ?? 0 }
}

async function present(db: ReadDb, rows: readonly Row[], locale: Locale): Promise<StaffFeedback[]> {
  const ids = rows.map(({ feedback }) => feedback.orderId)
  const rated = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId, name: orderLines.name, rating: dishFeedbacks.rating })
    .from(dishFeedbacks)
    .innerJoin(orderLines, eq(orderLines.id, dishFeedbacks.orderLineId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.sort, orderLines.id)
  return rows.map(({ feedback, orderNo, storeName }) => {
    const { orderId: id, overall, suggestions, images, createdAt, version, answer, answeredBy, answeredAt } = feedback
    return {
      ...{ id, orderNo, overall, suggestions, images, version, answer, answeredBy },
      storeName: inLocale(storeName, locale),
      createdAt: isoText(createdAt),
      answeredAt: timeText(answeredAt),
      dishes: rated
        .filter(({ orderId }) => orderId === id)
        .map(({ id: lineId, name, rating }) => ({ id: lineId, name: inLocale(name, locale), ...rating })),
    }
  })
}
