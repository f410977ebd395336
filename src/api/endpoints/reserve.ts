// Written by "npm run endpoints" from src/contract/inStore/reserve.ts.
import type { reserveContract } from '@/contract/inStore/reserve'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const reserveEndpoints: WireArea<typeof reserveContract> = {
  config: { method: 'GET', path: 'tableReserve', access: 'guest' },
  slots: { method: 'GET', path: 'tableReserve/slots', access: 'guest' },
  checkout: { method: 'GET', path: 'tableReserve/checkout', access: 'guest' },
  order: { method: 'POST', path: 'tableReserveOrder', access: 'member', json: true },
  mine: { method: 'GET', path: 'tableReserveOrder', access: 'member' },
  detail: { method: 'GET', path: 'tableReserveOrder/detail', access: 'member' },
  cancel: { method: 'POST', path: 'tableReserveOrder/cancel', access: 'member', json: true },
  change: { method: 'POST', path: 'tableReserveOrder/change', access: 'member', json: true },
}

export const reserveApi = clientOf(reserveEndpoints)
