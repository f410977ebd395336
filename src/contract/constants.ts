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

/**
 * What a message is about: an order, a gift that the guest gives, the coupons or the points of the guest that end soon, a queue number, a
 * reservation, or the daily sign-in.
 */
export const MESSAGE_SUBJECTS = [
  'order',
  'couponGift',
  'giftCardGift',
  'coupons',
  'points',
  'queueTicket',
  'drink',
  'drinkGift',
  'reservation',
  'signIn',
] as const

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

/**
 * Why a balance changes. `bonus` is money from the merchant: for a top-up, a code or an occasion; `topUpBack` a refunded top-up; `adjusted`
 * a booking by staff; `other` what was held before or moved between accounts.
 */
export const ACCOUNT_LOG_TYPES = ['topUp', 'topUpBack', 'spent', 'refund', 'bonus', 'adjusted', 'other'] as const

/** Whether a coupon pack can be bought: it can; none is left; its sale has not begun, or is over; the member's share is bought. */
export const PACK_BUY_STATES = ['can', 'soldOut', 'notStarted', 'ended', 'limit'] as const

/** Tabs of the points orders: all of them, and the four of the specification. */
export const POINTS_TABS = ['all', 'toPay', 'toShip', 'toReceive', 'completed'] as const

/** Kinds of an item of the points shop: goods, a coupon, money for the balance. */
export const POINTS_ITEM_TYPES = ['goods', 'coupon', 'balance'] as const

/** How an item reaches the member; `none`: it is in the account at once. */
export const POINTS_WAYS = ['pickup', 'delivery', 'none'] as const

/** Whether an item of the points shop can be taken, and why not. */
export const POINTS_BUY_STATES = [
  'can',
  'notStarted',
  'ended',
  'soldOut',
  'limit',
  'limitToday',
  'levelTooLow',
  'short',
] as const

/** What the records of points are filtered by. */
export const POINTS_RECORD_TABS = ['all', 'earned', 'spent', 'ended'] as const

/** What guests celebrate at a booked table. */
export const OCCASIONS_TO_CELEBRATE = ['none', 'birthday', 'date', 'family', 'business'] as const
export type Celebration = (typeof OCCASIONS_TO_CELEBRATE)[number]

/** The picture of an area with tables to book. */
export const RESERVE_ICONS = ['window', 'terrace', 'room', 'seat'] as const
export type ReserveIcon = (typeof RESERVE_ICONS)[number]

/** Tabs of the reservations of a member. */
export const RESERVE_TABS = ['coming', 'past'] as const

/** What a guest can do with a reservation. */
export const RESERVE_ACTIONS = ['pay', 'cancel', 'change'] as const
export type ReserveAction = (typeof RESERVE_ACTIONS)[number]

/** Maximum length of the notes of a reservation. */
export const RESERVE_NOTES = 120

/** What a deposit of a reservation is counted by. */
export const DEPOSIT_KINDS = ['none', 'order', 'table', 'person'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** The parts of a day at which guests are seated. */
export const SERVINGS = ['breakfast', 'lunch', 'dinner'] as const
