import { eq } from 'drizzle-orm'
import type { Tx } from '../db/open'
import { users } from '../db/schema/users'

/** Lets what changes a guest's carts, orders and addresses happen one after the other, until the transaction ends. */
export async function holdGuest(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
