// Written by "npm run endpoints" from src/contract/inStore/queue.ts.
import type { queueContract } from '@/contract/inStore/queue'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const queueEndpoints: WireArea<typeof queueContract> = {
  tables: { method: 'GET', path: 'queuingUp/table', access: 'guest' },
  mine: { method: 'GET', path: 'queuingUp', access: 'member' },
  detail: { method: 'GET', path: 'queuingUp/detail', access: 'member' },
  take: { method: 'POST', path: 'queuingUp', access: 'member', json: true },
  cancel: { method: 'POST', path: 'queuingUp/cancel', access: 'member', json: true },
  arrive: { method: 'POST', path: 'queuingUp/arrive', access: 'member', json: true },
  bring: { method: 'POST', path: 'queuingUp/bring', access: 'member', json: true },
  again: { method: 'POST', path: 'queuingUp/again', access: 'member', json: true },
}

export const queueApi = clientOf(queueEndpoints)
