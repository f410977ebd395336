import type { orderFeedbackContract } from '../../../src/contract/orderFeedback'
import type { Handlers } from '../../api/context'
import { giveFeedback, readTasting } from './feedback'

/** Order reviews. */
export const orderFeedbackHandlers: Handlers<typeof orderFeedbackContract> = {
  tasting: (context, { orderId }) => readTasting(context, orderId),
  give: giveFeedback,
}
