import type { orderFeedbackContract } from '../../../src/contract/orderFeedback'
import type { Handlers } from '../../api/context'
import { giveFeedback, readFeedbackForm } from './feedback'

/** Order reviews. */
export const orderFeedbackHandlers: Handlers<typeof orderFeedbackContract> = {
  tasting: (context, { orderId }) => readFeedbackForm(context, orderId),
  give: giveFeedback,
}
