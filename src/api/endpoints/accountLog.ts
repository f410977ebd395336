// Written by "npm run endpoints" from src/contract/wallet/accountLog.ts.
import type { accountLogContract } from '@/contract/wallet/accountLog'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const accountLogEndpoints: WireArea<typeof accountLogContract> = {
  list: { method: 'GET', path: 'accountLog', access: 'member' },
}

export const accountLogApi = clientOf(accountLogEndpoints)
