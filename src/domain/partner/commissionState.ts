import type { PartnerOrder } from '@/contract/partner/partner'

/** States of a commission: it waits for its settlement, it is the partner's, or all of it was taken back. */
export type CommissionState = 'waiting' | 'settled' | 'reversed'

/** Wire codes of the states. */
export const COMMISSION_STATE_CODES = {
  waiting: 1,
  settled: 2,
  reversed: 3,
} as const satisfies Record<CommissionState, PartnerOrder['state']>

const NAMES: Record<PartnerOrder['state'], CommissionState> = { 1: 'waiting', 2: 'settled', 3: 'reversed' }

/** The state of a wire code. */
export const commissionStateOf = (code: PartnerOrder['state']): CommissionState => NAMES[code]
