import * as v from 'valibot'
import { dishContract } from '../../../../console/contract/dish'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import { dishFaults } from '../dishFaults'
import type { CellFault } from './cellValues'
import type { SheetColumn } from './columns'
import type { DishDraft, Variant } from './draft'

/** A fault of a draft: in the column of the dish, or of a size by its key. */
interface DraftFault extends CellFault {
  column: SheetColumn
  key: string
}

const AMOUNTS: readonly SheetColumn[] = ['price', 'memberPrice', 'originalPrice', 'packFee']
const LANGUAGES: Readonly<Record<string, string>> = { en: 'En', th: 'Th', zh: 'Zh' }
const TEXTS = ['name', 'caption', 'story']
const SAME_NAME = [
  ...(['allergens', 'diets', 'diningTypes', 'saleTimes', 'required', 'minBuy', 'packFee'] as const),
  ...(['limitPerOrder', 'limitPerPerson', 'limitPerDay'] as const),
]
const PRICES = ['price', 'memberPrice', 'originalPrice'] as const

/** What a form would refuse in a draft, by column. */
export function draftFaults({ fields }: DishDraft): DraftFault[] {
  const checked = v.safeParse(dishContract.create.input, fields)
  if (!checked.success) return checked.issues.map((issue) => issueFault(issue, fields.variants))
  return [...fields.variants.flatMap(priceFaults), ...otherFaults(fields)]
}

function priceFaults({ key, price, memberPrice, originalPrice }: Variant): DraftFault[] {
  const isAbove = (memberPrice ?? price) > price
  const isBelow = (originalPrice ?? price) < price
  return [
    ...(isAbove ? [{ key, column: 'memberPrice', reason: 'sheet.abovePrice' } as const] : []),
    ...(isBelow ? [{ key, column: 'originalPrice', reason: 'sheet.belowPrice' } as const] : []),
  ]
}

function otherFaults(fields: DishDraft['fields']): DraftFault[] {
  return dishFaults(fields).flatMap(([field, holds]): DraftFault[] => {
    if (!holds || field === 'variants') return []
    if (field === 'limitPerOrder') return [{ key: '', column: field, reason: 'sheet.belowLeast' }]
    return [{ key: '', column: 'id', reason: 'sheet.invalid' }]
  })
}

function issueFault(issue: v.BaseIssue<unknown>, variants: readonly Variant[]): DraftFault {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  const column = columnOf(path)
  const key = path[0] === 'variants' ? (variants[Number(path[1])]?.key ?? '') : ''
  return { key, column, ...reasonOf(issue, column) }
}

function columnOf([field = '', part = '', price = '']: readonly string[]): SheetColumn {
  if (field === 'categoryId') return 'category'
  if (TEXTS.includes(field)) return `${field}${LANGUAGES[part] ?? 'En'}` as SheetColumn
  if (field === 'variants') return PRICES.find((each) => each === price) ?? 'id'
  return SAME_NAME.find((each) => each === field) ?? 'id'
}

function reasonOf({ type, requirement, input }: v.BaseIssue<unknown>, column: SheetColumn): CellFault {
  // The price of a new dish that has none.
  if (type === 'min_length' || input === -1) return { reason: 'sheet.needed' }
  const limit = AMOUNTS.includes(column) ? decimalText(Number(requirement)) : Number(requirement)
  if (type === 'max_length') return { reason: 'sheet.tooLong', params: { limit } }
  if (type === 'min_value') return { reason: 'sheet.atLeast', params: { limit } }
  return type === 'max_value' ? { reason: 'sheet.atMost', params: { limit } } : { reason: 'sheet.invalid' }
}
