// Written by "npm run endpoints" from src/contract/order/personPay.ts.
import type { personPayContract } from '@/contract/order/personPay'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const personPayEndpoints: WireArea<typeof personPayContract> = {
  checkout: { method: 'POST', path: 'personPay/checkout', access: 'guest', json: true },
  create: { method: 'POST', path: 'personPay', access: 'guest', json: true },
}

export const personPayApi = clientOf(personPayEndpoints)
