import type { SpanNumbers } from '../../../console/contract/numbers/numbers'
import { amountCell, csvText } from '../../api/csvText'

const COLUMNS = ['table', 'name', 'store', 'number', 'amount', 'refunded', 'net']

interface Row {
  name: string | number
  store?: string
  count?: number | null
  amount?: number | null
  refundedAmount?: number
  net?: number
}

/** The numbers of some days for spreadsheets: a row for each total, day, hour, way of ordering, way of paying and dish. Amounts in baht. */
export function numbersFileOf(numbers: SpanNumbers): { fileName: string; csv: string } {
  const { from, to, byDay, byHour, byWay, byPayment, byDish } = numbers
  const tables: [string, Row[]][] = [
    ['total', totalsOf(numbers)],
    ['day', byDay.map(({ day, ...row }) => ({ name: day, ...row }))],
    ['hour', byHour.map(({ hour, ...row }) => ({ name: hour, ...row }))],
    ['ordering', byWay.map(({ way, ...row }) => ({ name: way, ...row }))],
    [
      'payment',
      byPayment.map(({ payType, received, receivedAmount, notDueAmount, ...row }) => ({
        ...row,
        ...{ name: payType, count: received, amount: receivedAmount + notDueAmount },
      })),
    ],
    ['dish', byDish.map(({ storeName, ...row }) => ({ ...row, store: storeName }))],
  ]
  const rows = tables.flatMap(([table, list]) => list.map((row) => [table, ...cellsOf(row)]))
  return { fileName: `numbers-${from}-${to}.csv`, csv: csvText([COLUMNS, ...rows]) }
}

function cellsOf({ name, store = '', count, amount, refundedAmount, net }: Row): string[] {
  return [String(name), store, String(count ?? ''), amountCell(amount), amountCell(refundedAmount), amountCell(net)]
}

function totalsOf({ sales, orders, average, money: sums, placed }: SpanNumbers): Row[] {
  return [
    { name: 'sales', ...sales },
    { name: 'orders', ...orders },
    { name: 'average order', amount: average },
    { name: 'money', count: sums.received, amount: sums.receivedAmount + sums.notDueAmount, net: sums.net },
    { name: 'refunds sent', count: sums.refunded, refundedAmount: sums.refundedAmount },
    { name: 'refunds owed', count: sums.owed, refundedAmount: sums.owedAmount },
    { name: 'orders placed', count: placed.count },
    { name: 'cancelled', count: placed.cancelled },
    { name: 'not paid in time', count: placed.unpaid },
    { name: 'minutes from accepted to ready (median)', count: placed.waitMinutes },
    { name: 'ratings', count: placed.ratings },
    { name: 'rating (average)', count: placed.rating },
  ]
}
