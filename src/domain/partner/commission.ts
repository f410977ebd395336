/** A rate of 1, basis points. */
const WHOLE_RATE = 10_000

/** A line of an order with what was paid for it, without fees; satang. */
export interface PaidLine {
  lineId: string
  goodsId: string
  base: number
}

/** The same with what its partner earns. Rates are basis points. */
export interface CommissionLine extends PaidLine {
  rate: number
  amount: number
}

/** What a partner earns by each line of an order: whole satang, rounded down. */
export function commissionLines(lines: readonly PaidLine[], rateOf: (goodsId: string) => number): CommissionLine[] {
  return lines.map((line) => {
    const rate = rateOf(line.goodsId)
    return { ...line, rate, amount: Math.floor((line.base * rate) / WHOLE_RATE) }
  })
}

/** The sums of the lines of an order; its rate where all lines have the same, null otherwise. */
export function commissionOf(lines: readonly CommissionLine[]): { base: number; amount: number; rate: number | null } {
  const [first] = lines
  return {
    base: lines.reduce((sum, { base }) => sum + base, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    rate: first && lines.every(({ rate }) => rate === first.rate) ? first.rate : null,
  }
}

/** What of a commission is taken back after `refunded` of the `total` that was paid went back: all of it after a whole refund. */
export function takenBack(amount: number, { refunded, total }: { refunded: number; total: number }): number {
  if (total <= 0 || refunded >= total) return amount
  return amount - Math.floor((amount * (total - refunded)) / total)
}
