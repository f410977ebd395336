import { percentOf } from './money'

/** Money of a balance by its source, satang: paid in by the member, or added by the merchant. */
export interface BalanceMoney {
  paidIn: number
  bonus: number
}

/**
 * How an amount is taken from a balance that reaches: `bonusShare` basis points of it from the bonus money, as far as there is some of
 * both, the rest from the money paid in.
 */
export function splitPayment(amount: number, balance: BalanceMoney, bonusShare: number): BalanceMoney {
  const wanted = Math.min(balance.bonus, percentOf(amount, bonusShare))
  const paidIn = Math.min(balance.paidIn, amount - wanted)
  return { paidIn, bonus: amount - paidIn }
}

/** How an amount goes back to where a payment came from, after `before` satang of it have gone back: in proportion, and in the end exactly. */
export function splitRefund(amount: number, taken: BalanceMoney, before: number): BalanceMoney {
  const total = taken.paidIn + taken.bonus
  const bonusOf = (returned: number) => Math.round((taken.bonus * returned) / total)
  const bonus = bonusOf(before + amount) - bonusOf(before)
  return { paidIn: amount - bonus, bonus }
}
