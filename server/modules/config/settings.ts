import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { ReadDb } from '../../db/database'
import { configs } from '../../db/schema/config'
import { fieldsOf } from './formRepository'

/** A configuration block for use in the server. `shape` replaces missing and invalid values by defaults. */
export async function readSetting<S extends v.GenericSchema>(
  db: ReadDb,
  ident: string,
  shape: S,
): Promise<v.InferOutput<S>> {
  const [row] = await db.select().from(configs).where(eq(configs.ident, ident))
  return v.parse(shape, fieldsOf(row?.value))
}
