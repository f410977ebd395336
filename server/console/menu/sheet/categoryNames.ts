import type { StaffMenuCategory } from '../../../../console/contract/menuCategory'
import type { Locale } from '../../../../src/contract/fields'
import { inLocale } from '../../../db/translations'
import { plainText, type Reading } from './cellValues'

/** What columns need to know of the menu. */
export interface SheetContext {
  categories: readonly StaffMenuCategory[]
  locale: Locale
}

const folded = (text: string) => plainText(text).toLowerCase()

const hasName = ({ name }: StaffMenuCategory, typed: string) =>
  Object.values(name).some((text) => text !== '' && folded(text) === typed)

/** The category of an id or of a name in any language. */
export function readCategory(text: string, { categories }: SheetContext): Reading<string> {
  const typed = folded(text)
  const byId = categories.find(({ id }) => id === text)
  if (byId) return { value: byId.id }
  const named = categories.filter((category) => hasName(category, typed))
  const [only] = named
  if (!only) return { fault: { reason: 'sheet.unknownCategory' } }
  return named.length === 1 ? { value: only.id } : { fault: { reason: 'sheet.twoCategories' } }
}

/** The name of a category in the language of staff; its id where the name is not enough. */
export function nameOfCategory(id: string, context: SheetContext): string {
  const category = context.categories.find((each) => each.id === id)
  const name = category ? inLocale(category.name, context.locale) : ''
  const reading = readCategory(name, context)
  return 'value' in reading && reading.value === id ? name : id
}
