import { addressEndpoints } from './endpoints/address'
import { clientOf } from './client'

export const addressApi = clientOf(addressEndpoints)
