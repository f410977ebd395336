import type { CartKind } from '@/domain/cart/cartKind'
import { placeOf, type CartOwner, type CartRemote } from './cartRemote'
import type { OfflineCache } from '@/stores/cache/offlineCache'

/** A way to the server that keeps the cart as it was last on the phone. `kind` tells the carts of one store apart. */
export function cachedCart<O extends CartOwner>(
  remote: CartRemote<O>,
  offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>,
  kind: CartKind,
): CartRemote<O> {
  const nameOf = (owner: O) => `cart ${kind} ${placeOf(owner)}`
  return {
    read: (owner, onStale) =>
      offlineCache.networkFirstForUser(nameOf(owner), () => remote.read(owner, onStale), onStale),
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
