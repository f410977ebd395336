import { orderCareEndpoints } from './endpoints/orderCare'
import { clientOf } from './client'

export const orderCareApi = clientOf(orderCareEndpoints)
