import { useAction, type Action } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useStores } from '@/hooks/useStores'
import type { DiningType } from '@/contract/fields'
import type { OrderDetail } from '@/contract/order/order'
import { paysInHost } from '@/domain/money/hostPay'
import { appType } from '@/platform/device/appType'
import { replace } from '@/platform/navigation/navigation'
import { type Placing, type Quoted, refusalOf } from './placing.model'

interface PlacingOptions {
  /** The dining type, for orders with messages. */
  diningType?: DiningType
  /** Called after the order was placed. */
  placed?: (order: OrderDetail) => Promise<unknown>
  /** Navigation after an order without immediate payment; its own page by default. */
  show?: (order: OrderDetail) => void
}

/** The action of a checkout button: shows problems and changes, or places and pays the order. */
export function usePlacing<W extends object, Q extends Quoted>(
  placing: Placing<W, Q>,
  { diningType, placed, show = showOrder }: PlacingOptions = {},
): Action<[]> {
  const { orders, shop } = useStores()
  const pay = usePayOrder({ place: 'checkout' })
  const ask = useMessages()
  return useAction(async () => {
    // WeChat's prompt must open directly in the tap, or after its own payment, which then comes first.
    const subscribe = placing.clear && !paysInHost(placing.payType, appType) ? ask(diningType) : undefined
    const problem = await placing.check()
    const refuse = (reason: string) => {
      placing.refuse(reason)
      // The dining type was switched off meanwhile: the store's data shows the remaining ones.
      if (placing.failing === 'diningType') void shop.info.load()
    }
    if (problem) {
      refuse(problem.text)
      return
    }
    const order = await placing.place().catch((error: unknown) => {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      refuse(refusal)
    })
    if (!order) return
    void subscribe?.(order.id)
    await Promise.allSettled([placed?.(order), orders.refresh()])
    if (order.actions.includes('pay')) await pay.run(order)
    else show(order)
  })
}

function showOrder({ id }: OrderDetail): void {
  replace('/pages/order/detail', { orderId: id })
}
