// Written by "npm run endpoints" from src/contract/coupon/couponPack.ts.
import type { couponPackContract } from '@/contract/coupon/couponPack'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const couponPackEndpoints: WireArea<typeof couponPackContract> = {
  list: { method: 'GET', path: 'couponPack', access: 'guest' },
  order: { method: 'POST', path: 'couponPackOrder', access: 'member', json: true },
  ordered: { method: 'GET', path: 'couponPackOrder', access: 'member' },
  refund: { method: 'POST', path: 'couponPackOrder/refund', access: 'member', json: true },
}

export const couponPackApi = clientOf(couponPackEndpoints)
