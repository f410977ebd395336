import { orderEndpoints } from './endpoints/order'
import { clientOf } from './client'

export const orderApi = clientOf(orderEndpoints)
