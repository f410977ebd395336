import { payApi } from '@/api/pay'
import type { OrderRow } from '@/contract/order'
import type { PayStart } from '@/contract/pay'
import { paysInHost } from '@/domain/money/hostPay'
import { randomId } from '@/domain/text/randomId'
import { payOutcomeOf, type PayOutcome } from '@/domain/money/payOutcome'
import { appType } from '@/platform/device/appType'
import { replace, go } from '@/platform/navigation/navigation'
import { payWithHost, type HostPayment } from '@/platform/payment/payment'
import { useAction } from './useAction'
import { useMessages } from './useMessages'
import { useStores } from './useStores'
import { useText } from './useText'

/** Retries of the status query after the host's payment, and the delay between them, milliseconds. */
const ASKS = 5
const ASK_AGAIN_MS = 1500

/** Origin of the payment: a checkout is replaced, an order page reloads, a list stays below the order page. */
type From = { place: 'checkout' } | { place: 'list' } | { place: 'order'; look: () => void }

/** An order to pay. Without a dining type, as for a bill, there are no messages to subscribe to. */
type ToPay = Pick<OrderRow, 'id' | 'payType'> & Partial<Pick<OrderRow, 'diningType'>>

/** Starts the payment of an order: the host app's payment and then the order page, or the PromptPay page, also when another app has placed it. */
export function usePayOrder(from: From) {
  const { ui, orders } = useStores()
  const t = useText()
  const ask = useMessages()
  const open = from.place === 'checkout' ? replace : go

  return useAction(async ({ id: orderId, payType, diningType }: ToPay) => {
    if (!paysInHost(payType, appType)) {
      // The checkout has already asked for the subscription.
      if (from.place !== 'checkout') ask(diningType)(orderId)
      open('/pages/order/promptpay', { orderId })
      return
    }
    const start = await payApi.pay({ orderId, payType }, { key: randomId() })
    const hostOutcome = isHostPayment(start) ? await payWithHost(start) : 'failed'
    if (hostOutcome === 'paid') ask(diningType)(orderId)
    const outcome = await settled(orderId, hostOutcome)
    await orders.refresh()
    if (outcome === 'paid') ui.say(t('promptpay.paid'), 'success')
    if (outcome === 'failed') ui.alert(t('promptpay.failed'))
    if (from.place === 'order') from.look()
    else open('/pages/order/detail', { orderId })
  })
}

function isHostPayment(start: PayStart): start is HostPayment {
  return paysInHost(start.payType, appType)
}

/** The host's result is not authoritative: the server is queried, and may learn of the payment a moment later. */
async function settled(orderId: string, outcome: PayOutcome): Promise<PayOutcome> {
  if (outcome === 'failed' || outcome === 'cancelled') return outcome
  for (let ask = 0; ask < ASKS; ask += 1) {
    const { state } = await payApi.query({ orderId })
    const confirmed = payOutcomeOf(state)
    if (confirmed !== 'waiting') return confirmed
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  return 'waiting'
}
