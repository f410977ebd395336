/**
 * Lists and limits that the app needs without their schemas, so that a page does not load the schema library for them. One file for each area, so
 * that the first load has those of the first pages only.
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
 * reservation, the daily sign-in, the application of a partner, or a withdrawal.
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
  'partner',
  'withdrawal',
] as const

/** Maximum number of templates in one subscription prompt of WeChat and Alipay. */
export const MAX_TEMPLATES = 3

/** Shapes of a goods list. */
export const GOODS_SHAPES = ['strip', 'grid', 'rows', 'large'] as const
