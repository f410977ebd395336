import { ORDER_STATES, codesOfTab } from '../../src/domain/orderState'
import { isoText } from '../../src/domain/storeClock'
import type { orderContract } from '../../src/contract/order'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/open'
import { orders } from '../db/schema/orders'
import type { Context, Handlers, Session } from '../http/context'
import { Refusal } from '../http/refusal'
import { retrying } from '../http/retrying'
import { createOrder } from '../orders/create'
import { closeOverdue } from '../orders/expire'
import { lockOrder, moveOrder } from '../orders/move'
import { findOrder, orderDetailOf, readOrders } from '../orders/read'
import { askAboutOrder } from '../payments/ask'
import type { Providers } from '../providers/payment'

type Here = Context<Db, Session>

export const orderHandlers = (providers: Providers): Handlers<typeof orderContract> => ({
  create: async (context, placing) =>
    orderDetailOf(context.db, await createOrder(context, placing, providers), context),

  async list(context, { tab, page, pageSize }) {
    await closeOverdue({ ...context, providers }, context.session.userId)
    const wanted = { states: codesOfTab(tab), page, pageSize }
    const { list, total } = await readOrders(context.db, context.session.userId, wanted, context.locale)
    return { list, total, page, pageSize, serverTime: isoText(context.now) }
  },

  async detail(context, { orderId }) {
    await closeOverdue({ ...context, providers }, context.session.userId)
    return orderDetailOf(context.db, await findOrder(context.db, context.session.userId, orderId), context)
  },

  close: {
    async outside(context, { orderId }) {
      await findOrder(context.db, context.session.userId, orderId)
      await askAboutOrder({ ...context, providers }, orderId)
      await retrying(() => cancel(context, orderId))
      return orderDetailOf(context.db, await findOrder(context.db, context.session.userId, orderId), context)
    },
  },

  async counts(context) {
    const { db, session } = context
    await closeOverdue({ ...context, providers }, session.userId)
    const under = (tab: 'toPay' | 'inProgress') =>
      db.$count(orders, and(eq(orders.userId, session.userId), inArray(orders.state, codesOfTab(tab))))
    return { toPay: await under('toPay'), inProgress: await under('inProgress') }
  },
})

/** Cancels an order for its guest. One that is cancelled already stays so. */
function cancel({ db, now }: Here, orderId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal(400, 'order.notFound')
    if (order.state === ORDER_STATES.cancelled.code) return
    await moveOrder(tx, order, 'cancelled', { actor: 'guest', now })
  })
}
