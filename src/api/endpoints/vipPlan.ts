// Written by "npm run endpoints" from src/contract/membership/vipPlan.ts.
import type { vipPlanContract } from '@/contract/membership/vipPlan'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const vipPlanEndpoints: WireArea<typeof vipPlanContract> = {
  list: { method: 'GET', path: 'vipCard/plans', access: 'guest' },
  order: { method: 'POST', path: 'vipCard/order', access: 'member', json: true },
  orders: { method: 'GET', path: 'vipCard/orders', access: 'member' },
  refund: { method: 'POST', path: 'vipCard/refund', access: 'member', json: true },
}

export const vipPlanApi = clientOf(vipPlanEndpoints)
