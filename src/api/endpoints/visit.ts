// Written by "npm run endpoints" from src/contract/config/config.ts.
import type { visitContract } from '@/contract/config/config'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const visitEndpoints: WireArea<typeof visitContract> = {
  record: { method: 'POST', path: 'fwjl', access: 'public' },
}

export const visitApi = clientOf(visitEndpoints)
