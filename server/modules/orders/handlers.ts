import { ORDER_STATES, codesOfTab } from '../../../src/domain/order/orderState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { orderContract } from '../../../src/contract/order/order'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { transact } from '../../db/transaction'
import { createOrder } from './createOrder'
import { transitionOrder, withOrder } from './transitionOrder'
import { stateAt } from './orderExpiry'
import { findOrder, orderDetailOf, placedOrderDetail, readOrders, readPending } from './orderPresenter'
import { purchasesUnder } from './purchaseRows'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'

/** Most orders of the reminder. */
const BACKLOG = 5

type OrderContext = RequestContext<Db, Session>

export interface OrderDependencies {
  providers: PaymentProviders
  /** Asks the payment provider about the open payments of a purchase, and settles what it knows. */
  reconcilePurchase(purchaseId: string): Promise<void>
}

/** Orders: placing, reading, cancelling. */
export const orderHandlers = ({ providers, reconcilePurchase }: OrderDependencies): Handlers<typeof orderContract> => ({
  create: async (context, placing) =>
    placedOrderDetail(context.db, await createOrder(context, placing, { providers }), context),

  async list(context, { tab, page, pageSize }) {
    const { list, total } = await readOrders(context.db, context.session.userId, { tab, page, pageSize }, context)
    return { list, total, page, pageSize, serverTime: isoText(context.now) }
  },

  async detail(context, { orderId }) {
    return orderDetailOf(context.db, await findOrder(context.db, context.session.userId, orderId), context)
  },

  close: {
    transaction: false,
    async handle(context, { orderId }) {
      await findOrder(context.db, context.session.userId, orderId)
      await reconcilePurchase(orderId)
      await cancel(context, orderId)
      return orderDetailOf(context.db, await findOrder(context.db, context.session.userId, orderId), context)
    },
  },

  async backlog(context) {
    const list = await readPending(context.db, context.session.userId, BACKLOG, context)
    return { list, serverTime: isoText(context.now) }
  },

  async counts(context) {
    const { db, session, now } = context
    const under = (tab: 'toPay' | 'inProgress') =>
      db.$count(orders, and(eq(orders.userId, session.userId), inArray(stateAt(now), codesOfTab(tab))))
    const toPay = await db.$count(purchases, purchasesUnder(session.userId, 'toPay', now))
    return { toPay: (await under('toPay')) + toPay, inProgress: await under('inProgress') }
  },
})

/** Cancels an order for its guest. Idempotent. */
function cancel({ db, now }: OrderContext, orderId: string): Promise<void> {
  return transact(db, (tx) =>
    withOrder(tx, orderId, async (order) => {
      if (order.state === ORDER_STATES.cancelled.code) return
      await transitionOrder(tx, order, 'cancelled', { actor: 'guest', now })
    }),
  )
}
