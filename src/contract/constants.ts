/**
 * Lists and limits that the app needs without their schemas. They are separate so that a page does not load the schema library for
 * them.
 */

/** The three languages of the storefront (specification §2). */
export const LOCALES = ['en', 'th', 'zh'] as const

/** Dining types (specification §3). */
export const DINING_TYPES = ['delivery', 'pickup', 'takeout', 'dineIn', 'fast'] as const

/** Maximum quantity of a cart line. */
export const MAX_LINE_QUANTITY = 999

/** Tabs of the order list. */
export const ORDER_TABS = ['all', 'toPay', 'inProgress', 'completed', 'refunds'] as const

/** What a message is about: an order, a gift that the guest gives, or the coupons of the guest that end soon. */
export const MESSAGE_SUBJECTS = ['order', 'couponGift', 'giftCardGift', 'coupons'] as const

/** Maximum number of templates in one subscription prompt of WeChat and Alipay. */
export const MOST_TEMPLATES = 3

/** Shapes of a goods list. */
export const GOODS_SHAPES = ['strip', 'grid', 'rows', 'large'] as const

/** Kinds of a coupon: an amount or a percentage off, a free item, free delivery, free pieces for bought ones. */
export const COUPON_KINDS = ['amount', 'percent', 'freeItem', 'freeDelivery', 'buyGet'] as const

/** Where a coupon can be used: in an order of a dining type, or on a bill of the till. */
export const COUPON_SCENES = [...DINING_TYPES, 'personPay'] as const

/** Maximum number of coupons in one order. */
export const MAX_ORDER_COUPONS = 5

/** Maximum length of the words of who gives something by a link. */
export const GIFT_WORDS = 60

/** Maximum number of coupons in one gift. */
export const MAX_GIFT_COUPONS = 20

/** Tabs of a member's coupons. */
export const COUPON_TABS = ['usable', 'used', 'expired'] as const

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
