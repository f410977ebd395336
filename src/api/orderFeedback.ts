import { orderFeedbackEndpoints } from './endpoints/orderFeedback'
import { clientOf } from './client'

export const orderFeedbackApi = clientOf(orderFeedbackEndpoints)
