import type { Checkout } from '@/contract/cart'

/** A chosen time in words, its day first: "Today 12:35–12:45". Undefined when it is not offered any more. */
export function slotText(days: Checkout['slots'], value: string): string | undefined {
  for (const { label, times } of days) {
    const slot = times.find((each) => each.value === value)
    if (slot) return `${label} ${slot.text}`
  }
  return undefined
}
