import { eq } from 'drizzle-orm'
import { advisoryLock } from '../../db/locks'
import type { Db, Tx } from '../../db/database'
import { configs } from '../../db/schema/config'
import { sha256 } from '../../api/sha256'
import type { Fault } from './blockValidation'
import { StaleRevisionError } from './layoutRepository'

type Value = Record<string, unknown> | null

/** A configuration as it was written, in all languages. */
export interface StoredConfig {
  /** Null while nothing is written. */
  value: Value
  /** Changes with the value: whoever writes it anew says which one they saw. */
  revision: string
}

/** Where a configuration is kept. */
export interface ConfigSource {
  /** No other one has this name. */
  ident: string
  read(db: Db): Promise<Value>
  /** Puts it in place of what was there. */
  write(tx: Tx, value: Value): Promise<void>
  /** What is wrong with a value that makes sense in each language by itself. */
  faults?(value: object): Fault[]
}

/** Most are a configuration block of their ident. */
export function configBlock(ident: string): ConfigSource {
  const own = eq(configs.ident, ident)
  return {
    ident,
    async read(db) {
      const [row] = await db.select().from(configs).where(own)
      return row?.value ?? null
    },
    async write(tx, value) {
      if (!value) await tx.delete(configs).where(own)
      else
        await tx.insert(configs).values({ ident, value }).onConflictDoUpdate({ target: configs.ident, set: { value } })
    },
  }
}

/** Reads a configuration to be written anew. */
export async function readConfig(db: Db, kept: ConfigSource): Promise<StoredConfig> {
  const value = await kept.read(db)
  return { value, revision: sha256(JSON.stringify(value), 'base64url') }
}

/** Writes a configuration, or with null takes it away, unless it is another one than its writer saw. */
export async function writeConfig(tx: Tx, kept: ConfigSource, { value, revision }: StoredConfig): Promise<void> {
  await advisoryLock(tx, 'configuration', kept.ident)
  const before = await readConfig(tx, kept)
  await kept.write(tx, value)
  if (before.revision === revision) return
  // Whoever presses twice has written what is there already, and is not told that they were overtaken by themselves.
  const after = await readConfig(tx, kept)
  if (before.revision !== after.revision) throw new StaleRevisionError()
}
