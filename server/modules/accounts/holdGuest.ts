import { holdName } from '../../db/locks'
import type { Tx } from '../../db/database'

/**
 * Lets what changes a guest's carts, orders and addresses happen one after the other, until the transaction ends. Their row in
 * `users` is not what is held: every write has its key already, and who then asks for more of it blocks a sign-in that waits for
 * all of it, crosswise.
 */
export function holdGuest(tx: Tx, userId: string): Promise<void> {
  return holdName(tx, 'guest', userId)
}
