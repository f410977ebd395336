import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { ReadDb } from '../../db/database'
import { configs } from '../../db/schema/settings/config'
import { fieldsOf } from './formRepository'

/** Stored configuration blocks by ident, in all languages; any of them may be missing. */
export type StoredConfigs = Readonly<Record<string, unknown>>

/** Configuration blocks as a value of a statement about something else. */
export function storedConfigs(idents: readonly string[]): SQL<StoredConfigs> {
  const ofIdents = inArray(configs.ident, [...idents])
  return sql`(select coalesce(json_object_agg(${configs.ident}, ${configs.value}), '{}') from ${configs} where ${ofIdents})`
}

/** A configuration block for use in the server. `shape` replaces missing and invalid values by defaults. */
export async function readSetting<S extends v.GenericSchema>(
  db: ReadDb,
  ident: string,
  shape: S,
): Promise<v.InferOutput<S>> {
  const [row] = await db.select().from(configs).where(eq(configs.ident, ident))
  return v.parse(shape, fieldsOf(row?.value))
}
