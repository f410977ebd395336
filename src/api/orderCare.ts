import { orderCareContract } from '@/contract/orderCare'
import { clientOf } from './client'

export const orderCareApi = clientOf(orderCareContract)
