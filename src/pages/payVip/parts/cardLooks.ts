import type { HeldEquityCard } from '@/contract/membership/equityCard'

/** The colour of a card's state. */
export const CARD_TONES = {
  pending: 'amber',
  running: 'green',
  ended: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<HeldEquityCard['state'], string>
