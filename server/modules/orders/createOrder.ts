import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { orderable } from '../carts/cart'
import { assess, type Assessment, type CheckoutDependencies } from '../carts/checkout'
import { inCart } from '../carts/cartLines'
import type { Tx } from '../../db/database'
import { lockSlot, lockUser } from '../../db/locks'
import { cartLines } from '../../db/schema/carts'
import { orderEvents, orderLines, type OrderRecord, orders } from '../../db/schema/orders'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { refuseOffer } from '../paymentMethods/paymentMethods'
import { bookSlot } from '../slots/slotRepository'
import { lineValues, orderValues, type OrderRequest } from './orderRows'
import { lockStockOf, takeStock } from './stock'
import { refuseManyUnpaid } from './unpaidLimit'

type WriteContext = RequestContext<Tx, Session>

/**
 * Places the order of a cart. Everything it depends on is locked before it is read, so that the checked and priced data is what
 * is ordered. When the quote differs from the accepted one, nothing is written and the new checkout is returned.
 */
export async function createOrder(
  context: WriteContext,
  placing: OrderRequest,
  means: CheckoutDependencies,
): Promise<OrderRecord> {
  await lockAll(context, placing, means)
  const assessment = await assess(context, placing, means)
  refuseChanges(assessment, placing)
  return writeOrder(context, placing, assessment)
}

async function lockAll(
  { db: tx, session }: WriteContext,
  placing: OrderRequest,
  { shared }: CheckoutDependencies,
): Promise<void> {
  const { storeId, diningType, appointTime } = placing
  await lockUser(tx, session.userId)
  const rows = await tx
    .select()
    .from(cartLines)
    .where(inCart({ userId: session.userId, store: { id: storeId }, diningType, ...shared }))
  await lockStockOf(tx, rows)
  if (appointTime && rows.length > 0) await lockSlot(tx, storeId, new Date(appointTime))
}

function refuseChanges({ checkout }: Assessment, { quoteId, payType }: OrderRequest): void {
  const [problem] = checkout.problems
  if (problem) throw new AppError(400, 'cart.reason', { reason: problem.text }, { checkout })
  if (checkout.quoteId !== quoteId) throw new AppError(400, 'order.changed', {}, { checkout })
  if (payType !== null) refuseOffer(checkout, payType)
}

async function writeOrder(
  { db: tx, now }: WriteContext,
  placing: OrderRequest,
  assessment: Assessment,
): Promise<OrderRecord> {
  const entries = orderable(assessment.content.entries)
  const values = await orderValues(tx, placing, assessment)
  if (values.state === ORDER_STATES.pendingPayment.code) await refuseManyUnpaid(tx, values, now)
  const [order] = await tx.insert(orders).values(values).returning()
  if (!order) throw new Error('an order was not written')
  await tx.insert(orderLines).values(entries.map((entry, sort) => lineValues(order.id, entry, sort)))
  await tx.insert(orderEvents).values({ orderId: order.id, toState: order.state, actor: 'guest', at: now })
  await bookSlot(tx, order)
  const taken = entries.map(({ row }) => row)
  await takeStock(tx, order, taken, now)
  await tx.delete(cartLines).where(inCart(assessment.view))
  return order
}
