import * as v from 'valibot'
import { LOCALES } from '../../../src/contract/constants/common'
import type { Schema } from '../../../src/contract/endpoint'
import { isFields } from '../../modules/config/blockValidation'

/** What valibot keeps in a schema at run time, as far as it is read here. */
interface Part {
  entries?: Readonly<Record<string, Schema>>
  item?: Schema
  wrapped?: Schema
  pipe?: readonly Schema[]
}

/**
 * A stored value as a form takes it: a text for all languages becomes that of English, and what the schema refuses the usual value; items of
 * lists that it refuses are left out, as guests never see them.
 */
export function fittedValue(schema: Schema, value: unknown, usual: unknown): unknown {
  const { entries, item } = rootOf(schema)
  if (entries && 'en' in entries && 'th' in entries) return fittedTexts(value ?? usual)
  if (entries) return fittedFields(entries, value, usual)
  if (item) return Array.isArray(value) ? fittedItems(item, value) : usual
  return v.is(schema, value) ? value : usual
}

/** The same of an object, field by field. */
export function fittedFields(
  entries: Readonly<Record<string, Schema>>,
  value: unknown,
  usual: unknown,
): Record<string, unknown> {
  const [given, others] = [fieldsOf(value), fieldsOf(usual)]
  const names = Object.entries(entries)
  return Object.fromEntries(names.map(([name, schema]) => [name, fittedValue(schema, given[name], others[name])]))
}

/** The fields of a stored value that a form would show otherwise than they are stored. */
export function unfitFields(
  entries: Readonly<Record<string, Schema>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(entries).flatMap(([name, schema]) =>
    stored[name] === undefined || isFitting(schema, stored[name]) ? [] : [name],
  )
}

/** Whether `fittedValue` loses nothing of a value. */
function isFitting(schema: Schema, value: unknown): boolean {
  const { entries, item } = rootOf(schema)
  if (entries && 'en' in entries && 'th' in entries) return isText(value)
  if (entries) return isFields(value) && !Array.isArray(value) && unfitFields(entries, value).length === 0
  if (!item) return v.is(schema, value)
  const isFittingItem = (each: unknown) => isFitting(item, each) && v.is(item, fittedValue(item, each, each))
  return Array.isArray(value) && value.every(isFittingItem)
}

/** A text for all languages, or one for some. */
const isText = (value: unknown) =>
  typeof value === 'string' ||
  (isFields(value) &&
    Object.entries(value).every(
      ([name, each]) => LOCALES.some((locale) => locale === name) && typeof each === 'string',
    ))

function fittedItems(schema: Schema, items: readonly unknown[]): unknown[] {
  return items.map((item) => fittedValue(schema, item, item)).filter((item) => v.is(schema, item))
}

function fittedTexts(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { en: value }
  const texts = fieldsOf(value)
  const written = LOCALES.flatMap((locale) => {
    const text = texts[locale]
    return typeof text === 'string' && text !== '' ? [[locale, text] as const] : []
  })
  return { en: written[0]?.[1] ?? '', ...Object.fromEntries(written) }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isFields(value) ? value : {})

function rootOf(schema: Schema): Part {
  const part = schema as Schema & Part
  const [first] = part.pipe ?? []
  if (first && first !== schema) return rootOf(first)
  return part.wrapped ? rootOf(part.wrapped) : part
}
