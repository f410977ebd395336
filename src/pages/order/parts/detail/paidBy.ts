import type { OrderDetail } from '@/contract/order/order'
import type { Translate } from '@/i18n/messages'

type Payment = Pick<OrderDetail, 'payType' | 'payTypeText' | 'payAmount'> & {
  quote: Pick<OrderDetail['quote'], 'balanceAmount' | 'giftCardAmount'>
}

/** How an order is paid, also in parts: “PromptPay QR + Wallet balance”. The merchant may have another word for the balance. */
export function paidBy({ payType, payTypeText, payAmount, quote }: Payment, t: Translate): string {
  const outside = payType === 'balance' || payType === 'giftCard' ? '' : payTypeText
  const fromBalance = payType === 'balance' || (payAmount > 0 && quote.balanceAmount > 0)
  const parts = [
    outside,
    fromBalance ? t('fees.balance') : '',
    (quote.giftCardAmount ?? 0) > 0 ? t('fees.giftCards') : '',
  ]
  return parts.filter(Boolean).join(' + ')
}
