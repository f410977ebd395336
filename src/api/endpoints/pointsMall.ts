// Written by "npm run endpoints" from src/contract/points/pointsMall.ts.
import type { pointsMallContract } from '@/contract/points/pointsMall'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const pointsMallEndpoints: WireArea<typeof pointsMallContract> = {
  items: { method: 'GET', path: 'pointsMall', access: 'guest' },
  categories: { method: 'GET', path: 'pointsMallClassification', access: 'guest' },
  checkout: { method: 'GET', path: 'pointsMall/checkout', access: 'member' },
  order: { method: 'POST', path: 'pointsMallOrder', access: 'member', json: true },
  orders: { method: 'GET', path: 'pointsMallOrder', access: 'member' },
  detail: { method: 'GET', path: 'pointsMallOrder/:orderId', access: 'member' },
  refundApply: { method: 'POST', path: 'pointsMallOrder/refundApply', access: 'member', json: true },
  close: { method: 'POST', path: 'pointsMallOrder/close', access: 'member', json: true },
  complete: { method: 'POST', path: 'pointsMallOrder/complete', access: 'member', json: true },
}

export const pointsMallApi = clientOf(pointsMallEndpoints)
