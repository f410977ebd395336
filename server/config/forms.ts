import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../src/contract/fields'
import { type FormMap, optionalForms, writtenForms } from '../../src/contract/forms'
import type { Db } from '../db/open'
import { configs } from '../db/schema/config'
import { localized } from '../db/words'

const NOTHING = {}

/** What the merchant has written, by ident, in one language: complete, whatever is stored. */
export async function readForms(db: Db, idents: readonly string[], locale: Locale): Promise<FormMap> {
  const stored = await readStored(db, idents, locale)
  const read = (shapes: Readonly<Record<string, v.GenericSchema>>, value: (ident: string) => unknown) =>
    Object.entries(shapes)
      .filter(([ident]) => idents.includes(ident))
      .flatMap(([ident, shape]) => {
        const { success, output } = v.safeParse(shape, value(ident))
        return success ? [[ident, output] as const] : []
      })
  return Object.fromEntries([
    ...read(writtenForms, (ident) => stored[ident] ?? NOTHING),
    ...read(optionalForms, (ident) => stored[ident]),
  ])
}

/** Blocks as they are stored, in one language. */
export async function readStored(db: Db, idents: readonly string[], locale: Locale): Promise<Record<string, unknown>> {
  if (idents.length === 0) return {}
  const rows = await db
    .select()
    .from(configs)
    .where(inArray(configs.ident, [...idents]))
  return Object.fromEntries(rows.map(({ ident, value }) => [ident, localized(value, locale)]))
}
