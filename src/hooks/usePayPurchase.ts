import { useAction } from '@/hooks/useAction'
import { confirmedOutcome, payFromBalance, payInHost, payOnPage } from '@/hooks/paying'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { PayType } from '@/contract/payment/payType'
import { paysInHost } from '@/domain/money/hostPay'
import { appType } from '@/platform/device/appType'
import { go, urlOf } from '@/platform/navigation/navigation'
import { openPurchase, type BoughtPurchase } from './openPurchase'

/** Something bought by itself that is to be paid. */
interface PurchaseToPay extends BoughtPurchase {
  payType: PayType
}

/** Pays a purchase: from the balance, with the host app, or by a PromptPay code; then opens what was bought. `paidText`: the toast. */
export function usePayPurchase(paidText: string) {
  const { ui, session } = useStores()
  const t = useText()

  return useAction(async ({ payType, ...purchase }: PurchaseToPay) => {
    const { orderId } = purchase
    if (payType === 'balance') {
      const refusal = await payFromBalance(orderId)
      if (refusal) return ui.alert(refusal)
      ui.notify(paidText, 'success')
      void session.refresh().catch(() => undefined)
      openPurchase(go, purchase)
    } else if (paysInHost(payType, appType)) {
      const outcome = await confirmedOutcome(orderId, await payInHost(orderId, payType, pageOf(purchase)))
      if (outcome === 'paid') ui.notify(paidText, 'success')
      if (outcome === 'failed') ui.alert(t('promptpay.failed'))
      openPurchase(go, purchase)
    } else if (!(await payOnPage(orderId, payType, pageOf(purchase)))) go('/pages/order/promptpay', purchase)
  })
}

/** The address of what is bought. */
function pageOf(purchase: BoughtPurchase): string {
  let page = ''
  openPurchase((path, ...[query]) => void (page = urlOf(path, query)), purchase)
  return page
}
