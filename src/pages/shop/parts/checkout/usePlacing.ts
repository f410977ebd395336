import { useAction, type Action } from '@/components/useAction'
import { usePayOrder } from '@/components/usePayOrder'
import { useStores } from '@/components/useStores'
import type { OrderDetail } from '@/contract/order'
import { replace } from '@/platform/navigation'
import { type Placing, type Quoted, refusalOf } from './placing.model'

interface After {
  /** What else changes with a placed order. */
  placed?: (order: OrderDetail) => Promise<unknown>
  /** Where an order goes that needs no payment now; its own page otherwise. */
  show?: (order: OrderDetail) => void
}

/** The button of a checkout: says what is missing or has changed, or places the order and has it paid. */
export function usePlacing<W extends object, Q extends Quoted>(
  placing: Placing<W, Q>,
  { placed, show = showOrder }: After = {},
): Action<[]> {
  const { ui, orders } = useStores()
  const pay = usePayOrder({ place: 'checkout' })
  return useAction(async () => {
    const problem = await placing.check()
    if (problem) {
      ui.alert(problem.text)
      return
    }
    const order = await placing.place().catch((error: unknown) => {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      ui.alert(refusal)
    })
    if (!order) return
    await Promise.allSettled([placed?.(order), orders.refresh()])
    if (order.actions.includes('pay')) await pay.run(order)
    else show(order)
  })
}

function showOrder({ id }: OrderDetail): void {
  replace('/pages/order/detail', { orderId: id })
}
