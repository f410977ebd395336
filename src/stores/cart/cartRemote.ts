import type { Client } from '@/api/client'
import type { RequestOptions } from '@/api/request'
import type { Cart, cartContract } from '@/contract/cart/cart'
import type { InStoreType } from '@/domain/cart/cartKind'
import type { DiningType } from '@/contract/fields'
import type { inStoreContract } from '@/contract/inStore/inStore'
import type { Write } from './cartChange'
import type { OnStale } from '@/stores/cache/offlineCache'

type SetWrite = Extract<Write, { kind: 'set' }>

/** The scope of a cart: a store and dining type, or a table of the store. */
export interface CartOwner {
  storeId: string
  diningType: DiningType
  tableId?: string
}

/** The key of a cart's scope. */
export function cartKeyOf({ storeId, tableId = '' }: CartOwner): string {
  return `${storeId} ${tableId}`
}

/** A dine-in cart: the guest's own for a fast order, or the shared one of a table. */
export interface InStoreOwner extends CartOwner {
  diningType: InStoreType
  code?: string
}

/** How a cart is read: `mask` shows the loading mask meanwhile (specification §7). */
export type ReadOptions = Pick<RequestOptions, 'mask'>

/** The API client of one kind of cart. Each call resolves to the current cart. */
export interface CartRemote<O extends CartOwner> {
  read(owner: O, onStale: OnStale, options?: ReadOptions): Promise<Cart>
  /** `key` is the idempotency key of this change. */
  write(owner: O, write: Write, key: string): Promise<Cart>
  clear(owner: O): Promise<Cart>
}

/** The cart of takeaway, pickup and delivery. */
export function outCart(api: Pick<Client<typeof cartContract>, 'get' | 'change' | 'clear'>): CartRemote<CartOwner> {
  return {
    read: (owner, _onStale, options) => api.get(owner, options),
    write: (owner, write, key) =>
      api.change(
        bodyOf(owner, write, ({ num }) => ({ num })),
        { key },
      ),
    clear: (owner) => api.clear(owner),
  }
}

/** The dine-in carts. A line is changed by the difference, so that concurrent changes of two phones both count. */
export function inStoreCart(
  api: Pick<Client<typeof inStoreContract>, 'cart' | 'change' | 'clear'>,
): CartRemote<InStoreOwner> {
  return {
    read: (owner, _onStale, options) => api.cart(owner, options),
    write: (owner, write, key) =>
      api.change(
        bodyOf(owner, write, ({ num, from }) => ({ add: num - from })),
        { key },
      ),
    clear: (owner) => api.clear(owner),
  }
}

/** The request of a change; `become` is the new quantity of an existing line. */
function bodyOf<O extends CartOwner, L>(owner: O, write: Write, become: (line: SetWrite) => L) {
  if (write.kind === 'set') return { ...owner, lineId: write.lineId, ...become(write) }
  const { goodsId, skuId, attrIds = [], addons = [] } = write.choice
  return { ...owner, goodsId, skuId, attrIds: [...attrIds], addons: [...addons], num: write.num }
}
