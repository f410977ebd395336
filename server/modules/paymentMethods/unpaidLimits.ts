import { and, eq, gt, inArray, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { codesOfTab, ORDER_STATES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { orders } from '../../db/schema/orders/orders'
import { type OrderSettings, readOrderSettings } from '../config/orderSettings'

/** Open orders that are paid at the counter and are not paid yet. */
const atCounter = and(
  eq(orders.payType, 'offline'),
  eq(orders.paid, false),
  inArray(orders.state, codesOfTab('inProgress')),
)

/** Orders that wait for their payment by phone. */
const byPhone = (now: Placeholder) =>
  and(eq(orders.state, ORDER_STATES.pendingPayment.code), gt(orders.expireAt, sql.param(now, orders.expireAt))) as SQL

/**
 * The number of a guest's open orders with counter payment at a store, when it has reached the store's limit; undefined below
 * the limit.
 */
export async function fullCounter(
  db: ReadDb,
  userId: string,
  storeId: string,
  settings?: OrderSettings,
): Promise<number | undefined> {
  const { counterOrders } = settings ?? (await readOrderSettings(db))
  const [{ unpaid } = { unpaid: 0 }] = await countAtCounter(db, { userId, storeId })
  return unpaid < counterOrders ? undefined : unpaid
}

const countAtCounter = compiled((db: ReadDb, { userId, storeId }: Values<Record<'userId' | 'storeId', string>>) =>
  db
    .select({ unpaid: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.storeId, storeId), atCounter)),
)

/** A new order that is not paid yet. */
type UnpaidOrder = Pick<typeof orders.$inferInsert, 'userId' | 'addressKey' | 'goodsNum' | 'state'>

/**
 * Refuses an unpaid order when those of the guest that wait for their payment by phone, or all unpaid ones of all guests at the network
 * address, already hold as much stock and as many slots as they may. Those that a guest pays at the counter have a limit of
 * their own (`fullCounter`). Lock the guest before.
 */
export async function refuseManyUnpaid(tx: Tx, order: UnpaidOrder, limits: OrderSettings, now: Date): Promise<void> {
  const { addressKey, goodsNum } = order
  const waits = order.state === ORDER_STATES.pendingPayment.code
  if (!waits && !addressKey) return
  if (addressKey) await advisoryLock(tx, 'address', addressKey)
  const { own, shared } = await unpaidOf(tx, order, now)
  if (waits) {
    if (own.orders >= limits.unpaidOrders) throw new AppError(400, 'order.manyUnpaid', { count: own.orders })
    if (own.pieces + goodsNum > limits.unpaidPieces)
      throw new AppError(400, 'order.manyPieces', { max: limits.unpaidPieces })
  }
  const { unpaidOrdersPerAddress: mostOrders, unpaidPiecesPerAddress: mostPieces } = limits
  if (addressKey && (shared.orders >= mostOrders || shared.pieces + goodsNum > mostPieces))
    throw new AppError(400, 'order.manyAtAddress')
}

/** What waits for its payment: by phone of the guest, and in any way of all guests at the network address. */
async function unpaidOf(tx: Tx, { userId, addressKey }: UnpaidOrder, now: Date) {
  const none = { orders: 0, pieces: 0 }
  const [found] = addressKey
    ? await sumWithAddress(tx, { userId, addressKey, now })
    : await sumOfGuest(tx, { userId, now })
  return found ?? { own: none, shared: none }
}

const sumWithAddress = compiled(
  (tx: Tx, { userId, addressKey, now }: Values<Record<'userId' | 'addressKey', string> & { now: Date }>) =>
    sumUnpaid(tx, ofGuest({ userId, now }), and(eq(orders.addressKey, addressKey), or(byPhone(now), atCounter)) as SQL),
)

const sumOfGuest = compiled((tx: Tx, guest: Values<{ userId: string; now: Date }>) =>
  sumUnpaid(tx, ofGuest(guest), sql`false`),
)

function ofGuest({ userId, now }: Values<{ userId: string; now: Date }>): SQL {
  return and(eq(orders.userId, userId), byPhone(now)) as SQL
}

function sumUnpaid(tx: Tx, own: SQL, shared: SQL) {
  const held = (condition: SQL) => ({
    orders: sql`count(*) filter (where ${condition})`.mapWith(Number),
    pieces: sql`coalesce(sum(${orders.goodsNum}) filter (where ${condition}), 0)`.mapWith(Number),
  })
  return tx
    .select({ own: held(own), shared: held(shared) })
    .from(orders)
    .where(or(own, shared))
}
