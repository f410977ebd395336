/** 100 % in basis points. */
const WHOLE = 10_000

/** The share of `rate` basis points in an amount of satang, rounded half up. */
export function percentOf(amount: number, rate: number): number {
  return Math.floor((amount * rate + WHOLE / 2) / WHOLE)
}

/** The tax of `rate` basis points included in an amount of satang, rounded half up. */
export function taxWithin(amount: number, rate: number): number {
  const whole = WHOLE + rate
  return Math.floor((2 * amount * rate + whole) / (2 * whole))
}

/**
 * Splits an amount of satang by weights (none negative); the parts add up to the amount. Rounding differences go to the largest
 * remainders, the earlier part first. With zero weights only, the first part takes all.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) {
    return weights.map((_, index) => (index === 0 ? amount : 0))
  }
  const exact = weights.map((weight) => (amount * weight) / total)
  const parts = exact.map(Math.floor)
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }))
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) {
    parts[index] = (parts[index] ?? 0) + 1
  }
  return parts
}

/** The currency prefix of an amount: the symbol (`hbfh`) of the currency, or its name (`hbmc`) where the merchant has no symbol. */
export function currencySign({ hbfh, hbmc }: { hbfh: string; hbmc: string }): string {
  return hbfh || (hbmc ? `${hbmc}\u00a0` : '฿')
}

/** Formats a non-negative integer: `1,284`. */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Formats an amount of satang: `฿1,284`, `฿543.56`, `−฿50`. Decimals only when there are satang. */
export function moneyText(satang: number, symbol = '฿'): string {
  const size = Math.abs(satang)
  const whole = countText(Math.floor(size / 100))
  const rest = size % 100
  return (satang < 0 ? '\u2212' : '') + symbol + whole + (rest ? `.${String(rest).padStart(2, '0')}` : '')
}
