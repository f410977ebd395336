import type { Client } from '@/api/client'
import type { Cart, cartContract } from '@/contract/cart'
import type { InStoreType } from '@/domain/cart/cartKind'
import type { DiningType } from '@/contract/fields'
import type { inStoreContract } from '@/contract/inStore'
import type { Write } from './cartChange'
import type { OnStale } from '@/stores/cache/offlineCache'

type SetWrite = Extract<Write, { kind: 'set' }>

/** Where a cart belongs: to a guest in a store, or to a table of it. */
export interface CartOwner {
  storeId: string
  diningType: DiningType
  tableId?: string
}

/** Names the place that a cart belongs to. */
export function placeOf({ storeId, tableId = '' }: CartOwner): string {
  return `${storeId} ${tableId}`
}

/** A cart that is had in the house: the guest's own for a fast order, or the one of a table, which its code opens. */
export interface InStoreOwner extends CartOwner {
  diningType: InStoreType
  code?: string
}

/** The way to the server of one kind of cart. Each call answers with the cart as it is then. */
export interface CartRemote<O extends CartOwner> {
  read(owner: O, onStale: OnStale): Promise<Cart>
  /** `key` is the idempotency key of this change. */
  write(owner: O, write: Write, key: string): Promise<Cart>
  clear(owner: O): Promise<Cart>
}

/** The cart of takeaway, pickup and delivery. */
export function outCart(api: Pick<Client<typeof cartContract>, 'get' | 'change' | 'clear'>): CartRemote<CartOwner> {
  return {
    read: (owner) => api.get(owner),
    write: (owner, write, key) =>
      api.change(
        bodyOf(owner, write, ({ num }) => ({ num })),
        { key },
      ),
    clear: (owner) => api.clear(owner),
  }
}

/** The carts of the house. A line is changed by the difference, so that what two phones do to it at once both counts. */
export function inStoreCart(
  api: Pick<Client<typeof inStoreContract>, 'cart' | 'change' | 'clear'>,
): CartRemote<InStoreOwner> {
  return {
    read: (owner) => api.cart(owner),
    write: (owner, write, key) =>
      api.change(
        bodyOf(owner, write, ({ num, from }) => ({ add: num - from })),
        { key },
      ),
    clear: (owner) => api.clear(owner),
  }
}

/** What the server is told of a change; `become` says what a line that is there already shall be. */
function bodyOf<O extends CartOwner, L>(owner: O, write: Write, become: (line: SetWrite) => L) {
  if (write.kind === 'set') return { ...owner, lineId: write.lineId, ...become(write) }
  const { goodsId, skuId, attrIds = [], addons = [] } = write.choice
  return { ...owner, goodsId, skuId, attrIds: [...attrIds], addons: [...addons], num: write.num }
}
