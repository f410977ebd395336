import { orderFeedbackContract } from '@/contract/orderFeedback'
import { clientOf } from './client'

export const orderFeedbackApi = clientOf(orderFeedbackContract)
