import { asc } from 'drizzle-orm'
import type { DayTotals, WayTotals } from '../../../console/contract/numbers/money'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { periodOf } from '../../api/period'
import { countMoney, sumMoney } from './moneyCounts'

/** A day of the restaurant, and the store; all of them without one. */
interface DayRequest {
  day: string
  storeId?: string | undefined
}

/** What a day of the restaurant brought, by store, way and provider. Satang. */
export async function readDayTotals(
  db: ReadDb,
  { day, storeId }: DayRequest,
  { locale, now }: { locale: Locale; now: Date },
): Promise<DayTotals> {
  const period = periodOf({ from: day, to: day, storeId }, now)
  const rows = await countMoney(db, period, ['storeId', 'payType', 'provider'])
  const names = await storeNames(db, locale)
  const order = [...names.keys()]
  const list = rows.map(({ day: _undivided, ...row }) => ({ ...row, storeName: names.get(row.storeId) ?? '' }))
  list.sort((a, b) => order.indexOf(a.storeId) - order.indexOf(b.storeId) || (nameOf(a) < nameOf(b) ? -1 : 1))
  return { day, list, total: sumMoney(list) }
}

const nameOf = ({ payType, provider }: WayTotals) => `${payType} ${provider}`

/** The short names of all stores, in the merchant's order. */
export async function storeNames(db: ReadDb, locale: Locale): Promise<Map<string, string>> {
  const all = await db
    .select({ id: stores.id, name: stores.shortName })
    .from(stores)
    .orderBy(asc(stores.sort), asc(stores.id))
  return new Map(all.map(({ id, name }) => [id, inLocale(name, locale)]))
}
