import type { PayType, PayOffers } from '@/contract/payment/payType'

/** The chosen payment method if available, or the first available one; undefined when nothing is paid now. */
export function payTypeOf(offered: PayOffers = [], chosen: PayType | undefined): PayType | undefined {
  const usable = offered.filter(({ enabled }) => enabled)
  return usable.find(({ type }) => type === chosen)?.type ?? usable[0]?.type
}

/** What pays all of an order when nothing else is due: the balance, also together with gift cards, or gift cards alone. */
export function paidAtOnce({
  payAmount,
  balanceAmount,
  giftCardAmount = 0,
}: {
  payAmount: number
  balanceAmount: number
  giftCardAmount?: number | undefined
}): 'balance' | 'giftCard' | undefined {
  if (payAmount > 0) return undefined
  if (balanceAmount > 0) return 'balance'
  return giftCardAmount > 0 ? 'giftCard' : undefined
}

/** The offers that reach for an amount, satang: the balance of a member may be less. */
export function offersFor(offered: PayOffers = [], amount: number): PayOffers {
  return offered.filter(({ balance = amount }) => balance >= amount)
}
