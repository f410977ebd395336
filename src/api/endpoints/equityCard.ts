// Written by "npm run endpoints" from src/contract/membership/equityCard.ts.
import type { equityCardContract } from '@/contract/membership/equityCard'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const equityCardEndpoints: WireArea<typeof equityCardContract> = {
  list: { method: 'GET', path: 'equityCard', access: 'guest' },
  order: { method: 'POST', path: 'equityCardOrder', access: 'member', json: true },
  mine: { method: 'GET', path: 'equityCardOrder/myCard', access: 'member' },
  activate: { method: 'POST', path: 'equityCardOrder/activate', access: 'member', json: true },
  refund: { method: 'POST', path: 'equityCardOrder/refund', access: 'member', json: true },
}

export const equityCardApi = clientOf(equityCardEndpoints)
