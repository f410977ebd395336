// Written by "npm run endpoints" from src/contract/order/orderFeedback.ts.
import type { orderFeedbackContract } from '@/contract/order/orderFeedback'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const orderFeedbackEndpoints: WireArea<typeof orderFeedbackContract> = {
  tasting: { method: 'GET', path: 'order/gettastingmenu', access: 'guest' },
  give: { method: 'POST', path: 'order/feedback', access: 'guest', json: true },
}

export const orderFeedbackApi = clientOf(orderFeedbackEndpoints)
