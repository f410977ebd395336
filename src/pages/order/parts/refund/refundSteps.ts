import type { MessageKey } from '@/i18n/messages'
import type { IconName } from '@/ui/media/iconNames'

interface RefundStep {
  label: MessageKey
  icon: IconName
}

const REQUESTED: RefundStep = { label: 'refund.stepAsked', icon: 'check-circle' }
const AGREED: RefundStep = { label: 'refund.stepAgreed', icon: 'handshake' }
const REFUSED: RefundStep = { label: 'refund.stepRefused', icon: 'prohibit' }
const DONE: RefundStep = { label: 'refund.stepDone', icon: 'hand-coins' }

/** The steps of a refund; a refused one ends with the refusal. */
export function refundSteps(refused: boolean): readonly RefundStep[] {
  return refused ? [REQUESTED, REFUSED] : [REQUESTED, AGREED, DONE]
}
