import type { StaffDish } from '../../../../console/contract/menu/dish'
import type { StaffMenuCategory } from '../../../../console/contract/menu/menuCategory'
import type { Locale } from '../../../../src/contract/fields'
import type { Translations } from '../../../db/columnTypes'
import { inLocale } from '../../../db/translations'
import type { MessageKey } from '../../../messages/messages'
import { plainText, type Reading } from './cellValues'

/** What a file calls the records of a menu: by a name in any language, or by their ids. */
interface Names {
  read(text: string): Reading<string>
  /** The name in the language of staff; the id where the name is not enough. */
  labelOf(id: string): string
}

/** Lookup tables of the menu for reading and writing columns. */
export interface SheetContext {
  locale: Locale
  categories: Names
  dishes: Names
  /** The names of pictures that a cell may hold: the restaurant's own, and those that dishes show. */
  pictures: ReadonlySet<string>
}

interface Named {
  id: string
  name: Translations
}

/** The text by which names are compared. */
export const folded = (text: string) => plainText(text).toLowerCase()

function namesOf(
  records: readonly Named[],
  locale: Locale,
  faults: { unknown: MessageKey; several: MessageKey },
): Names {
  const named = new Map<string, Set<string>>()
  for (const { id, name } of records)
    for (const text of Object.values(name))
      if (text) named.set(folded(text), (named.get(folded(text)) ?? new Set<string>()).add(id))
  const ids = new Map(records.map(({ id, name }) => [id, inLocale(name, locale)] as const))
  const read = (text: string): Reading<string> => {
    if (ids.has(text)) return { value: text }
    const [only, ...others] = named.get(folded(text)) ?? []
    if (only === undefined) return { fault: { reason: faults.unknown } }
    return others.length === 0 ? { value: only } : { fault: { reason: faults.several } }
  }
  const labelOf = (id: string) => {
    const label = ids.get(id) ?? id
    const reading = read(label)
    return 'value' in reading && reading.value === id ? label : id
  }
  return { read, labelOf }
}

const picturesOf = ({ image, cutout, images, addons }: StaffDish) => [
  ...[image, cutout, ...images],
  ...addons.flatMap(({ items }) => items.map((item) => item.image)),
]

interface Menu {
  categories: readonly StaffMenuCategory[]
  dishes: readonly StaffDish[]
  /** The names of the restaurant's own pictures. */
  uploaded: readonly string[]
}

/** Looks up the names of a menu, once for a whole file. */
export const sheetContext = ({ categories, dishes, uploaded }: Menu, locale: Locale): SheetContext => ({
  locale,
  categories: namesOf(categories, locale, { unknown: 'sheet.unknownCategory', several: 'sheet.twoCategories' }),
  dishes: namesOf(dishes, locale, { unknown: 'sheet.noSuchDish', several: 'sheet.twoDishes' }),
  pictures: new Set([...uploaded, ...dishes.flatMap(picturesOf)]),
})
