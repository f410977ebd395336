import type { DishFields } from '../../../../console/contract/menu/dish'
import type { CellFault } from './cellValues'
import type { SheetColumn } from './columns'
import { partId } from './parts'

/** A fault of a draft in a column of the parts that it comes from, the first of which has a row; without one in that of the dish. */
export interface DraftFault extends CellFault {
  column: SheetColumn
  ids: readonly string[]
}

/** What does not fit together in the sizes and options of a dish. */
export const partFaults = (fields: DishFields): DraftFault[] => [
  ...fields.variants.flatMap(priceFaults),
  ...sameSizes(fields),
  ...fields.attrs.flatMap(defaultFaults),
  ...fields.addons.flatMap(boundFaults),
]

const sizeIds = (key: string) => [partId({ kind: 'size', key })]

function priceFaults({ key, price, memberPrice, originalPrice }: DishFields['variants'][number]): DraftFault[] {
  const isAbove = (memberPrice ?? price) > price
  const isBelow = (originalPrice ?? price) < price
  return [
    ...(isAbove ? [{ ids: sizeIds(key), column: 'memberPrice', reason: 'sheet.abovePrice' } as const] : []),
    ...(isBelow ? [{ ids: sizeIds(key), column: 'originalPrice', reason: 'sheet.belowPrice' } as const] : []),
  ]
}

/** Sizes that are there already. */
function sameSizes({ variants }: DishFields): DraftFault[] {
  const all = variants.map(({ values }) => values.join(' '))
  return variants.flatMap(({ key }, at): DraftFault[] =>
    all.indexOf(all[at] ?? '') < at ? [{ ids: sizeIds(key), column: 'nameEn', reason: 'sheet.sameSize' }] : [],
  )
}

/** More options chosen at first than guests may choose. */
function defaultFaults({ multiple, values }: DishFields['attrs'][number]): DraftFault[] {
  const defaults = values.filter(({ isDefault }) => isDefault)
  if (multiple || defaults.length < 2) return []
  const ids = defaults.map(({ key }) => partId({ kind: 'option', key }))
  return [{ ids, column: 'isDefault', reason: 'sheet.oneDefault' }]
}

/** A group of add-ons of which guests cannot choose as many as they must. */
function boundFaults({ min, max, items }: DishFields['addons'][number]): DraftFault[] {
  const most = items.reduce((sum, item) => sum + item.max, 0)
  if (min <= max && min <= most) return []
  return [
    { ids: items.map(({ key }) => partId({ kind: 'addon', key })), column: 'groupMin', reason: 'sheet.notEnough' },
  ]
}
