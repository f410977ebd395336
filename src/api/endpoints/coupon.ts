// Written by "npm run endpoints" from src/contract/coupon/coupon.ts.
import type { couponContract } from '@/contract/coupon/coupon'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const couponEndpoints: WireArea<typeof couponContract> = {
  centre: { method: 'GET', path: 'coupon', access: 'public' },
  detail: { method: 'GET', path: 'coupon/detail', access: 'public' },
  claim: { method: 'POST', path: 'coupon', access: 'member' },
  window: { method: 'GET', path: 'windowCoupon', access: 'public' },
  takeWindow: { method: 'POST', path: 'windowCoupon', access: 'member' },
  mine: { method: 'GET', path: 'my/coupon', access: 'member' },
  qrcode: { method: 'GET', path: 'coupon/qrcode', access: 'member' },
  exchangeCoupon: { method: 'POST', path: 'exchangeCode/coupon', access: 'member' },
  exchangeBalance: { method: 'POST', path: 'exchangeCode/balance', access: 'member' },
  word: { method: 'POST', path: 'wordCoupon', access: 'member' },
}

export const couponApi = clientOf(couponEndpoints)
