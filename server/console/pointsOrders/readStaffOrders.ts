import { and, count, desc, eq, gt, ilike, isNull, lte, or, type SQL } from 'drizzle-orm'
import {
  POINTS_STATES,
  type pointsOrderContract,
  type StaffPointsOrder,
} from '../../../console/contract/members/pointsOrder'
import type { Parsed } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { POINTS_ORDER_STATES, pointsStateName } from '../../../src/domain/points/pointsOrderState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { pointsOrders } from '../../db/schema/members/pointsMall'
import { purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { users } from '../../db/schema/account/users'
import { holdsKeyword, inLocale, likePattern } from '../../db/translations'
import { digitsOf, shownPhone } from '../../modules/accounts/phoneNumbers'
import { timeText } from '../../modules/offers/edited'
import { stateAt } from '../../modules/points/orders'

type PointsOrderQuery = Parsed<(typeof pointsOrderContract)['list']>

/** The reader of orders and the time. */
interface Reader {
  locale: Locale
  now: Date
}

/** A page of points orders, newest first. */
export async function listStaffOrders(
  db: ReadDb,
  requested: PointsOrderQuery,
  reader: Reader,
): Promise<{ list: StaffPointsOrder[]; total: number }> {
  const { page, pageSize } = requested
  const condition = wantedBy(requested, reader.now)
  const rows = await selectOrders(db)
    .where(condition)
    .orderBy(desc(pointsOrders.createdAt), desc(pointsOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [sum] = await db
    .select({ total: count() })
    .from(pointsOrders)
    .innerJoin(purchases, eq(purchases.id, pointsOrders.id))
    .innerJoin(users, eq(users.id, pointsOrders.userId))
    .where(condition)
  return { list: rows.map((row) => present(row, reader)), total: sum?.total ?? 0 }
}

/** One points order. Refuses an unknown id. */
export async function readStaffOrder(db: ReadDb, id: string, reader: Reader): Promise<StaffPointsOrder> {
  const [row] = await selectOrders(db).where(eq(pointsOrders.id, id))
  if (!row) throw new AppError(400, 'order.notFound')
  return present(row, reader)
}

/** A code as staff type it, with spaces or in small letters. */
export const plainCode = (code: string) => code.replaceAll(/\s/g, '').toUpperCase()

const selectOrders = (db: ReadDb) =>
  db
    .select({ order: pointsOrders, purchase: purchases, store: stores, user: users })
    .from(pointsOrders)
    .innerJoin(purchases, eq(purchases.id, pointsOrders.id))
    .innerJoin(stores, eq(stores.id, purchases.storeId))
    .innerJoin(users, eq(users.id, pointsOrders.userId))
    .$dynamic()
type Row = Awaited<ReturnType<typeof selectOrders>>[number]

function wantedBy({ keyword, state, way, storeId, code }: PointsOrderQuery, now: Date): SQL | undefined {
  return and(
    storeId === undefined ? undefined : eq(purchases.storeId, storeId),
    code ? eq(pointsOrders.code, plainCode(code)) : undefined,
    way && eq(pointsOrders.way, way),
    state && inState(state, now),
    holds(keyword),
  )
}

/** Orders in a state. One that was not paid in time is closed. */
function inState(state: StaffPointsOrder['state'], now: Date): SQL | undefined {
  const isIt = eq(pointsOrders.state, POINTS_ORDER_STATES[state].code)
  if (state === 'pendingPayment') return and(isIt, or(isNull(purchases.expireAt), gt(purchases.expireAt, now)))
  const unpaid = eq(pointsOrders.state, POINTS_ORDER_STATES.pendingPayment.code)
  return state === 'closed' ? or(isIt, and(unpaid, lte(purchases.expireAt, now))) : isIt
}

function holds(keyword: string): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = likePattern(keyword)
  const digits = digitsOf(keyword)
  return or(
    ilike(purchases.no, pattern),
    ilike(users.nickname, pattern),
    holdsKeyword(pointsOrders.name, keyword),
    digits === undefined ? undefined : ilike(users.phone, likePattern(digits)),
  )
}

function present(row: Row, { locale, now }: Reader): StaffPointsOrder {
  const { order, purchase, store, user } = row
  const { id, version, userId, type, name, caption, num, points, deliveryFee, way } = order
  const { reason, answer, carrier, trackingNo, createdAt, shippedAt, completedAt, endedAt } = order
  return {
    ...{ id, version, userId, type, name, caption, num, points, deliveryFee, way },
    ...{ reason, answer, carrier, trackingNo },
    orderNo: purchase.no,
    storeId: store.id,
    storeName: inLocale(store.shortName, locale),
    memberName: user.nickname,
    phone: shownPhone(user.phone),
    payAmount: purchase.amount,
    state: pointsStateName(stateAt(row, now)) ?? POINTS_STATES[0],
    createdAt: isoText(createdAt),
    ...{ shippedAt: timeText(shippedAt), completedAt: timeText(completedAt), endedAt: timeText(endedAt) },
  }
}
