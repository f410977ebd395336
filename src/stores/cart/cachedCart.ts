import type { CartKind } from '@/domain/cart/cartKind'
import { cartKeyOf, type CartOwner, type CartRemote } from './cartRemote'
import type { OfflineCache } from '@/stores/cache/offlineCache'

/** Wraps a cart's API client with the offline cache. `kind` tells the carts of one store apart. */
export function cachedCart<O extends CartOwner>(
  remote: CartRemote<O>,
  offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>,
  kind: CartKind,
): CartRemote<O> {
  const nameOf = (owner: O) => `cart ${kind} ${cartKeyOf(owner)}`
  return {
    read: (owner, onStale, options) =>
      offlineCache.networkFirstForUser(nameOf(owner), () => remote.read(owner, onStale, options), onStale),
    write: (owner, write, key) =>
      offlineCache.storeForUser(
        () => remote.write(owner, write, key),
        () => nameOf(owner),
      ),
    clear: (owner) =>
      offlineCache.storeForUser(
        () => remote.clear(owner),
        () => nameOf(owner),
      ),
  }
}
