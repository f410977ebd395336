import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { LOCALES } from '../../src/contract/constants/common'
import type { Locale } from '../../src/contract/fields'
import type { Translations } from './columnTypes'

/** A text in a language, in the default language when it is not translated, or in whatever language there is. */
export function inLocale(texts: Translations, locale: Locale): string {
  return [texts[locale], texts.en, ...Object.values(texts)].find((text) => text?.trim()) ?? ''
}

/** The condition that a text holds a keyword in any language; none for an empty keyword. */
export function holdsKeyword(texts: AnyColumn, keyword: string): SQL | undefined {
  if (!keyword) return undefined
  return sql`exists (select 1 from jsonb_each_text(${texts}) as words where words.value ilike ${likePattern(keyword)})`
}

/** What `ilike` takes for texts that hold a keyword. */
export function likePattern(keyword: string): string {
  return `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** A value of free shape in which every `{en, th, zh}` has become the text of one language. Languages may be missing, or null. */
export function localized(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localized(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isTranslations(value)) return inLocale(value, locale)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, localized(item, locale)]))
}

function isTranslations(value: object): value is Translations {
  const entries = Object.entries(value)
  return (
    entries.some(([, text]) => typeof text === 'string') &&
    entries.every(
      ([name, text]) => LOCALES.some((locale) => locale === name) && (typeof text === 'string' || text === null),
    )
  )
}
