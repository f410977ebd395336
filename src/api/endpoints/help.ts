// Written by "npm run endpoints" from src/contract/help.ts.
import type { helpContract } from '@/contract/help'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const helpEndpoints: WireArea<typeof helpContract> = {
  helpers: { method: 'GET', path: 'helpers', access: 'public' },
  helper: { method: 'GET', path: 'helpers/:helperId', access: 'public' },
}

export const helpApi = clientOf(helpEndpoints)
