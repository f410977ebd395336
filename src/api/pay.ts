import { payEndpoints } from './endpoints/pay'
import { clientOf } from './client'

export const payApi = clientOf(payEndpoints)
