// Written by "npm run endpoints" from src/contract/inStore/inStore.ts.
import type { inStoreContract } from '@/contract/inStore/inStore'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const inStoreEndpoints: WireArea<typeof inStoreContract> = {
  menu: { method: 'GET', path: 'inStore/goods', access: 'public' },
  categories: { method: 'GET', path: 'inStore/goods/category', access: 'public' },
  search: { method: 'GET', path: 'inStore/goods/search', access: 'public' },
  cart: { method: 'GET', path: 'inStore/cart', access: 'guest' },
  change: { method: 'POST', path: 'inStore/cart', access: 'guest', json: true },
  clear: { method: 'DELETE', path: 'inStore/cart/clear', access: 'guest' },
  packAll: { method: 'POST', path: 'inStore/cart/packAll', access: 'guest' },
  checkout: { method: 'POST', path: 'inStore/cart/checkout', access: 'guest', json: true },
  price: { method: 'POST', path: 'inStore/cart/price', access: 'guest', json: true },
  create: { method: 'POST', path: 'inStore/order', access: 'guest', json: true },
  detail: { method: 'GET', path: 'inStore/order/:orderId', access: 'guest' },
  close: { method: 'POST', path: 'inStore/order/close', access: 'guest' },
  refundApply: { method: 'POST', path: 'inStore/order/refundApply', access: 'guest', json: true },
  complete: { method: 'POST', path: 'inStore/order/complete', access: 'guest' },
  start: { method: 'POST', path: 'inStore/order/startOrder', access: 'guest' },
  table: { method: 'GET', path: 'inStore/table', access: 'guest' },
  share: { method: 'POST', path: 'inStore/bill', access: 'guest', json: true },
  callWaiter: { method: 'POST', path: 'callWaiter', access: 'guest' },
}

export const inStoreApi = clientOf(inStoreEndpoints)
