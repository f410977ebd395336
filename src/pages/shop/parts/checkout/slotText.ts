import type { Checkout } from '@/contract/cart/checkout'

/** Text of the chosen slot with its day: "Today 12:35–12:45". Undefined when it is no longer offered. */
export function slotText(days: Checkout['slots'], value: string): string | undefined {
  for (const { label, times } of days) {
    const slot = times.find((each) => each.value === value)
    if (slot) return `${label} ${slot.text}`
  }
  return undefined
}
