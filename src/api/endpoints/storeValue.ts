// Written by "npm run endpoints" from src/contract/wallet/storeValue.ts.
import type { storeValueContract } from '@/contract/wallet/storeValue'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const storeValueEndpoints: WireArea<typeof storeValueContract> = {
  list: { method: 'GET', path: 'storeValue', access: 'guest' },
  order: { method: 'POST', path: 'storeValue', access: 'member', json: true },
  ordered: { method: 'GET', path: 'storeValueOrder', access: 'member' },
  refund: { method: 'POST', path: 'storeValueOrder/refund', access: 'member', json: true },
}

export const storeValueApi = clientOf(storeValueEndpoints)
