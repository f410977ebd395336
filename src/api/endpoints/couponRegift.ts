// Written by "npm run endpoints" from src/contract/coupon/couponRegift.ts.
import type { couponRegiftContract } from '@/contract/coupon/couponRegift'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const couponRegiftEndpoints: WireArea<typeof couponRegiftContract> = {
  records: { method: 'GET', path: 'couponRegift', access: 'member' },
  confirmGift: { method: 'POST', path: 'couponRegift/confirmGift', access: 'member', json: true },
  getGift: { method: 'GET', path: 'couponRegift/getGift', access: 'guest' },
  receive: { method: 'POST', path: 'couponRegift/receive', access: 'member', json: true },
  takeBack: { method: 'POST', path: 'couponRegift/takeBack', access: 'member', json: true },
}

export const couponRegiftApi = clientOf(couponRegiftEndpoints)
