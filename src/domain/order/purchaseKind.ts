/** Everything that can be paid for: an order of dishes, a bill or a part of it, and what is bought by itself. */
export const PURCHASE_KINDS = [
  'order',
  'bill',
  'topUp',
  'couponPack',
  'vipPlan',
  'equityCard',
  'giftCard',
  'pointsOrder',
  'deposit',
] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** What is bought by itself: it has a page of its own. */
export type BoughtKind = Exclude<PurchaseKind, 'order' | 'bill'>
