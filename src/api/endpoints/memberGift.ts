// Written by "npm run endpoints" from src/contract/membership/memberGift.ts.
import type { memberGiftContract } from '@/contract/membership/memberGift'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const memberGiftEndpoints: WireArea<typeof memberGiftContract> = {
  birthday: { method: 'GET', path: 'birthday', access: 'member' },
  list: { method: 'GET', path: 'giftBig', access: 'member' },
  claim: { method: 'POST', path: 'giftBig', access: 'member' },
}

export const memberGiftApi = clientOf(memberGiftEndpoints)
