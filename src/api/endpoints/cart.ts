// Written by "npm run endpoints" from src/contract/cart/cart.ts.
import type { cartContract } from '@/contract/cart/cart'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const cartEndpoints: WireArea<typeof cartContract> = {
  get: { method: 'GET', path: 'cart', access: 'guest' },
  change: { method: 'POST', path: 'cart', access: 'guest', json: true },
  clear: { method: 'DELETE', path: 'cart/clear', access: 'guest' },
  checkout: { method: 'POST', path: 'cart/checkout', access: 'guest', json: true },
  price: { method: 'POST', path: 'cart/price', access: 'guest', json: true },
  addresses: { method: 'GET', path: 'cart/address', access: 'guest' },
}

export const cartApi = clientOf(cartEndpoints)
