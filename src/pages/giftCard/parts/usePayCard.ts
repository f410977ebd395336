import { useAction } from '@/hooks/useAction'
import { confirmedOutcome, payFromBalance, payInHost } from '@/hooks/paying'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { PayType } from '@/contract/payType'
import { paysInHost } from '@/domain/money/hostPay'
import type { PayOutcome } from '@/domain/money/payOutcome'
import { appType } from '@/platform/device/appType'
import { go } from '@/platform/navigation/navigation'

/** The order of a gift card to pay, and whether the guest wants to give the card. */
interface CardToPay {
  orderId: string
  payType: PayType
  give: boolean
}

/** Pays the order of a gift card: from the balance, with the host app, or by a PromptPay code; then opens the card. */
export function usePayCard() {
  const { ui, session } = useStores()
  const t = useText()

  const show = async (outcome: PayOutcome, { orderId, give }: CardToPay) => {
    if (outcome === 'paid') ui.say(t('giftCard.paid'), 'success')
    if (outcome === 'failed') ui.alert(t('promptpay.failed'))
    go('/pages/other/giftCard/carddl', { orderId, ...(give && { give: '1' }) })
  }

  return useAction(async (card: CardToPay) => {
    const { orderId, payType, give } = card
    if (payType === 'balance') {
      const refusal = await payFromBalance(orderId)
      if (refusal) ui.alert(refusal)
      else {
        void session.refresh().catch(() => undefined)
        await show('paid', card)
      }
    } else if (paysInHost(payType, appType)) {
      await show(await confirmedOutcome(orderId, await payInHost(orderId, payType)), card)
    } else go('/pages/order/promptpay', { orderId, kind: 'giftCard', ...(give && { give: '1' }) })
  })
}
