import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../db/database'
import { configs } from '../../db/schema/config'
import { fieldsOf } from './formRepository'

/** A configuration block as the server works with it. `shape` gives what is missing or makes no sense its usual value. */
export async function readSetting<S extends v.GenericSchema>(
  db: Db,
  ident: string,
  shape: S,
): Promise<v.InferOutput<S>> {
  const [row] = await db.select().from(configs).where(eq(configs.ident, ident))
  return v.parse(shape, fieldsOf(row?.value))
}
