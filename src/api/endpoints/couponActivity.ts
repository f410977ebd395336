// Written by "npm run endpoints" from src/contract/coupon/couponActivity.ts.
import type { couponActivityContract } from '@/contract/coupon/couponActivity'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const couponActivityEndpoints: WireArea<typeof couponActivityContract> = {
  list: { method: 'GET', path: 'couponActivity', access: 'public' },
  claim: { method: 'POST', path: 'couponActivity', access: 'member' },
}

export const couponActivityApi = clientOf(couponActivityEndpoints)
