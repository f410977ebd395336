import {
  isMoney,
  MEMBERSHIP_AREAS,
  type MembershipFigure,
  type MembershipNumbers,
} from '../../../console/contract/numbers/membershipNumbers'
import { decimalText } from '../../../src/domain/money/typedAmount'
import { csvText } from '../../api/csvText'

const COLUMNS = ['area', 'figure', 'store', 'number', 'amount']

type Figures = Partial<Record<MembershipFigure, number>>

/** The numbers of membership for spreadsheets: a row for each figure, of all stores and of each that has any. Amounts in baht. */
export function membershipFileOf(numbers: MembershipNumbers): { fileName: string; csv: string } {
  const { from, to, total, overall, byStore } = numbers
  const stores = byStore.map(({ storeName, figures }) => rowsOf(storeName, figures))
  const rows = [rowsOf('', { ...total, ...overall }), ...stores].flat()
  return { fileName: `membership-${from}-${to}.csv`, csv: csvText([COLUMNS, ...rows]) }
}

function rowsOf(store: string, figures: Figures): string[][] {
  return Object.entries<readonly MembershipFigure[]>(MEMBERSHIP_AREAS).flatMap(([area, names]) =>
    names.flatMap((name) => {
      const value = figures[name]
      if (value === undefined) return []
      return [[area, name, store, ...(isMoney(name) ? ['', decimalText(value)] : [String(value), ''])]]
    }),
  )
}
