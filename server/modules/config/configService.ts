import { eq } from 'drizzle-orm'
import { advisoryLock } from '../../db/locks'
import type { ReadDb, Tx } from '../../db/database'
import { configs } from '../../db/schema/settings/config'
import { sha256 } from '../../api/sha256'
import type { Fault } from './blockValidation'

type Value = Record<string, unknown> | null

/** A stored configuration, in all languages. */
export interface StoredConfig {
  /** Null when nothing is stored. */
  value: Value
  /** Hash of the value, for optimistic locking. */
  revision: string
}

/** The storage of a configuration. */
export interface ConfigSource {
  /** Unique. */
  ident: string
  read(db: ReadDb): Promise<Value>
  /** Replaces the stored value, or removes it with null. */
  write(tx: Tx, value: Value): Promise<void>
  /** A value as `read` gives it once it is stored. */
  normal?(value: Record<string, unknown>): Record<string, unknown>
  /** Validation across languages, beyond the schema. */
  faults?(value: object): Fault[]
}

/** The storage of most configurations: a configuration block of their ident. */
export function configBlock(ident: string): ConfigSource {
  const ofIdent = eq(configs.ident, ident)
  return {
    ident,
    async read(db) {
      const [row] = await db.select().from(configs).where(ofIdent)
      return row?.value ?? null
    },
    async write(tx, value) {
      if (!value) await tx.delete(configs).where(ofIdent)
      else
        await tx.insert(configs).values({ ident, value }).onConflictDoUpdate({ target: configs.ident, set: { value } })
    },
  }
}

/** Reads a configuration with its revision. */
export async function readConfig(db: ReadDb, source: ConfigSource): Promise<StoredConfig> {
  const value = await source.read(db)
  return { value, revision: sha256(JSON.stringify(value), 'base64url') }
}

/** Reads a configuration that nothing else changes until the end of the transaction. */
export async function lockConfig(tx: Tx, source: ConfigSource): Promise<StoredConfig> {
  await advisoryLock(tx, 'configuration', source.ident)
  return readConfig(tx, source)
}
