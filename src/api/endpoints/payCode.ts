// Written by "npm run endpoints" from src/contract/wallet/payCode.ts.
import type { payCodeContract } from '@/contract/wallet/payCode'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const payCodeEndpoints: WireArea<typeof payCodeContract> = {
  state: { method: 'GET', path: 'payCode', access: 'member' },
  send: { method: 'POST', path: 'payCode/send', access: 'member', json: true },
  set: { method: 'POST', path: 'payCode/set', access: 'member', json: true },
  remove: { method: 'POST', path: 'payCode/remove', access: 'member', json: true },
  verify: { method: 'POST', path: 'payCode/verify', access: 'member', json: true },
}

export const payCodeApi = clientOf(payCodeEndpoints)
