import type { Quote } from '../../../src/contract/cart/quote'
import { piecePrice } from '../../../src/domain/cart/cartLine'
import type { Priceable } from '../coupons/memberQuote'
import { optionsOf } from '../goods/goodsRepository'
import { type CartContent, isPacked } from './cart'
import { type CartView, orderable } from './cartLines'
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

/** The quote with what paid VIP takes off dishes and delivery, beyond what the level does. */
export function withVipAmount(quote: Quote, view: CartView, content: CartContent, destination: Destination): Quote {
  const vipAmount = savedOnDishes(view, content) + destination.vipSaved
  return vipAmount > 0 ? { ...quote, vipAmount } : quote
}

function savedOnDishes({ benefits, diningType, locale }: CartView, { entries }: CartContent): number {
  if (!benefits) return 0
  const discount = benefits.ofLevel.discounts[diningType]
  return orderable(entries).reduce((sum, { row, dish, line }) => {
    const byLevel = piecePrice(optionsOf(dish, locale), row, discount).price
    return sum + (byLevel - line.price) * line.num
  }, 0)
}
