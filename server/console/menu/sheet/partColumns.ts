import { amountCell } from '../../../api/csvText'
import { readAmount, readChoice, readCount, type Reading } from './cellValues'
import { carried, FLAGS, type SheetColumn } from './columns'
import { type DishDraft, variantOf, withVariant } from './draft'
import { addonLimit, optionMax, optionMin } from './groupColumns'
import { NAME_COLUMNS } from './nameColumns'
import { filledPart, type PartColumn, UNLIMITED } from './partColumn'
import { addonOf, optionOf, type PartKind, withAddon, withOption } from './parts'
import { readPicture } from './pictureCells'

type Columns = Readonly<Partial<Record<SheetColumn, PartColumn>>>

/** A price that the file has not given yet is below zero. */
const priceCell = (satang: number | null | undefined) => amountCell(Number(satang) < 0 ? null : satang)

/** A price that is needed: the dish as a whole is refused without one. */
const neededPrice = (text: string, write: (price: number) => DishDraft): Reading<DishDraft> =>
  text === '' ? { value: write(-1) } : carried(readAmount(text), write)

const priceColumn = (field: 'memberPrice' | 'originalPrice'): PartColumn => ({
  kind: 'amount',
  print: (draft, { key }) => priceCell(variantOf(draft, key)?.[field]),
  read: (text, draft, { part: { key } }) =>
    text === ''
      ? { value: withVariant(draft, key, { [field]: null }) }
      : carried(readAmount(text), (amount) => withVariant(draft, key, { [field]: amount })),
})

/** The most pieces that a stock holds. */
const MAX_STOCK = 1_000_000

/** The stock is only shown: orders count it down while staff work on the file, so that a new one has a column of its own. */
const newStock: PartColumn = filledPart({
  kind: 'count',
  print: (draft, { key }) => (key in draft.stocks ? String(draft.stocks[key] ?? UNLIMITED) : ''),
  read(text, draft, { part: { key } }) {
    const set = (stock: number | null) => ({ ...draft, stocks: { ...draft.stocks, [key]: stock } })
    if (text.toLowerCase() === UNLIMITED) return { value: set(null) }
    const count = readCount(text)
    if ('value' in count && count.value > MAX_STOCK)
      return { fault: { reason: 'sheet.atMost', params: { limit: MAX_STOCK } } }
    return carried(count, set)
  },
})

const size: Columns = {
  ...NAME_COLUMNS,
  price: {
    kind: 'amount',
    print: (draft, { key }) => priceCell(variantOf(draft, key)?.price),
    read: (text, draft, { part: { key } }) => neededPrice(text, (price) => withVariant(draft, key, { price })),
  },
  memberPrice: priceColumn('memberPrice'),
  originalPrice: priceColumn('originalPrice'),
  newStock,
}

const option: Columns = {
  ...NAME_COLUMNS,
  groupMin: optionMin,
  groupMax: optionMax,
  isDefault: filledPart({
    kind: 'text',
    print: (draft, { key }) => ({ true: 'yes', false: 'no', undefined: '' })[`${optionOf(draft, key)?.isDefault}`],
    read: (text, draft, { part: { key } }) =>
      carried(readChoice(text, FLAGS), (flag) => withOption(draft, key, { isDefault: flag === 'yes' })),
  }),
}

const addon: Columns = {
  ...NAME_COLUMNS,
  groupMin: addonLimit('groupMin', 'min'),
  groupMax: addonLimit('groupMax', 'max'),
  itemMax: filledPart({
    kind: 'count',
    print: (draft, { key }) => String(addonOf(draft, key)?.max ?? ''),
    read: (text, draft, { part: { key } }) => carried(readCount(text), (max) => withAddon(draft, key, { max })),
  }),
  price: {
    kind: 'amount',
    print: (draft, { key }) => priceCell(addonOf(draft, key)?.price),
    read: (text, draft, { part: { key } }) => neededPrice(text, (price) => withAddon(draft, key, { price })),
  },
  image: {
    kind: 'text',
    print: (draft, { key }) => addonOf(draft, key)?.image ?? '',
    read: (text, draft, { part: { key }, context }) =>
      carried(readPicture(text, context), (image) => withAddon(draft, key, { image })),
  },
  newStock,
}

/** The columns about each kind of part. */
export const PART_COLUMNS: Readonly<Record<PartKind, Columns>> = { size, option, addon }

/** The columns of a size that a dish without sizes has in its own row. */
export const PRICE_COLUMNS = ['price', 'memberPrice', 'originalPrice', 'newStock'] as const
export const isPriceColumn = (column: SheetColumn): column is (typeof PRICE_COLUMNS)[number] =>
  PRICE_COLUMNS.some((each) => each === column)
