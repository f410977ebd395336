import type { orderCareContract } from '../../../src/contract/order/orderCare'
import type { OrderDetail } from '../../../src/contract/order/order'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import type { Tx } from '../../db/database'
import type { RequestContext, Handlers, Session } from '../../api/context'
import { refuseForeignPictures } from '../media/pictureRepository'
import { orderAgain } from './reorder'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { transitionOrder, withOrder } from './transitionOrder'
import { findOrder, orderDetailOf } from './orderPresenter'
import { applyForRefund, takesBackAtOnce, withdrawRefund } from './refunds/transitionRefund'
import { reasonsFor, reasonText } from './refunds/refundRequests'
import type { orderFeedbackContract } from '../../../src/contract/order/orderFeedback'
import { giveFeedback, readFeedbackForm } from './feedback'

type WriteContext = RequestContext<Tx, Session>

/** Endpoints after placing an order: confirming receipt, refunds, reordering. */
export const orderCareHandlers: Handlers<typeof orderCareContract> = {
  complete: (context, { orderId }) =>
    change(context, orderId, async (order) => {
      if (order.state === ORDER_STATES.completed.code) return
      await transitionOrder(context.db, order, 'completed', { actor: 'guest', now: context.now })
    }),

  async refundForm({ db, session, locale }, { orderId }) {
    const order = await findOrder(db, session.userId, orderId)
    const reasons = reasonsFor(order).map((key) => ({ key, text: reasonText(key, locale) }))
    return { amount: moneyFor(order), reasons, atOnce: takesBackAtOnce(order) }
  },

  refundApply: (context, application) =>
    change(context, application.orderId, async (order) => {
      await refuseForeignPictures(context.db, context.session.userId, application.images)
      await applyForRefund(context.db, order, application, context.now)
    }),

  refundWithdraw: (context, { orderId }) =>
    change(context, orderId, (order) => withdrawRefund(context.db, order, context.now)),

  again: orderAgain,
}

/** Locks and changes an order of the caller, and returns its new state. */
async function change(
  context: WriteContext,
  orderId: string,
  work: (order: OrderRecord) => Promise<void>,
): Promise<OrderDetail> {
  const { db: tx, session } = context
  await findOrder(tx, session.userId, orderId)
  await withOrder(tx, orderId, work)
  return orderDetailOf(tx, await findOrder(tx, session.userId, orderId), context)
}

/** Order reviews. */
export const orderFeedbackHandlers: Handlers<typeof orderFeedbackContract> = {
  tasting: (context, { orderId }) => readFeedbackForm(context, orderId),
  give: giveFeedback,
}
