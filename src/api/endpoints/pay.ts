// Written by "npm run endpoints" from src/contract/payment/pay.ts.
import type { payContract } from '@/contract/payment/pay'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const payEndpoints: WireArea<typeof payContract> = {
  pay: { method: 'POST', path: 'pay', access: 'guest' },
  ways: { method: 'GET', path: 'pay/ways', access: 'guest' },
  query: { method: 'GET', path: 'pay/query', access: 'guest' },
  slip: { method: 'POST', path: 'pay/slip', access: 'guest' },
}

export const payApi = clientOf(payEndpoints)
