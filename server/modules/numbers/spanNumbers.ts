import type { SpanNumbers } from '../../../console/contract/numbers/numbers'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import type { Locale } from '../../../src/contract/fields'
import { type RequestedPeriod, daysOf } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { storeNames } from '../payments/dayTotals'
import { type CountedMoney, countMoney, sumMoney } from '../payments/moneyCounts'
import { countSales, SALES_BY, sumSales } from '../payments/salesCounts'
import { countDishes, countPlaced } from './orderCounts'
import { spanOf } from './span'

const HOURS = Array.from({ length: 24 }, (_each, hour) => hour)

/**
 * What a store, or all of them, did from one day of the restaurant to another. Money and sales follow the rules of the end of a day, so that
 * the days of a span add up to it.
 */
export async function readSpanNumbers(
  db: ReadDb,
  requested: RequestedPeriod,
  { locale, now }: { locale: Locale; now: Date },
): Promise<SpanNumbers> {
  const period = spanOf(requested, now)
  const ways = await countSales(db, period, SALES_BY.way)
  const days = new Map((await countSales(db, period, SALES_BY.day)).map((row) => [row.key, row]))
  const hours = new Map((await countSales(db, period, SALES_BY.hour)).map((row) => [Number(row.key), row]))
  const money = await countMoney(db, period, ['payType', 'day'])
  const orders = sumSales(ways.filter(({ key }) => DINING_TYPES.some((type) => type === key)))
  const names = await storeNames(db, locale)
  const moneyOfDay = grouped(money, 'day')
  return {
    ...{ from: requested.from, to: requested.to },
    sales: sumSales(ways),
    orders,
    average: orders.count > 0 ? Math.round(orders.amount / orders.count) : null,
    money: sumMoney(money),
    placed: await countPlaced(db, period),
    byDay: daysOf(requested).map((day) => {
      const { refundedAmount, net } = sumMoney(moneyOfDay.get(day) ?? [])
      return { day, ...soldOf(days.get(day)), refundedAmount, net }
    }),
    byHour: HOURS.map((hour) => ({ hour, ...soldOf(hours.get(hour)) })),
    byWay: ways.map(({ key: way, ...sold }) => ({ way, ...sold })),
    byPayment: [...grouped(money, 'payType')].map(([payType, rows]) => ({ payType, ...sumMoney(rows) })),
    byDish: await countDishes(db, period, { locale, names }),
  }
}

const soldOf = (row: { count: number; amount: number } | undefined) => ({
  count: row?.count ?? 0,
  amount: row?.amount ?? 0,
})

/** Money grouped by one of its parts, in the order of that part. */
function grouped(rows: readonly CountedMoney[], part: 'day' | 'payType'): Map<string, CountedMoney[]> {
  const keys = [...new Set(rows.map((row) => row[part]))].sort()
  return new Map(keys.map((key) => [key, rows.filter((row) => row[part] === key)]))
}
