/** Lists of the balance. */

/**
 * Why a balance changes. `bonus` is money from the merchant: for a top-up, a code or an occasion; `topUpBack` a refunded top-up; `adjusted`
 * a booking by staff; `other` what was held before or moved between accounts.
 */
export const ACCOUNT_LOG_TYPES = ['topUp', 'topUpBack', 'spent', 'refund', 'bonus', 'adjusted', 'other'] as const
