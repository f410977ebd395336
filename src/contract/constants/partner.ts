/** Lists of the distributor programme. */

/** Ways in which a partner withdraws: to the own balance at once, or as a request. */
export const PAYOUT_WAYS = ['balance', 'promptpay', 'bank'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

/** What the orders of a partner are filtered by. */
export const PARTNER_ORDER_TABS = ['all', 'waiting', 'settled', 'reversed'] as const
export type PartnerOrderTab = (typeof PARTNER_ORDER_TABS)[number]

/** Thai banks that a withdrawal goes to, by the short names that banks use. */
export const BANKS = [
  'BBL',
  'KBANK',
  'KTB',
  'SCB',
  'BAY',
  'TTB',
  'GSB',
  'BAAC',
  'UOB',
  'CIMBT',
  'KKP',
  'LHB',
  'TISCO',
] as const
export type Bank = (typeof BANKS)[number]
