import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/open'
import { configs } from '../db/schema/config'
import { sha256 } from '../http/sha256'
import { Overtaken } from './layouts'
import { sameJson } from './sameJson'

/** A configuration block as it was written, in all languages. */
export interface Written {
  /** Null while nothing is written. */
  value: Record<string, unknown> | null
  /** Changes with the value: whoever writes it anew says which one they saw. */
  mark: string
}

/** Reads a configuration block to be written anew. */
export async function readWritten(db: Db, ident: string): Promise<Written> {
  const [row] = await db.select().from(configs).where(eq(configs.ident, ident))
  return writtenOf(row?.value ?? null)
}

/** Writes a configuration block, or with null takes it away, unless it is another one than its writer saw. */
export async function rewrite(tx: Tx, ident: string, { value, mark }: Written): Promise<void> {
  const own = eq(configs.ident, ident)
  const [row] = await tx.select().from(configs).where(own).for('update')
  // Whoever presses twice is not told that they were overtaken by themselves.
  if (sameJson(row?.value ?? null, value)) return
  if (writtenOf(row?.value ?? null).mark !== mark) throw new Overtaken()
  if (!value) await tx.delete(configs).where(own)
  else if (row) await tx.update(configs).set({ value }).where(own)
  else {
    const first = await tx.insert(configs).values({ ident, value }).onConflictDoNothing().returning()
    // Somebody was first: what they wrote is seen now.
    if (first.length === 0) await rewrite(tx, ident, { value, mark })
  }
}

function writtenOf(value: Written['value']): Written {
  return { value, mark: sha256(JSON.stringify(value), 'base64url') }
}
