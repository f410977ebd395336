/** What VIP saves in a month, satang. */
export interface VipSavings {
  /** What one order saves on average. */
  each: number
  saved: number
  /** The price of the plan for a month. */
  fee: number
  /** What is left after the fee; not above 0 when it does not pay off. */
  netSaving: number
  /** The most orders a month with which it does not pay off. */
  tooFew: number
}

/** The savings with some orders a month, by what VIP would have saved on past ones. */
export function vipSavings(
  usage: { orders: number; saved: number },
  plan: { price: number; months: number },
  perMonth: number,
): VipSavings {
  const each = usage.orders === 0 ? 0 : Math.floor(usage.saved / usage.orders)
  const fee = Math.round(plan.price / plan.months)
  const saved = each * perMonth
  return { each, saved, fee, netSaving: saved - fee, tooFew: each === 0 ? 0 : Math.floor(fee / each) }
}

/** How much less a month of a plan costs than one of the shortest plan, percent. */
export function planDiscount(plan: Plan, plans: readonly Plan[]): number {
  const [shortest] = [...plans].sort((a, b) => a.months - b.months)
  if (!shortest || shortest.months === plan.months) return 0
  return Math.max(0, Math.round(100 - (100 * plan.price * shortest.months) / (plan.months * shortest.price)))
}

interface Plan {
  price: number
  months: number
}
