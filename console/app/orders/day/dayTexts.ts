import { useTranslate } from 'react-admin'
import { DINING_TYPES } from '../../../../src/contract/constants/common'
import { moneyText } from '../../../../src/domain/money/money'
import type { DaySales, DayTotals } from '../../../contract/numbers/money'

/** Totals of a day. */
export interface DayFigures {
  totals: DayTotals
  sales: DaySales
}

/** The rows of a day's tables: names, counts and amounts. */
export function useDayTexts({ totals, sales }: DayFigures) {
  const translate = useTranslate()
  const { received, receivedAmount, notDueAmount, refunded, refundedAmount, owed, owedAmount } = totals.total
  return {
    sums: [
      [translate('orders.day.received'), String(received), moneyText(receivedAmount + notDueAmount)],
      [translate('orders.day.refunded'), String(refunded), moneyText(-refundedAmount)],
      ...(owed > 0 ? [[translate('orders.day.owed'), String(owed), moneyText(owedAmount)]] : []),
    ],
    ways: wayRows(totals).map(([way, count, net]) => [
      translate(`orders.payTypes.${way}`),
      String(count),
      moneyText(net),
    ]),
    ordering: sales.list.map(({ way, count, amount }) => [wayText(translate, way), String(count), moneyText(amount)]),
  }
}

/** The name of a way of ordering, or of what else was sold. */
export const wayText = (translate: ReturnType<typeof useTranslate>, way: string): string =>
  DINING_TYPES.some((type) => type === way) ? translate(`orders.dining.${way}`) : translate(`orders.day.kinds.${way}`)

/** What each way of paying brought in all restaurants that are shown, less what went back by it. */
function wayRows({ list }: DayTotals): [way: string, count: number, net: number][] {
  const ways = [...new Set(list.map(({ payType }) => payType))]
  return ways.map((way) => {
    const rows = list.filter(({ payType }) => payType === way)
    const sum = (of: 'received' | 'net') => rows.reduce((total, row) => total + row[of], 0)
    return [way, sum('received'), sum('net')]
  })
}
