import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OverallFigures } from '../../../console/contract/numbers/membershipNumbers'
import { type Period, whole, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { giftCardEntries, giftCards } from '../../db/schema/wallet/giftCards'
import { type LedgerAccount, ledgerBalances, ledgerEntries } from '../../db/schema/wallet/ledger'
import { vipTerms } from '../../db/schema/members/membership'
import { countIf, sumIf } from './conditionalSums'

/** What belongs to no store. */
export async function countOverall(db: ReadDb, period: Period): Promise<OverallFigures> {
  return {
    ...(await countCoupons(db, period)),
    ...(await countCards(db, period)),
    ...(await countLedger(db, period)),
    ...(await countVip(db, period)),
  }
}

/** When what is open is so: the end of the last day, or now if that is to come. */
const openAt = ({ end, now }: Period): Date => (end < now ? end : now)

/** A query of sums without groups has one row. */
function only<R>(rows: readonly R[]): R {
  const [row] = rows
  if (!row) throw new Error('the database counted nothing')
  return row
}

async function countCoupons(db: ReadDb, period: Period) {
  const { state, receivedAt, usedAt, endAt } = userCoupons
  const isUnused = or(isNull(usedAt), sql`${usedAt} >= ${period.end.toISOString()}::timestamptz`)
  const isOpen = and(lt(receivedAt, period.end), gt(endAt, openAt(period)), isUnused)
  const isExpired = and(ne(state, 'used'), within(endAt, period), lte(endAt, period.now))
  return only(
    await db
      .select({
        couponsClaimed: countIf(within(receivedAt, period)),
        couponsExpired: countIf(isExpired),
        couponsOpen: countIf(isOpen),
      })
      .from(userCoupons),
  )
}

/** What is on cards by the entries up to the end; a card whose validity has ended pays nothing any more. */
async function countCards(db: ReadDb, period: Period) {
  const { amount, at, cardId } = giftCardEntries
  const { expireAt } = giftCards
  const hasEnded = and(within(expireAt, period), lte(expireAt, period.now))
  return only(
    await db
      .select({ cardsExpired: sumIf(amount, hasEnded), cardsOpen: sumIf(amount, gt(expireAt, openAt(period))) })
      .from(giftCardEntries)
      .innerJoin(giftCards, eq(giftCards.id, cardId))
      .where(lt(at, period.end)),
  )
}

/** What is open is what is held now, less what was moved since: the whole ledger is never read. */
async function countLedger(db: ReadDb, period: Period) {
  const { account, kind, amount, at } = ledgerEntries
  const isMoney = inArray(account, MONEY)
  const arePoints = eq(account, 'points')
  const inDays = (...also: (SQL | undefined)[]) => and(within(at, period), ...also)
  const openOf = (accounts: LedgerAccount[]) => {
    const since = and(gte(at, period.end), inArray(account, accounts))
    return whole(sql`${heldOn(accounts)} - coalesce(sum(${amount}) filter (where ${since}), 0)`)
  }
  return only(
    await db
      .select({
        booked: sumIf(amount, inDays(isMoney, inArray(kind, ['adjustment', 'withdrawal']))),
        balanceOpen: openOf(MONEY),
        bonusOpen: openOf(['bonus']),
        pointsExpired: sumIf(sql`-${amount}`, inDays(arePoints, eq(kind, 'expired'))),
        pointsOpen: openOf(['points']),
      })
      .from(ledgerEntries)
      .where(gte(at, period.start)),
  )
}

const MONEY: LedgerAccount[] = ['paidIn', 'bonus']

/** The balances of all members on some accounts. */
const heldOn = (accounts: LedgerAccount[]): SQL =>
  sql`(select coalesce(sum(${ledgerBalances.balance}), 0) from ${ledgerBalances} where ${inArray(ledgerBalances.account, accounts)})`

async function countVip(db: ReadDb, period: Period) {
  const { userId, startAt, endAt } = vipTerms
  return only(
    await db
      .select({ vipMembers: whole(sql`count(distinct ${userId})`) })
      .from(vipTerms)
      .where(and(lte(startAt, openAt(period)), gt(endAt, openAt(period)))),
  )
}
