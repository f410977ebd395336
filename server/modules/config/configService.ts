import { eq } from 'drizzle-orm'
import { advisoryLock } from '../../db/locks'
import type { ReadDb, Tx } from '../../db/database'
import { configs } from '../../db/schema/config'
import { sha256 } from '../../api/sha256'
import type { Fault } from './blockValidation'
import { StaleRevisionError } from './layoutRepository'

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
  /** Replaces the stored value. */
  write(tx: Tx, value: Value): Promise<void>
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

/** Writes a configuration, or deletes it with null. Refuses when it has changed since it was read. */
export async function writeConfig(tx: Tx, source: ConfigSource, { value, revision }: StoredConfig): Promise<void> {
  await advisoryLock(tx, 'configuration', source.ident)
  const before = await readConfig(tx, source)
  await source.write(tx, value)
  if (before.revision === revision) return
  // A repeated submit finds its own value stored, which is not a conflict.
  const after = await readConfig(tx, source)
  if (before.revision !== after.revision) throw new StaleRevisionError()
}
