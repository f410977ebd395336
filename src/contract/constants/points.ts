/** Lists of points and of the points shop. */

/** Tabs of the points orders (specification §3 "points-mall order tabs"). */
export const POINTS_TABS = ['toPay', 'toShip', 'toReceive', 'completed'] as const

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
