// Written by "npm run endpoints" from src/contract/account/address.ts.
import type { addressContract } from '@/contract/account/address'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const addressEndpoints: WireArea<typeof addressContract> = {
  list: { method: 'GET', path: 'address', access: 'guest' },
  detail: { method: 'GET', path: 'address/:addressId', access: 'guest' },
  add: { method: 'POST', path: 'address', access: 'guest' },
  edit: { method: 'PUT', path: 'address/:addressId', access: 'guest' },
  remove: { method: 'DELETE', path: 'address/:addressId', access: 'guest' },
}

export const addressApi = clientOf(addressEndpoints)
