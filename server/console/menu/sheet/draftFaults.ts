import * as v from 'valibot'
import { dishContract } from '../../../../console/contract/menu/dish'
import { decimalText } from '../../../../src/domain/money/typedAmount'
import { dishFaults } from '../dishFaults'
import type { CellFault } from './cellValues'
import type { SheetColumn } from './columns'
import type { DishDraft } from './draft'
import { placeOf } from './faultPlace'
import { type DraftFault, partFaults } from './partFaults'

type Fields = DishDraft['fields']

const AMOUNTS: readonly SheetColumn[] = ['price', 'memberPrice', 'originalPrice', 'packFee']

/** What a form would refuse in a draft, by column. */
export function draftFaults({ fields }: DishDraft): DraftFault[] {
  if (fields.variants.length === 0) return [{ ids: [], column: 'remove', reason: 'sheet.lastSize' }]
  const checked = v.safeParse(dishContract.create.input, fields)
  if (!checked.success) return checked.issues.map((issue) => issueFault(issue, fields))
  const faults = [...partFaults(fields), ...otherFaults(fields)]
  return faults.length > 0 || dishFaults(fields).every(([, holds]) => !holds)
    ? faults
    : [{ ids: [], column: 'id', reason: 'sheet.invalid' }]
}

function otherFaults({ limitPerOrder, minBuy }: Fields): DraftFault[] {
  if (limitPerOrder === null || limitPerOrder >= minBuy) return []
  return [{ ids: [], column: 'limitPerOrder', reason: 'sheet.belowLeast' }]
}

function issueFault(issue: v.BaseIssue<unknown>, fields: Fields): DraftFault {
  const place = placeOf(
    (issue.path ?? []).map(({ key }) => String(key)),
    fields,
  )
  return { ...place, ...reasonOf(issue, place.column) }
}

function reasonOf({ type, requirement, input }: v.BaseIssue<unknown>, column: SheetColumn): CellFault {
  // The price of something new that has none.
  if (type === 'min_length' || input === -1) return { reason: 'sheet.needed' }
  const limit = AMOUNTS.includes(column) ? decimalText(Number(requirement)) : Number(requirement)
  if (type === 'max_length' && !Array.isArray(input)) return { reason: 'sheet.tooLong', params: { limit } }
  if (type === 'min_value') return { reason: 'sheet.atLeast', params: { limit } }
  const isMost = type === 'max_value' || type === 'max_length'
  return isMost ? { reason: 'sheet.atMost', params: { limit } } : { reason: 'sheet.invalid' }
}
