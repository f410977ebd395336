import type { StaffTransfer } from '../../../console/contract/orders/transfer'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import { PAYMENT_STATE } from '../../db/schema/payments/payments'
import { inLocale } from '../../db/translations'
import type { TransferToConfirm } from './confirmTransfer'

/** A payment that staff confirm, as they see it. */
export function presentTransfer(
  { payment, orderNo, slip, storeName }: TransferToConfirm,
  locale: Locale,
): StaffTransfer {
  return {
    id: payment.ref,
    revision: slip?.id ?? '',
    state: stateOf(payment.state === PAYMENT_STATE.paid, slip !== null),
    orderNo,
    storeName: storeName ? inLocale(storeName, locale) : '',
    amount: payment.amount,
    createdAt: isoText(payment.createdAt),
    ...slipOf(slip),
  }
}

/** What the slip says; nothing without one. */
function slipOf(slip: TransferToConfirm['slip']) {
  if (!slip) return { sentAt: null, bank: '', reference: '', slip: '' }
  const { sentAt, bank, reference, picture } = slip
  return { sentAt: isoText(sentAt), bank, reference, slip: picture }
}

function stateOf(isPaid: boolean, hasSlip: boolean): StaffTransfer['state'] {
  if (hasSlip) return 'slipSent'
  return isPaid ? 'confirmed' : 'noSlip'
}
