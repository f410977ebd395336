import { cartEndpoints } from './endpoints/cart'
import { clientOf } from './client'

export const cartApi = clientOf(cartEndpoints)
