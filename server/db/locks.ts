import { sql } from 'drizzle-orm'
import type { Tx } from './database'

/**
 * Lets one transaction at a time decide about something that has a name and perhaps no row yet: what a phone number belongs to, what a
 * guest orders, what an empty database begins with. Two that come at the same moment must not both make it.
 */
export async function holdName(tx: Tx, kind: string, name = ''): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`)
}
