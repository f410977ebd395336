import { ALLERGENS, DIETS } from '../../../../src/contract/constants/goods'
import { DINING_TYPES, LOCALES } from '../../../../src/contract/constants/common'
import type { Locale } from '../../../../src/contract/fields'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import {
  type CellFault,
  plainText,
  printHours,
  readAmount,
  readChoice,
  readChoices,
  readCount,
  readHours,
  type Reading,
} from './cellValues'
import { type DishDraft, withFields } from './draft'
import type { SheetContext } from './names'
import { readPicture, readPictures } from './pictureCells'

/** A column about a whole dish. A cell is read into a draft; an empty one takes a value away, or leaves one that a dish cannot do without. */
export interface DishColumn {
  kind: 'text' | 'amount' | 'count'
  print(draft: DishDraft, context: SheetContext): string
  read(text: string, draft: DishDraft, context: SheetContext): Reading<DishDraft>
}

/** A reading carried on. */
export function carried<T>(reading: Reading<T>, next: (value: T) => DishDraft): Reading<DishDraft> {
  return 'value' in reading ? { value: next(reading.value) } : reading
}

type TextField = 'name' | 'caption' | 'story'

const textColumn = (field: TextField, locale: Locale): DishColumn => ({
  kind: 'text',
  print: ({ fields }) => fields[field][locale] ?? '',
  read(text, draft) {
    const texts = draft.fields[field]
    const typed = plainText(text)
    if (typed === plainText(texts[locale] ?? '')) return { value: draft }
    const { [locale]: _before, ...others } = texts
    const changed = typed === '' && locale !== 'en' ? others : { ...others, [locale]: typed }
    return { value: withFields(draft, { [field]: { ...changed, en: locale === 'en' ? typed : texts.en } }) }
  },
})

type LimitField = 'limitPerOrder' | 'limitPerPerson' | 'limitPerDay'

const limitColumn = (field: LimitField): DishColumn => ({
  kind: 'count',
  print: ({ fields }) => String(fields[field] ?? ''),
  read: (text, draft) =>
    text === ''
      ? { value: withFields(draft, { [field]: null }) }
      : carried(readCount(text), (count) => withFields(draft, { [field]: count })),
})

const listColumn = <F extends 'allergens' | 'diets'>(
  field: F,
  choices: readonly DishDraft['fields'][F][number][],
): DishColumn => ({
  kind: 'text',
  print: ({ fields }) => fields[field].join(', '),
  read: (text, draft) => carried(readChoices(text, choices), (list) => withFields(draft, { [field]: list })),
})

/** A column that an empty cell leaves as it is. */
const filled = (column: DishColumn): DishColumn => ({
  ...column,
  read: (text, draft, context) => (text === '' ? { value: draft } : column.read(text, draft, context)),
})

export const FLAGS = ['yes', 'no'] as const
const NEEDS = ['no', 'perOrder', 'perPerson'] as const
/** How the columns of a language end. */
export const SUFFIX = { en: 'En', th: 'Th', zh: 'Zh' } as const

const textColumns = (field: TextField) =>
  Object.fromEntries(LOCALES.map((locale) => [`${field}${SUFFIX[locale]}`, textColumn(field, locale)])) as {
    [K in `${TextField}${'En' | 'Th' | 'Zh'}`]: DishColumn
  }

const pictureColumn = (field: 'image' | 'cutout'): DishColumn => ({
  kind: 'text',
  print: ({ fields }) => fields[field],
  read: (text, draft, context) => carried(readPicture(text, context), (name) => withFields(draft, { [field]: name })),
})

const category: DishColumn = {
  kind: 'text',
  print: ({ fields }, { categories }) => categories.labelOf(fields.categoryId),
  read: (text, draft, context) =>
    text === draft.fields.categoryId
      ? { value: draft }
      : carried(context.categories.read(text), (categoryId) => withFields(draft, { categoryId })),
}

/** The columns about a whole dish. */
export const DISH_COLUMNS = {
  category: filled(category),
  ...textColumns('name'),
  ...textColumns('caption'),
  ...textColumns('story'),
  onSale: filled({
    kind: 'text',
    print: ({ onSale }) => (onSale ? 'yes' : 'no'),
    read: (text, draft) => carried(readChoice(text, FLAGS), (flag) => ({ ...draft, onSale: flag === 'yes' })),
  }),
  image: pictureColumn('image'),
  cutout: pictureColumn('cutout'),
  images: {
    kind: 'text',
    print: ({ fields }) => fields.images.join(' '),
    read: (text, draft, context) => carried(readPictures(text, context), (images) => withFields(draft, { images })),
  },
  allergens: listColumn('allergens', ALLERGENS),
  diets: listColumn('diets', DIETS),
  diningTypes: {
    kind: 'text',
    print: ({ fields }) => (fields.diningTypes ?? []).join(', '),
    read: (text, draft) =>
      carried(readChoices(text, DINING_TYPES), (list) =>
        withFields(draft, { diningTypes: list.length > 0 ? list : null }),
      ),
  },
  saleTimes: {
    kind: 'text',
    print: ({ fields }) => printHours(fields.saleTimes ?? []),
    read: (text, draft) =>
      carried(readHours(text), (spans) => withFields(draft, { saleTimes: spans.length > 0 ? spans : null })),
  },
  required: filled({
    kind: 'text',
    print: ({ fields }) => fields.required,
    read: (text, draft) => carried(readChoice(text, NEEDS), (required) => withFields(draft, { required })),
  }),
  minBuy: filled({
    kind: 'count',
    print: ({ fields }) => String(fields.minBuy),
    read: (text, draft) => carried(readCount(text), (minBuy) => withFields(draft, { minBuy })),
  }),
  limitPerOrder: limitColumn('limitPerOrder'),
  limitPerPerson: limitColumn('limitPerPerson'),
  limitPerDay: limitColumn('limitPerDay'),
  packFee: filled({
    kind: 'amount',
    print: ({ fields }) => decimalText(fields.packFee),
    read: (text, draft) => carried(readAmount(text), (packFee) => withFields(draft, { packFee })),
  }),
} as const satisfies Record<string, DishColumn>

/** The columns in the order of the file. */
export const SHEET_COLUMNS = [
  ...(['row', 'id', 'dish', 'category', 'groupEn', 'groupTh', 'groupZh', 'nameEn', 'nameTh', 'nameZh'] as const),
  ...(['price', 'memberPrice', 'originalPrice', 'stock', 'newStock', 'groupMin', 'groupMax', 'itemMax'] as const),
  ...(['isDefault', 'onSale', 'image', 'cutout', 'images', 'captionEn', 'captionTh', 'captionZh'] as const),
  ...(['storyEn', 'storyTh', 'storyZh', 'allergens', 'diets', 'diningTypes', 'saleTimes', 'required'] as const),
  ...(['minBuy', 'limitPerOrder', 'limitPerPerson', 'limitPerDay', 'packFee', 'remove', 'version'] as const),
] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/** A fault of a cell, by its column. */
export interface ColumnFault extends CellFault {
  column: SheetColumn
}

export const isDishColumn = (column: SheetColumn): column is keyof typeof DISH_COLUMNS => column in DISH_COLUMNS
