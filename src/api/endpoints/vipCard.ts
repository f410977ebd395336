// Written by "npm run endpoints" from src/contract/membership/vipCard.ts.
import type { vipCardContract } from '@/contract/membership/vipCard'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const vipCardEndpoints: WireArea<typeof vipCardContract> = {
  levels: { method: 'GET', path: 'vipCard', access: 'guest' },
  growth: { method: 'GET', path: 'vipCard/growth', access: 'member' },
  passes: { method: 'GET', path: 'vipCard/passes', access: 'member' },
  told: { method: 'POST', path: 'vipCard/told', access: 'member' },
}

export const vipCardApi = clientOf(vipCardEndpoints)
