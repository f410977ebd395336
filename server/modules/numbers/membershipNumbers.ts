import type { MembershipNumbers, StoreFigures } from '../../../console/contract/numbers/membershipNumbers'
import type { Locale } from '../../../src/contract/fields'
import type { RequestedPeriod } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { storeNames } from '../payments/dayTotals'
import { countOverall } from './overallCounts'
import { spanOf } from './span'
import { countByStore, type StoreCount } from './storeCounts'

const NONE: StoreFigures = {
  ...{ couponsUsed: 0, couponsDiscount: 0 },
  ...{ cardsSold: 0, cardsAmount: 0, cardsRefunded: 0, cardsUsed: 0 },
  ...{ topUps: 0, topUpAmount: 0, topUpRefunded: 0, bonus: 0, balanceUsed: 0 },
  ...{ packsSold: 0, packsAmount: 0, packsRefunded: 0, packCoupons: 0 },
  ...{ pointsEarned: 0, pointsSpent: 0 },
  ...{ vipSold: 0, vipAmount: 0, vipRefunded: 0 },
}
const FIGURES = Object.keys(NONE) as (keyof StoreFigures)[]

/**
 * What coupons, gift cards, stored value, packs, points and paid VIP did from one day of the restaurant to another. Money and points are sums of
 * ledger entries, so that the numbers of past days stay as they were.
 */
export async function readMembershipNumbers(
  db: ReadDb,
  requested: RequestedPeriod,
  { locale, now }: { locale: Locale; now: Date },
): Promise<MembershipNumbers> {
  const period = spanOf(requested, now)
  const counts = await countByStore(db, period)
  const { from, to, storeId } = requested
  const total = sumOf(counts)
  if (storeId !== undefined) return { from, to, total, overall: null, byStore: [] }
  const byStore = groupedBy(counts, await storeNames(db, locale))
  return { from, to, total, overall: await countOverall(db, period), byStore }
}

function groupedBy(counts: readonly StoreCount[], names: ReadonlyMap<string, string>): MembershipNumbers['byStore'] {
  return [...names].flatMap(([id, storeName]) => {
    const figures = sumOf(counts.filter(({ storeId }) => storeId === id))
    return FIGURES.some((figure) => figures[figure] !== 0) ? [{ storeName, figures }] : []
  })
}

const sumOf = (counts: readonly StoreCount[]): StoreFigures =>
  counts.reduce((sum: StoreFigures, row) => {
    const added = FIGURES.map((figure) => [figure, sum[figure] + (row[figure] ?? 0)])
    return Object.fromEntries(added)
  }, NONE)
