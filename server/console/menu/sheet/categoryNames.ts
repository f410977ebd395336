import type { StaffMenuCategory } from '../../../../console/contract/menuCategory'
import type { Locale } from '../../../../src/contract/fields'
import { inLocale } from '../../../db/translations'
import { plainText, type Reading } from './cellValues'

/** What columns need to know of the menu. */
export interface SheetContext {
  locale: Locale
  /** The ids of the categories by what they are called in any language. */
  named: ReadonlyMap<string, ReadonlySet<string>>
  /** How the file names each category. */
  labels: ReadonlyMap<string, string>
}

const folded = (text: string) => plainText(text).toLowerCase()

/** Looks up the names of the categories, once for a whole file. */
export function sheetContext(categories: readonly StaffMenuCategory[], locale: Locale): SheetContext {
  const named = new Map<string, Set<string>>()
  for (const { id, name } of categories)
    for (const text of Object.values(name))
      if (text) named.set(folded(text), (named.get(folded(text)) ?? new Set<string>()).add(id))
  const labels = new Map<string, string>()
  for (const { id } of categories) labels.set(id, id)
  const context = { locale, named, labels }
  for (const { id, name } of categories) {
    const label = inLocale(name, locale)
    const reading = readCategory(label, context)
    // The id where the name is not enough.
    if ('value' in reading && reading.value === id) labels.set(id, label)
  }
  return context
}

/** The category of an id or of a name in any language. */
export function readCategory(text: string, { named, labels }: SheetContext): Reading<string> {
  if (labels.has(text)) return { value: text }
  const [only, ...others] = named.get(folded(text)) ?? []
  if (only === undefined) return { fault: { reason: 'sheet.unknownCategory' } }
  return others.length === 0 ? { value: only } : { fault: { reason: 'sheet.twoCategories' } }
}

/** The name of a category in the language of staff; its id where the name is not enough. */
export const nameOfCategory = (id: string, { labels }: SheetContext): string => labels.get(id) ?? id
