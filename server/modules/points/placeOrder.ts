import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Address } from '../../../src/contract/account/address'
import type { Parsed } from '../../../src/contract/endpoint'
import type { pointsMallContract } from '../../../src/contract/points/pointsMall'
import { POINTS_ORDER_STATES } from '../../../src/domain/points/pointsOrderState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { newCode, newId, newNumber } from '../../db/ids'
import { lockAccount, lockUser } from '../../db/locks'
import { type PointsItem, pointsItems, type PointsOrder, pointsOrders } from '../../db/schema/members/pointsMall'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import { addressOf, findAddress } from '../address/addresses'
import { book } from '../ledger/ledger'
import { readPointsSetting } from '../ledger/pointsAccount'
import { placePurchase } from '../purchases/placePurchase'
import { openPurchase } from '../purchases/purchases'
import { findStore } from '../store/storeRepository'
import { mostOf, readItem, waysOf } from './items'
import { deliverAtOnce } from './pointsPurchase'
import { type PointsContext, priceOf, viewerOf } from './quote'

type Placing = Parsed<(typeof pointsMallContract)['order']>

/** Numbers of points orders begin with it. */
const PREFIX = 'PT'
/** Signs of the code that is shown at the counter. */
const CODE_LENGTH = 8

/** Places an order: its pieces are reserved and its points taken. Without money it goes on at once. Answers its id. */
export async function placePointsOrder(
  context: PointsContext<Tx>,
  request: Placing,
  providers: PaymentProviders,
): Promise<string> {
  const { db: tx, session, now } = context
  const { userId } = session
  const { storeId, payType } = request
  if (!(await readPointsSetting(tx)).on) throw new AppError(400, 'points.closed')
  await lockUser(tx, userId)
  const row = await refuseUnlessOffered(context, request)
  const { cost, payAmount } = priceOf(row, request)
  if (cost !== request.cost || payAmount !== request.payAmount) throw new AppError(400, 'points.changed')
  const write = async (id: string) => {
    const order = await orderOf(context, { id, row, request })
    await reserve(tx, row, request.num)
    if (payAmount === 0) await deliverAtOnce(tx, order, now)
    await tx.insert(pointsOrders).values(order)
    await lockAccount(tx, userId)
    await book(tx, userId, [{ account: 'points', amount: -cost, kind: 'payment', cause: id }], now)
  }
  if (payAmount > 0) {
    if (!payType) throw new AppError(400, 'points.payType')
    const purchase = { kind: 'pointsOrder', prefix: PREFIX, storeId, amount: payAmount, payType } as const
    return (await placePurchase(context, purchase, { providers, write })).orderId
  }
  await findStore(tx, storeId)
  const id = newId()
  await write(id)
  const free = { id, no: newNumber(PREFIX, now), kind: 'pointsOrder', userId, storeId, amount: 0 } as const
  await openPurchase(tx, { ...free, createdAt: now, expireAt: null })
  return id
}

/** Refuses what the member cannot take now, by the state of the item. The member is locked. */
async function refuseUnlessOffered(context: PointsContext<Tx>, { itemId, num, way }: Placing): Promise<PointsItem> {
  const found = await readItem(context.db, itemId, viewerOf(context))
  const { row, view, points } = found
  const { buyState: state, levelName: level, stock, short: count } = view
  if (state !== 'can') throw new AppError(400, `points.${state}`, { level, count })
  if (!waysOf(row).includes(way)) throw new AppError(400, 'points.wrongWay')
  if (num <= mostOf(found)) return row
  if (stock !== null && stock < num) throw new AppError(400, 'points.fewLeft', { count: stock })
  const lacking = row.points * num - points
  if (lacking > 0) throw new AppError(400, 'points.short', { count: lacking })
  throw new AppError(400, 'points.limit')
}

/** Counts pieces as taken. The last one goes to who comes first. */
async function reserve(tx: Tx, { id }: PointsItem, num: number): Promise<void> {
  const after = sql<number>`${pointsItems.taken} + ${num}::int`
  const reserved = await tx
    .update(pointsItems)
    .set({ taken: after })
    .where(and(eq(pointsItems.id, id), or(isNull(pointsItems.total), sql`${after} <= ${pointsItems.total}`)))
    .returning({ id: pointsItems.id })
  if (reserved.length === 0) throw new AppError(400, 'points.soldOut')
}

/** The order as it is written. */
async function orderOf(
  { db: tx, session, now }: PointsContext<Tx>,
  { id, row, request }: { id: string; row: PointsItem; request: Placing },
): Promise<PointsOrder> {
  const { num, way } = request
  const { type, templateId, bonus, name, caption, images } = row
  const { cost: points, payAmount, deliveryFee } = priceOf(row, request)
  const address = await parcelAddress(tx, session.userId, request)
  const next = way === 'none' ? 'completed' : 'pendingShipment'
  const state = POINTS_ORDER_STATES[payAmount > 0 ? 'pendingPayment' : next].code
  return {
    ...{ id, userId: session.userId, itemId: row.id, type, templateId, bonus, name, caption },
    ...{ num, points, deliveryFee, way, address, state, stateBefore: null, createdAt: now },
    image: images[0] ?? '',
    code: way === 'pickup' ? newCode(CODE_LENGTH) : null,
    ...{ reason: '', answer: '', carrier: '', trackingNo: '' },
    ...{ shippedAt: null, completedAt: next === 'completed' && payAmount === 0 ? now : null },
    ...{ askedAt: null, endedAt: null, version: 1 },
  }
}

/** Where an order is sent; null when it is not. Refuses a parcel without an address of the member. */
async function parcelAddress(tx: Tx, userId: string, { way, addressId }: Placing): Promise<Address | null> {
  if (way !== 'delivery') return null
  if (!addressId) throw new AppError(400, 'points.noAddress')
  return addressOf(await findAddress(tx, userId, addressId))
}
