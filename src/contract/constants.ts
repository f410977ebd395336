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

/** Maximum number of templates in one subscription prompt of WeChat and Alipay. */
export const MOST_TEMPLATES = 3

/** Shapes of a goods list. */
export const GOODS_SHAPES = ['strip', 'grid', 'rows', 'large'] as const
