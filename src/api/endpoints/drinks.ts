// Written by "npm run endpoints" from src/contract/inStore/drinks.ts.
import type { drinksContract } from '@/contract/inStore/drinks'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const drinksEndpoints: WireArea<typeof drinksContract> = {
  list: { method: 'GET', path: 'drinks/order', access: 'member' },
  detail: { method: 'GET', path: 'drinks/order/detail', access: 'member' },
  log: { method: 'GET', path: 'drinks/log', access: 'member' },
  takeCode: { method: 'POST', path: 'drinks/takeCode', access: 'member', json: true },
  cancelCode: { method: 'POST', path: 'drinks/cancelCode', access: 'member', json: true },
  extend: { method: 'POST', path: 'drinks/extend', access: 'member', json: true },
  give: { method: 'POST', path: 'drinks/give', access: 'member', json: true },
  gift: { method: 'GET', path: 'drinks/gift', access: 'guest' },
  receive: { method: 'POST', path: 'drinks/receive', access: 'member', json: true },
  takeBack: { method: 'POST', path: 'drinks/takeBack', access: 'member', json: true },
}

export const drinksApi = clientOf(drinksEndpoints)
