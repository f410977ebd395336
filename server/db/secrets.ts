import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from './database'
import { secrets } from './schema/account/secrets'

/** A secret that the server generates on first use and stores, so that it survives a restart. */
export async function ownSecret(db: Db | Tx, name: string): Promise<string> {
  const generated = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value: generated }).onConflictDoNothing()
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, name))
  return stored?.value ?? generated
}
