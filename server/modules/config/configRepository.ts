import * as v from 'valibot'
import { id } from '../../../src/contract/fields'
import type { ReadDb, Tx } from '../../db/database'
import type { Translations } from '../../db/columnTypes'
import { type Fault, type FieldPath, pathOf } from './blockValidation'
import type { ConfigSource } from './configService'

/** The stable id of a row: addresses and the storefront's storage refer to it. */
export const ownId = v.pipe(id, v.regex(/^[\p{L}\p{M}\p{N}_-]*$/u, 'an ID can contain only letters, digits, - and _'))
/** A required text. */
export const requiredText = v.pipe(v.string(), v.regex(/\S/, 'this must not be empty'))
/** Whether it is visible to guests. */
export const shown = v.optional(v.boolean(), true)

/** A stored text, one for all languages or one each. */
export const anyText = v.pipe(
  v.custom<string | Partial<Record<string, string | null>>>(() => true),
  v.transform((text): Translations => {
    if (typeof text === 'string') return { en: text }
    const filled = Object.entries(text).filter(([, translation]) => typeof translation === 'string')
    return { en: '', ...Object.fromEntries(filled) }
  }),
)

interface RowsConfig<T extends object> {
  ident: string
  /** Schema of the stored value, in all languages. */
  shape: v.GenericSchema<unknown, T>
  /** All rows; null when there are none. */
  read(db: ReadDb): Promise<(T & Record<string, unknown>) | null>
  remove(tx: Tx): Promise<void>
  insert(tx: Tx, value: T): Promise<void>
  /** Lists of ids; each list must not contain duplicates. */
  ids(value: T): readonly Named[][]
}

/** A configuration that is stored in rows of its own tables. */
export function rowsRepository<T extends object>({
  ident,
  shape,
  read,
  remove,
  insert,
  ids,
}: RowsConfig<T>): ConfigSource {
  return {
    ident,
    read,
    async write(tx, value) {
      await remove(tx)
      if (value) await insert(tx, v.parse(shape, value))
    },
    normal: (value) => Object.fromEntries(Object.entries(v.parse(shape, value))),
    faults(value) {
      const { success, issues, output } = v.safeParse(shape, value)
      // What is not a text is the same in all languages.
      return success ? ids(output).flatMap(twiceIn) : issues.map((issue) => ({ path: pathOf(issue) }))
    },
  }
}

interface Named {
  path: FieldPath
  id: string
}

/** The ids of a list, with their paths. */
export function namesIn(path: FieldPath, list: readonly { id: string }[]): Named[] {
  return list.map((each, at) => ({ path: [...path, at, 'id'], id: each.id }))
}

function twiceIn(all: readonly Named[]): Fault[] {
  return all.filter(({ id: own }, at) => all.findIndex((each) => each.id === own) < at).map(({ path }) => ({ path }))
}
