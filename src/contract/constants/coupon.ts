/** Lists and limits of coupons, coupon packages and gifts. */

import { DINING_TYPES } from './common'

/** Kinds of a coupon: an amount or a percentage off, a free item, free delivery, free pieces for bought ones. */
export const COUPON_KINDS = ['amount', 'percent', 'freeItem', 'freeDelivery', 'buyGet'] as const

/** Where a coupon can be used: in an order of a dining type, or on a bill of the till. */
export const COUPON_SCENES = [...DINING_TYPES, 'personPay'] as const

/** Maximum number of coupons in one order. */
export const MAX_ORDER_COUPONS = 5

/** Maximum length of the message of a gift that is sent by a link. */
export const GIFT_MESSAGE_LENGTH = 60

/** Maximum number of coupons in one gift. */
export const MAX_GIFT_COUPONS = 20

/** Tabs of a member's coupons. */
export const COUPON_TABS = ['usable', 'used', 'expired'] as const

/** What a list of own coupons is narrowed down to: those for a way of ordering, or free dishes. */
export const COUPON_FILTERS = ['delivery', 'dineIn', 'pickup', 'freeItem'] as const

/** Whether a coupon can be claimed, and why not (`receiveState` of the contract). */
export const RECEIVE_STATES = [
  'can',
  'received',
  'receivedToday',
  'soldOut',
  'notStarted',
  'ended',
  'levelTooLow',
  'notForYou',
] as const

/** Whether a coupon pack can be bought: it can; none is left; its sale has not begun, or is over; the member's share is bought. */
export const PACK_BUY_STATES = ['can', 'soldOut', 'notStarted', 'ended', 'limit'] as const
