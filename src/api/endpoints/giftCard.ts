// Written by "npm run endpoints" from src/contract/wallet/giftCard.ts.
import type { giftCardContract } from '@/contract/wallet/giftCard'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const giftCardEndpoints: WireArea<typeof giftCardContract> = {
  designs: { method: 'GET', path: 'giftCard', access: 'guest' },
  order: { method: 'POST', path: 'giftCard/order', access: 'member', json: true },
  bought: { method: 'GET', path: 'giftCard/bought', access: 'member' },
  my: { method: 'GET', path: 'giftCard/my', access: 'member' },
  detail: { method: 'GET', path: 'giftCard/detail', access: 'member' },
  code: { method: 'POST', path: 'giftCard/code', access: 'member', json: true },
  refund: { method: 'POST', path: 'giftCard/refund', access: 'member', json: true },
  give: { method: 'POST', path: 'giftCard/give', access: 'member', json: true },
  takeBack: { method: 'POST', path: 'giftCard/takeBack', access: 'member', json: true },
  getGift: { method: 'GET', path: 'giftCard/getGift', access: 'guest' },
  receive: { method: 'POST', path: 'giftCard/receive', access: 'member', json: true },
  gifts: { method: 'GET', path: 'giftCard/gifts', access: 'member' },
  redeem: { method: 'POST', path: 'giftCard/redeem', access: 'member', json: true },
}

export const giftCardApi = clientOf(giftCardEndpoints)
