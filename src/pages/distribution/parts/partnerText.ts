/** `5%` of a rate in basis points. */
export const rateText = (rate: number): string => `${rate / 100}%`

/** Days as whole months. */
export const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30.4))
