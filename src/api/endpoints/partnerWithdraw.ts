// Written by "npm run endpoints" from src/contract/partner/partnerWithdraw.ts.
import type { partnerWithdrawContract } from '@/contract/partner/partnerWithdraw'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const partnerWithdrawEndpoints: WireArea<typeof partnerWithdrawContract> = {
  purse: { method: 'GET', path: 'partner/withdraw', access: 'member' },
  withdraw: { method: 'POST', path: 'partner/withdraw', access: 'member' },
  withdrawals: { method: 'GET', path: 'partner/withdrawals', access: 'member' },
}

export const partnerWithdrawApi = clientOf(partnerWithdrawEndpoints)
