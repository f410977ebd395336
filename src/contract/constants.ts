/**
 * Lists and limits that the app needs without the schemas that use them. They stand apart so that a page does not load the schema library for
 * their sake.
 */

/** The three languages of the storefront (specification §2). */
export const LOCALES = ['en', 'th', 'zh'] as const

/** How an order leaves the kitchen (specification §3). */
export const DINING_TYPES = ['delivery', 'pickup', 'takeout', 'dineIn', 'fast'] as const

/** Most pieces of one line of a cart. */
export const MAX_LINE_QUANTITY = 999

/** The parts of the list of orders. */
export const ORDER_TABS = ['all', 'toPay', 'inProgress', 'completed', 'refunds'] as const

/** Most templates that WeChat and Alipay ask a guest about at once. */
export const MOST_TEMPLATES = 3

/** How a list of dishes is drawn. */
export const GOODS_SHAPES = ['strip', 'grid', 'rows', 'large'] as const
