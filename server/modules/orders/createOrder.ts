import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { assess, type Assessment, type CheckoutDependencies } from '../carts/checkout'
import { inCart, inScope, type LineRecord, orderable, readLines } from '../carts/cartLines'
import type { OrderSettings } from '../config/orderSettings'
import type { Tx } from '../../db/database'
import { lockSlot, lockUser } from '../../db/locks'
import { cartLines } from '../../db/schema/orders/carts'
import { orderEvents, orderLines, type OrderRecord, orders } from '../../db/schema/orders/orders'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { touchMenu } from '../goods/menuCache'
import { refuseOffer } from '../paymentMethods/paymentMethods'
import { refuseManyUnpaid } from '../paymentMethods/unpaidLimits'
import { bookSlot } from '../slots/slotRepository'
import type { StoreRow } from '../store/storePresenter'
import { takeMemberMoney } from './takeMemberMoney'
import type { LineRow } from './orderLines'
import { nextNumbers } from './orderNumbers'
import { purchaseOf } from './orderPurchase'
import { lineValues, orderValues, type OrderRequest } from './orderRows'
import { isSoldOut, lockStockOf, movementsOf, takeStock } from './stock'

type WriteContext = RequestContext<Tx, Session>

/** A new order with what its reply shows. */
export interface PlacedOrder {
  order: OrderRecord
  lines: LineRow[]
  store: StoreRow
  settings: OrderSettings
}

/**
 * Places the order of a cart. Everything it depends on is locked before it is read, so that the checked and priced data is what
 * is ordered. When the quote differs from the accepted one, nothing is written and the new checkout is returned.
 */
export async function createOrder(
  context: WriteContext,
  placing: OrderRequest,
  means: CheckoutDependencies,
): Promise<PlacedOrder> {
  const rows = await lockAll(context, placing, means)
  const assessment = await assess(context, placing, { ...means, rows })
  refuseChanges(assessment, placing)
  return writeOrder(context, placing, assessment)
}

/** Returns the rows of the whole cart. */
async function lockAll(
  { db: tx, session: { userId } }: WriteContext,
  { storeId, diningType, appointTime }: OrderRequest,
  { shared }: CheckoutDependencies,
): Promise<LineRecord[]> {
  await lockUser(tx, userId)
  const rows = await readLines(tx, { userId, store: { id: storeId }, diningType, ...shared })
  const ordered = inScope({ userId, mine: shared?.mine }, rows)
  await lockStockOf(tx, storeId, ordered)
  if (appointTime && ordered.length > 0) await lockSlot(tx, storeId, new Date(appointTime))
  return rows
}

function refuseChanges({ checkout }: Assessment, { quoteId, payType }: OrderRequest): void {
  const [problem] = checkout.problems
  if (problem) throw new AppError(400, 'cart.reason', { reason: problem.text }, { checkout })
  if (checkout.quoteId !== quoteId) throw new AppError(400, 'order.changed', {}, { checkout })
  if (payType !== null) refuseOffer(checkout, payType)
}

async function writeOrder(
  { db: tx, now, addressKey }: WriteContext,
  placing: OrderRequest,
  assessment: Assessment,
): Promise<PlacedOrder> {
  const { view, content, reductions } = assessment
  const { store, settings } = view
  const entries = orderable(content.entries)
  const values = orderValues({ ...placing, addressKey: view.tableSession ? null : addressKey }, assessment)
  const { id, state, businessDay } = values
  if (!values.paid) await refuseManyUnpaid(tx, values, settings, now)
  const lines = entries.map((entry, sort) => lineValues({ orderId: id, sort, reduction: reductions[sort] ?? 0 }, entry))
  await bookSlot(tx, { storeId: store.id, appointTime: values.appointTime ?? null })
  const taken = await takeStock(tx, entries)
  const day = dayText(dayOf(now))
  const { counters, ...numbers } = nextNumbers(tx, {
    storeId: store.id,
    day,
    businessDay,
    prefix: settings.numberPrefix,
  })
  const [order] = await tx
    .with(
      ...counters,
      tx.$with('new_lines').as(tx.insert(orderLines).values(lines)),
      tx.$with('new_event').as(tx.insert(orderEvents).values({ orderId: id, toState: state, actor: 'guest', at: now })),
      ...movementsOf(tx, id, taken, now),
      ...purchaseOf(tx, { ...values, ...numbers }),
      tx.$with('emptied').as(tx.delete(cartLines).where(inCart(view))),
    )
    .insert(orders)
    .values({ ...values, ...numbers })
    .returning()
  if (!order) throw new Error('an order was not written')
  if (taken.some(isSoldOut)) await touchMenu(tx, store.id)
  await takeMemberMoney(tx, order, now)
  return { order, lines, store, settings }
}
