import type { orderFeedbackContract } from '../../../src/contract/orderFeedback'
import type { Handlers } from '../../api/context'
import { giveFeedback, readTasting } from './feedback'

/** What guests say about an order. */
export const orderFeedbackHandlers: Handlers<typeof orderFeedbackContract> = {
  tasting: (context, { orderId }) => readTasting(context, orderId),
  give: giveFeedback,
}
