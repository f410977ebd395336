// Written by "npm run endpoints" from src/contract/order/order.ts.
import type { orderContract } from '@/contract/order/order'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const orderEndpoints: WireArea<typeof orderContract> = {
  create: { method: 'POST', path: 'order', access: 'guest', json: true },
  list: { method: 'GET', path: 'order', access: 'guest' },
  detail: { method: 'GET', path: 'order/:orderId', access: 'guest' },
  close: { method: 'POST', path: 'order/close', access: 'guest' },
  backlog: { method: 'GET', path: 'order/backlog', access: 'guest' },
  counts: { method: 'GET', path: 'order/count', access: 'guest' },
}

export const orderApi = clientOf(orderEndpoints)
