import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { type FormMap, optionalForms, writtenForms } from '../../../src/contract/config/forms'
import type { ReadDb } from '../../db/database'
import { configs } from '../../db/schema/settings/config'
import { localized } from '../../db/translations'
import { draftsOf } from './settingDrafts'

/** The merchant's configuration by ident, in one language, completed with defaults; in a preview with the drafts of the look. */
export async function readForms(
  db: ReadDb,
  idents: readonly string[],
  locale: Locale,
  isPreview = false,
): Promise<FormMap> {
  const drafts = isPreview ? await draftsOf(db, idents) : []
  const drafted = [...drafts].map(([ident, value]) => [ident, value ? fieldsOf(localized(value, locale)) : undefined])
  const stored = { ...(await readStored(db, idents, locale)), ...Object.fromEntries(drafted) }
  const read = (shapes: Readonly<Record<string, v.GenericSchema>>, value: (ident: string) => unknown) =>
    Object.entries(shapes)
      .filter(([ident]) => idents.includes(ident))
      .flatMap(([ident, shape]) => {
        const { success, output } = v.safeParse(shape, value(ident))
        return success ? [[ident, output] as const] : []
      })
  return Object.fromEntries([
    ...read(writtenForms, (ident) => stored[ident] ?? {}),
    ...read(optionalForms, (ident) => stored[ident]),
  ])
}

/** Stored blocks, in one language; an invalid value counts as an empty object. */
export async function readStored(
  db: ReadDb,
  idents: readonly string[],
  locale: Locale,
): Promise<Record<string, object>> {
  if (idents.length === 0) return {}
  const rows = await db
    .select()
    .from(configs)
    .where(inArray(configs.ident, [...idents]))
  return Object.fromEntries(rows.map(({ ident, value }) => [ident, fieldsOf(localized(value, locale))]))
}

/** A stored value as an object; any other type is invalid for a configuration block. */
export function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
