import type { Cart } from '../../../src/contract/cart/cart'
import type { DiningType } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { priceOrder } from '../pricing/priceOrder'
import { NO_POINTS } from '../pricing/usablePoints'
import { type CartEntry, type CartView, orderable, readEntries } from './cartLines'
import { requiredItems } from './requiredItems'

/** A cart for the pricing and checkout rules. */
export interface CartContent extends Omit<Cart, 'cart' | 'count' | 'added'> {
  /** The lines of the cart, then those of `added`. */
  entries: CartEntry[]
  /** Required products that the order contains on its own; they are not stored in the cart. */
  added: readonly CartEntry[]
}

/** Whether packaging is charged: for all orders that are not eaten in. */
export function isPacked(diningType: DiningType): boolean {
  return diningType === 'delivery' || diningType === 'pickup' || diningType === 'takeout'
}

/** A guest's cart in a store, with its price and missing items. */
export async function readCart(db: ReadDb, view: CartView): Promise<CartContent> {
  return contentOf(db, view, await readEntries(db, view))
}

/** The requested lines: all, or only the guest's own of a shared cart. */
export function seenIn({ mine, userId }: CartView, all: readonly CartEntry[]): CartEntry[] {
  return all.filter(({ row }) => !mine || row.userId === userId)
}

/** A cart with all of its lines. */
export async function contentOf(db: ReadDb, view: CartView, all: readonly CartEntry[]): Promise<CartContent> {
  const own = seenIn(view, all)
  const { added, missing } = orderable(own).length > 0 ? await requiredItems(db, view, all) : { added: [], missing: [] }
  const entries = [...own, ...added]
  const lines = orderable(entries).map(({ line }) => line)
  const { goodsAmount, packAmount, saveAmount } = priceOrder({
    lines,
    activities: [],
    coupons: [],
    points: NO_POINTS,
    packed: isPacked(view.diningType),
    deliveryFee: null,
    charges: { serviceRate: 0, vatRate: 0, vatIncluded: true, taxRate: 0 },
    tip: 0,
    balance: 0,
  })
  const minAmount = view.store.dining.find(({ type }) => type === view.diningType)?.minAmount ?? 0
  return {
    entries,
    added,
    goodsAmount,
    packAmount,
    saveAmount,
    minAmountGap: lines.length > 0 ? Math.max(0, minAmount - goodsAmount) : 0,
    missing,
  }
}

/** A cart of a reply. */
export function cartReply({ entries, added, ...rest }: CartContent): Cart {
  const lines = entries.filter((entry) => !added.includes(entry)).map(({ line }) => line)
  return { cart: lines, count: lines.reduce((sum, { num }) => sum + num, 0), added: addedReply(added), ...rest }
}

/** The products of a reply that an order contains on its own. */
export function addedReply(added: readonly CartEntry[]): NonNullable<Cart['added']> {
  return added.map(({ line: { goodsId, name, num, amount } }) => ({ goodsId, name, num, amount }))
}
