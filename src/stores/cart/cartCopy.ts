import { placeOf, type CartOwner, type CartRemote } from './cartRemote'
import type { Copies } from '@/stores/cache/copies'

/** A way to the server that keeps the cart as it was last on the phone. `kind` tells the carts of one store apart. */
export function keptCart<O extends CartOwner>(
  remote: CartRemote<O>,
  copies: Pick<Copies, 'lastOfMine' | 'keepMine'>,
  kind: 'out' | 'fast',
): CartRemote<O> {
  const nameOf = (owner: O) => `cart ${kind} ${placeOf(owner)}`
  return {
    read: (owner, old) => copies.lastOfMine(nameOf(owner), () => remote.read(owner, old), old),
    write: (owner, write, key) =>
      copies.keepMine(
        () => remote.write(owner, write, key),
        () => nameOf(owner),
      ),
    clear: (owner) =>
      copies.keepMine(
        () => remote.clear(owner),
        () => nameOf(owner),
      ),
  }
}
