import type { Cart } from '../../../src/contract/cart'
import type { DiningType } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { priceOrder } from '../pricing/priceOrder'
import { NO_POINTS } from '../pricing/usablePoints'
import { type CartEntry, type CartView, readEntries } from './cartLines'
import { missingItems } from './missingItems'

/** A cart for the pricing and checkout rules. */
export interface CartContent extends Omit<Cart, 'cart' | 'count'> {
  entries: CartEntry[]
}

/** Whether packaging is charged: for all orders that are not eaten in. */
export function isPacked(diningType: DiningType): boolean {
  return diningType === 'delivery' || diningType === 'pickup' || diningType === 'takeout'
}

/** The orderable lines: only these are charged. */
export function orderable(entries: readonly CartEntry[]): CartEntry[] {
  return entries.filter(({ line }) => line.state === 'ok')
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
  const entries = seenIn(view, all)
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
    goodsAmount,
    packAmount,
    saveAmount,
    minAmountGap: lines.length > 0 ? Math.max(0, minAmount - goodsAmount) : 0,
    missing: lines.length > 0 ? await missingItems(db, view, orderable(all)) : [],
  }
}

/** A cart of a reply. */
export function cartReply({ entries, ...rest }: CartContent): Cart {
  return { cart: entries.map(({ line }) => line), count: entries.reduce((sum, { line }) => sum + line.num, 0), ...rest }
}
