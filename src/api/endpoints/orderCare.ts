// Written by "npm run endpoints" from src/contract/order/orderCare.ts.
import type { orderCareContract } from '@/contract/order/orderCare'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const orderCareEndpoints: WireArea<typeof orderCareContract> = {
  complete: { method: 'POST', path: 'order/complete', access: 'guest' },
  refundForm: { method: 'GET', path: 'order/refundApply', access: 'guest' },
  refundApply: { method: 'POST', path: 'order/refundApply', access: 'guest', json: true },
  refundWithdraw: { method: 'POST', path: 'order/refundApply/withdraw', access: 'guest' },
  again: { method: 'POST', path: 'order/again', access: 'guest' },
}

export const orderCareApi = clientOf(orderCareEndpoints)
