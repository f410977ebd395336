// Written by "npm run endpoints" from src/contract/store/store.ts.
import type { storeContract } from '@/contract/store/store'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const storeEndpoints: WireArea<typeof storeContract> = {
  list: { method: 'GET', path: 'store', access: 'public' },
  detail: { method: 'GET', path: 'store/:storeId', access: 'public' },
  default: { method: 'GET', path: 'store/default', access: 'public' },
  wifi: { method: 'GET', path: 'store/:storeId/wifi', access: 'public' },
  collect: { method: 'POST', path: 'collect/store', access: 'guest' },
  regions: { method: 'GET', path: 'region', access: 'public' },
  address: { method: 'GET', path: 'region/address', access: 'public' },
}

export const storeApi = clientOf(storeEndpoints)
