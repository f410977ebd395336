import { personPayEndpoints } from './endpoints/personPay'
import { clientOf } from './client'

export const personPayApi = clientOf(personPayEndpoints)
