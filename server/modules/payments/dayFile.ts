import type { DayTotals, WayTotals } from '../../../console/contract/numbers/money'
import { decimalText } from '../../../src/domain/money/typedAmount'
import { csvText } from '../../api/csvText'

const COLUMNS = [
  'day',
  'store',
  'way',
  'provider',
  'payments',
  'received',
  'not due',
  'refunds',
  'refunded',
  'owed',
  'net',
]

/** The totals of a day for spreadsheets, amounts in baht. */
export function dayFileOf({ day, list, total }: DayTotals): {
  fileName: string
  csv: string
} {
  const sum: WayTotals = {
    storeId: '',
    storeName: 'total',
    payType: '',
    provider: '',
    ...total,
  }
  const rows = [...list, sum].map((row) => [
    ...[day, row.storeName, row.payType, row.provider, String(row.received), decimalText(row.receivedAmount)],
    ...[decimalText(row.notDueAmount), String(row.refunded), decimalText(row.refundedAmount)],
    ...[decimalText(row.owedAmount), decimalText(row.net)],
  ])
  return { fileName: `money-${day}.csv`, csv: csvText([COLUMNS, ...rows]) }
}
