import { useAction, type Action } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useStores } from '@/hooks/useStores'
import type { DiningType } from '@/contract/fields'
import type { OrderDetail } from '@/contract/order'
import { paysInHost } from '@/domain/money/payChoice'
import { replace } from '@/platform/navigation/navigation'
import { type Placing, type Quoted, refusalOf } from './placing.model'

interface PlacingOptions {
  /** How it is eaten, where its guest waits for it. */
  diningType?: DiningType
  /** What else changes with a placed order. */
  placed?: (order: OrderDetail) => Promise<unknown>
  /** Where an order goes that needs no payment now; its own page otherwise. */
  show?: (order: OrderDetail) => void
}

/** The button of a checkout: says what is missing or has changed, or places the order and has it paid. */
export function usePlacing<W extends object, Q extends Quoted>(
  placing: Placing<W, Q>,
  { diningType, placed, show = showOrder }: PlacingOptions = {},
): Action<[]> {
  const { ui, orders, shop } = useStores()
  const pay = usePayOrder({ place: 'checkout' })
  const ask = useMessages()
  return useAction(async () => {
    // WeChat asks while a tap is answered, and not later; but also after a payment of its own, which comes first then.
    const told = placing.clear && !paysInHost(placing.payType) ? ask(diningType) : undefined
    const problem = await placing.check()
    const refuse = (reason: string) => {
      ui.alert(reason)
      // The way was switched off meanwhile: the store tells which are left.
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
    told?.(order.id)
    await Promise.allSettled([placed?.(order), orders.refresh()])
    if (order.actions.includes('pay')) await pay.run(order)
    else show(order)
  })
}

function showOrder({ id }: OrderDetail): void {
  replace('/pages/order/detail', { orderId: id })
}
