/** What a pack is worth: all its coupons together, how many they are, and after how many of them its price is back. Satang. */
export interface PackWorth {
  sum: number
  num: number
  /** The most valuable first; null when all together are worth less than the price. */
  paysAfter: number | null
}

/** The worth of a pack of coupons at a price. */
export function packWorth(coupons: readonly { num: number; worth: number }[], price: number): PackWorth {
  const pieces = coupons.flatMap(({ num, worth }) => Array.from({ length: num }, () => worth)).sort((a, b) => b - a)
  let sum = 0
  let paysAfter: number | null = null
  for (const [index, worth] of pieces.entries()) {
    sum += worth
    if (paysAfter === null && sum >= price) paysAfter = index + 1
  }
  return { sum, num: pieces.length, paysAfter }
}
