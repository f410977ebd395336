// Written by "npm run endpoints" from src/contract/account/message.ts.
import type { messageContract } from '@/contract/account/message'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const messageEndpoints: WireArea<typeof messageContract> = {
  subscribe: { method: 'POST', path: 'messageConfig/subscribe', access: 'guest', json: true },
  line: { method: 'GET', path: 'messageConfig/line', access: 'member' },
  setLine: { method: 'POST', path: 'messageConfig/setLine', access: 'member' },
}

export const messageApi = clientOf(messageEndpoints)
