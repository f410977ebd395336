import type { OrderRow } from '@/contract/order/order'
import { paysInHost } from '@/domain/money/hostPay'
import type { PayOutcome } from '@/domain/money/payOutcome'
import { appType } from '@/platform/device/appType'
import { replace, go, urlOf } from '@/platform/navigation/navigation'
import { confirmedOutcome, payAtCounter, payFromBalance, payInHost, payOnPage } from './paying'
import { useAction } from './useAction'
import { useMessages } from './useMessages'
import { useStores } from './useStores'
import { useText } from './useText'

/** Origin of the payment: a checkout is replaced, an order page reloads, a list stays below the order page. */
type From = { place: 'checkout' } | { place: 'list' } | { place: 'order'; look: () => void }

/** An order to pay. Without a dining type, as for a bill, there are no messages to subscribe to. */
type ToPay = Pick<OrderRow, 'id' | 'payType'> & Partial<Pick<OrderRow, 'diningType'>>

/**
 * Starts the payment of an order: from the balance, at the counter, or the host app's payment, and then the order page; or the PromptPay page, also when
 * another app has placed it, or when the balance does not reach any more.
 */
export function usePayOrder(from: From) {
  const { ui, orders } = useStores()
  const t = useText()
  const ask = useMessages()
  const open = from.place === 'checkout' ? replace : go

  return useAction(async ({ id: orderId, payType, diningType }: ToPay) => {
    const payByCode = () => open('/pages/order/promptpay', { orderId })
    // The checkout has already asked for the subscription.
    if (from.place !== 'checkout' && !paysInHost(payType, appType)) void ask(diningType)(orderId)
    if (payType === 'offline') {
      await payAtCounter(orderId)
      return show('waiting')
    }
    if (payType === 'balance') {
      const refusal = await payFromBalance(orderId)
      if (refusal === '') return show('paid')
      ui.alert(refusal)
      return payByCode()
    }
    const page = urlOf('/pages/order/detail', { orderId })
    if (!paysInHost(payType, appType)) {
      if (!(await payOnPage(orderId, payType, page))) payByCode()
      return
    }
    const hostOutcome = await payInHost(orderId, payType, page)
    if (hostOutcome === 'paid') void ask(diningType)(orderId)
    await show(await confirmedOutcome(orderId, hostOutcome))

    async function show(outcome: PayOutcome): Promise<void> {
      await orders.refresh()
      if (outcome === 'paid') ui.notify(t('promptpay.paid'), 'success')
      if (outcome === 'failed') ui.alert(t('promptpay.failed'))
      if (from.place === 'order') from.look()
      else open('/pages/order/detail', { orderId })
    }
  })
}
