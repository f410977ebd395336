import type { VipPurchase } from '@/contract/membership/vipPlan'

type Tone = 'neutral' | 'green' | 'amber' | 'blue'

/** The colour of a purchase's state. */
export const PURCHASE_TONES: Record<VipPurchase['state'], Tone> = {
  pending: 'amber',
  running: 'green',
  waiting: 'blue',
  ended: 'neutral',
  refunded: 'neutral',
}
