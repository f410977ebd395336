// Written by "npm run endpoints" from src/contract/partner/partner.ts.
import type { partnerContract } from '@/contract/partner/partner'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const partnerEndpoints: WireArea<typeof partnerContract> = {
  info: { method: 'GET', path: 'partner/config', access: 'public' },
  application: { method: 'GET', path: 'partner/application', access: 'member' },
  apply: { method: 'POST', path: 'partner/application', access: 'member', json: true },
  centre: { method: 'GET', path: 'partner', access: 'member' },
  share: { method: 'GET', path: 'partner/share', access: 'member' },
  orders: { method: 'GET', path: 'partner/order', access: 'member' },
  downline: { method: 'GET', path: 'partner/downline', access: 'member' },
  visit: { method: 'POST', path: 'partner/downline', access: 'guest' },
  income: { method: 'GET', path: 'partner/income', access: 'member' },
}

export const partnerApi = clientOf(partnerEndpoints)
