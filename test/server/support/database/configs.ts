import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../server/db/database'
import { configs } from '../../../../server/db/schema/settings/config'

/** Sets what a merchant has set in the block `ident`. */
export async function setConfig(db: Db | Tx, ident: string, value: Record<string, unknown>): Promise<void> {
  await db.insert(configs).values({ ident, value }).onConflictDoUpdate({ target: configs.ident, set: { value } })
}

/** Switches off all features of the merchant but the menu. */
export async function switchFeaturesOff(db: Db): Promise<void> {
  await db
    .update(configs)
    .set({ value: { power: ['goods'] } })
    .where(eq(configs.ident, 'system'))
}
