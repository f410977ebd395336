/** A payment of a purchase: how much it was, and what of it has gone back. Satang. */
export interface RefundablePart {
  /** `outside` is what was paid by a provider or at the counter. */
  from: 'outside' | 'balance' | 'giftCard'
  amount: number
  refunded: number
}

const ORDER: readonly RefundablePart['from'][] = ['outside', 'balance', 'giftCard']

/**
 * Splits a refund over the payments of a purchase, which come in the order in which they were made: what goes back to which of them. Money goes
 * back in the reverse order of paying: first what was paid outside, then to the balance, then to gift cards, the last one first. Never more
 * than a payment brought.
 */
export function splitRefundOver<Part extends RefundablePart>(
  amount: number,
  parts: readonly Part[],
): { part: Part; amount: number }[] {
  let rest = amount
  return ORDER.flatMap((from) => ofKind(parts, from)).flatMap((part) => {
    const back = Math.min(rest, part.amount - part.refunded)
    rest -= back
    return back > 0 ? [{ part, amount: back }] : []
  })
}

function ofKind<Part extends RefundablePart>(parts: readonly Part[], from: Part['from']): Part[] {
  const found = parts.filter((part) => part.from === from)
  return from === 'giftCard' ? found.reverse() : found
}
