/** The parts of an order that were paid when it was placed. Orders from before there were gift cards have no such part. */
interface PaidParts {
  balanceAmount: number
  giftCardAmount?: number | undefined
}

/** What an order costs in money, satang: the parts from gift cards and the balance, and the rest, which `payAmount` is. */
export function moneyFor({ payAmount, quote }: { payAmount: number; quote: PaidParts }): number {
  return payAmount + quote.balanceAmount + (quote.giftCardAmount ?? 0)
}
