// Written by "npm run endpoints" from src/contract/invitation/oldWithNew.ts.
import type { oldWithNewContract } from '@/contract/invitation/oldWithNew'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const oldWithNewEndpoints: WireArea<typeof oldWithNewContract> = {
  activity: { method: 'GET', path: 'oldWithNew', access: 'guest' },
  partyA: { method: 'GET', path: 'oldWithNew/partyA', access: 'member' },
  partyB: { method: 'GET', path: 'oldWithNew/partyB', access: 'guest' },
  accept: { method: 'POST', path: 'oldWithNew/partyB', access: 'guest', json: true },
  shear: { method: 'POST', path: 'oldWithNew/shear', access: 'member', json: true },
  recordA: { method: 'GET', path: 'oldWithNew/recordA', access: 'member' },
  recordB: { method: 'GET', path: 'oldWithNew/recordB', access: 'member' },
  packet: { method: 'GET', path: 'oldWithNew/packet', access: 'member' },
  open: { method: 'POST', path: 'oldWithNew/packet', access: 'member', json: true },
}

export const oldWithNewApi = clientOf(oldWithNewEndpoints)
