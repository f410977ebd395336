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
import { amountCell } from '../../../api/csvText'
import { nameOfCategory, readCategory, type SheetContext } from './categoryNames'
import { type DishDraft, variantOf, withFields, withVariant } from './draft'

/** A column about a whole dish. A cell is read into a draft; an empty one takes a value away, or leaves one that a dish cannot do without. */
export interface DishColumn {
  kind: 'text' | 'amount' | 'count'
  print(draft: DishDraft, context: SheetContext): string
  read(text: string, draft: DishDraft, context: SheetContext): Reading<DishDraft>
}

/** A column about a size of a dish. */
export interface SizeColumn {
  kind: 'amount' | 'count'
  print(draft: DishDraft, key: string): string
  read(text: string, draft: DishDraft, key: string): Reading<DishDraft>
}

/** A reading carried on. */
function then<T>(reading: Reading<T>, next: (value: T) => DishDraft): Reading<DishDraft> {
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
      : then(readCount(text), (count) => withFields(draft, { [field]: count })),
})

const listColumn = <F extends 'allergens' | 'diets'>(
  field: F,
  choices: readonly DishDraft['fields'][F][number][],
): DishColumn => ({
  kind: 'text',
  print: ({ fields }) => fields[field].join(', '),
  read: (text, draft) => then(readChoices(text, choices), (list) => withFields(draft, { [field]: list })),
})

/** A column that an empty cell leaves as it is. */
const filled = (column: DishColumn): DishColumn => ({
  ...column,
  read: (text, draft, context) => (text === '' ? { value: draft } : column.read(text, draft, context)),
})

const FLAGS = ['yes', 'no'] as const
const NEEDS = ['no', 'perOrder', 'perPerson'] as const
const nameOf = { en: 'En', th: 'Th', zh: 'Zh' } as const

const textColumns = (field: TextField) =>
  Object.fromEntries(LOCALES.map((locale) => [`${field}${nameOf[locale]}`, textColumn(field, locale)])) as {
    [K in `${TextField}${'En' | 'Th' | 'Zh'}`]: DishColumn
  }

const category: DishColumn = {
  kind: 'text',
  print: ({ fields }, context) => nameOfCategory(fields.categoryId, context),
  read: (text, draft, context) =>
    text === draft.fields.categoryId
      ? { value: draft }
      : then(readCategory(text, context), (categoryId) => withFields(draft, { categoryId })),
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
    read: (text, draft) => then(readChoice(text, FLAGS), (flag) => ({ ...draft, onSale: flag === 'yes' })),
  }),
  allergens: listColumn('allergens', ALLERGENS),
  diets: listColumn('diets', DIETS),
  diningTypes: {
    kind: 'text',
    print: ({ fields }) => (fields.diningTypes ?? []).join(', '),
    read: (text, draft) =>
      then(readChoices(text, DINING_TYPES), (list) =>
        withFields(draft, { diningTypes: list.length > 0 ? list : null }),
      ),
  },
  saleTimes: {
    kind: 'text',
    print: ({ fields }) => printHours(fields.saleTimes ?? []),
    read: (text, draft) =>
      then(readHours(text), (spans) => withFields(draft, { saleTimes: spans.length > 0 ? spans : null })),
  },
  required: filled({
    kind: 'text',
    print: ({ fields }) => fields.required,
    read: (text, draft) => then(readChoice(text, NEEDS), (required) => withFields(draft, { required })),
  }),
  minBuy: filled({
    kind: 'count',
    print: ({ fields }) => String(fields.minBuy),
    read: (text, draft) => then(readCount(text), (minBuy) => withFields(draft, { minBuy })),
  }),
  limitPerOrder: limitColumn('limitPerOrder'),
  limitPerPerson: limitColumn('limitPerPerson'),
  limitPerDay: limitColumn('limitPerDay'),
  packFee: filled({
    kind: 'amount',
    print: ({ fields }) => decimalText(fields.packFee),
    read: (text, draft) => then(readAmount(text), (packFee) => withFields(draft, { packFee })),
  }),
} as const satisfies Record<string, DishColumn>

type PriceField = 'memberPrice' | 'originalPrice'
/** A price that the file has not given yet is below zero. */
const priceCell = (satang: number | null | undefined) => amountCell(Number(satang) < 0 ? null : satang)

const priceColumn = (field: PriceField): SizeColumn => ({
  kind: 'amount',
  print: (draft, key) => priceCell(variantOf(draft, key)?.[field]),
  read: (text, draft, key) =>
    text === ''
      ? { value: withVariant(draft, key, { [field]: null }) }
      : then(readAmount(text), (amount) => withVariant(draft, key, { [field]: amount })),
})

/** Pieces without a limit. */
const UNLIMITED = 'unlimited'
/** The most pieces that a stock holds. */
const MOST_STOCK = 1_000_000
const stockText = (stock: number | null | undefined) => String(stock ?? UNLIMITED)

/** The columns about a size. The stock is only shown: orders count it down while staff work on the file, so that a new one has a column of its own. */
export const SIZE_COLUMNS = {
  price: {
    kind: 'amount',
    print: (draft, key) => priceCell(variantOf(draft, key)?.price),
    read: (text, draft, key) =>
      text === ''
        ? { fault: { reason: 'sheet.needed' } }
        : then(readAmount(text), (price) => withVariant(draft, key, { price })),
  },
  memberPrice: priceColumn('memberPrice'),
  originalPrice: priceColumn('originalPrice'),
  newStock: {
    kind: 'count',
    print: (draft, key) => stockText(draft.stocks[key]),
    read(text, draft, key) {
      const set = (stock: number | null) => ({ ...draft, stocks: { ...draft.stocks, [key]: stock } })
      if (text === '') return { value: draft }
      if (text.toLowerCase() === UNLIMITED) return { value: set(null) }
      const count = readCount(text)
      if ('value' in count && count.value > MOST_STOCK)
        return { fault: { reason: 'sheet.atMost', params: { limit: MOST_STOCK } } }
      return then(count, set)
    },
  },
} as const satisfies Record<string, SizeColumn>

/** The columns in the order of the file. */
export const SHEET_COLUMNS = [
  ...(['row', 'id', 'category', 'nameEn', 'nameTh', 'nameZh', 'size', 'price', 'memberPrice'] as const),
  ...(['originalPrice', 'stock', 'newStock', 'onSale', 'captionEn', 'captionTh', 'captionZh'] as const),
  ...(['storyEn', 'storyTh', 'storyZh', 'allergens', 'diets', 'diningTypes', 'saleTimes', 'required'] as const),
  ...(['minBuy', 'limitPerOrder', 'limitPerPerson', 'limitPerDay', 'packFee', 'version'] as const),
] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/** A fault of a cell, by its column. */
export interface ColumnFault extends CellFault {
  column: SheetColumn
}

export const isDishColumn = (column: SheetColumn): column is keyof typeof DISH_COLUMNS => column in DISH_COLUMNS
export const isSizeColumn = (column: SheetColumn): column is keyof typeof SIZE_COLUMNS => column in SIZE_COLUMNS
