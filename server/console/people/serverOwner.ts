import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { newId } from '../../db/ids'
import { type StaffAccountRow, staffAccounts } from '../../db/schema/staff/console'

export const DEFAULT_CONSOLE_EMAIL = 'owner@example.com'

/**
 * The owner whose address and password are variables of the server, made or made owner again when the password is used: the first
 * owner of a new restaurant, and the way back in for one that has lost its passwords. The password itself is not stored.
 */
export async function enterAsServerOwner(db: Db, address: string, now: Date): Promise<StaffAccountRow | undefined> {
  const email = address.toLowerCase()
  const values = { id: newId(), email, name: 'Owner', role: 'owner', locale: 'en', createdAt: now } as const
  const changed = sql`${staffAccounts.role} <> 'owner' or not ${staffAccounts.active}`
  await db
    .insert(staffAccounts)
    .values(values)
    .onConflictDoUpdate({ target: staffAccounts.email, set: { role: 'owner', active: true }, setWhere: changed })
  const [account] = await db.select().from(staffAccounts).where(eq(staffAccounts.email, email))
  return account
}
