import type { Priceable } from '../coupons/memberQuote'
import { type CartContent, isPacked, orderable } from './cart'
import type { CartView } from './cartLines'
import type { Destination } from './deliveryDestination'

/** Ordered now, paid at the end with the table's bill: nothing but money pays for it. */
export function onBill({ tableSession }: CartView): boolean {
  return tableSession?.payMode === 'payAfter'
}

/** What the price of a checkout depends on. */
export function priceableCart(view: CartView, content: CartContent, destination: Destination): Priceable {
  const { now, due, store, diningType: scene } = view
  const { serviceRate, vatRate, vatIncluded, taxRate } = store
  const lines = orderable(content.entries).map(({ line, atMemberPrice }) => ({ ...line, atMemberPrice }))
  return {
    ...{ holder: view, configs: view.configs, view, moneyOnly: onBill(view) },
    order: { now, due, storeId: store.id, scene, lines, deliveryFee: destination.fee, activity: false },
    input: {
      lines,
      activities: [],
      packed: isPacked(scene),
      deliveryFee: destination.fee,
      charges: { serviceRate: scene === 'dineIn' ? serviceRate : 0, vatRate, vatIncluded, taxRate },
      tip: 0,
    },
  }
}
