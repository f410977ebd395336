import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { integralSetting } from '../../../src/contract/config/forms'
import { yearOf, yearStart } from '../../../src/domain/time/calendar'
import { isoText } from '../../../src/domain/time/storeClock'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { ReadDb, Tx } from '../../db/database'
import { type LedgerAccount, ledgerEntries, type LedgerKind } from '../../db/schema/wallet/ledger'
import { type PointLot, pointLots, pointLotUses } from '../../db/schema/wallet/pointLots'
import { readSetting } from '../config/settings'

/** For how long points that come back to an ended lot can be spent. */
const LEAST_VALID_MS = 7 * DAY_MS

/** An entry of the account `points` that was just written. */
interface PointEntry {
  id: number
  userId: string
  account: LedgerAccount
  amount: number
  kind: LedgerKind
  cause: string
  at: Date
}

/** Lots with points that have ended by now. */
const ended = (userId: string, now: Date) =>
  and(eq(pointLots.userId, userId), gt(pointLots.remaining, 0), lte(pointLots.expireAt, now))

/** The points of a user that have ended and wait to be booked off, by lot. */
export function endedLots(db: ReadDb, userId: string, now: Date): Promise<PointLot[]> {
  return db.select().from(pointLots).where(ended(userId, now)).orderBy(asc(pointLots.expireAt), asc(pointLots.id))
}

/** How many points of a user have ended and wait to be booked off. */
export async function endedPoints(db: ReadDb, userId: string, now: Date): Promise<number> {
  return (await endedLots(db, userId, now)).reduce((sum, { remaining }) => sum + remaining, 0)
}

/** The cause of the entry that books an ended lot off. A lot to which points came back ends again, at another time. */
export function endingOf({ id, expireAt }: PointLot): string {
  return `${id} ${expireAt ? isoText(expireAt) : ''}`
}

/**
 * Changes the lots of a user with entries that were just written: new points are a lot of their own, points that come back go to
 * the lots that they were taken from, and points are taken from the lots that end first. Lock the account before.
 */
export async function bookLots(tx: Tx, entries: readonly PointEntry[]): Promise<void> {
  for (const entry of entries) {
    // A merge moves the lots themselves.
    if (entry.account !== 'points' || entry.amount === 0) continue
    if (entry.kind === 'mergedOut' || entry.kind === 'mergedIn') continue
    if (entry.amount < 0) await takeFromLots(tx, entry)
    else await addLot(tx, entry, entry.amount - (entry.kind === 'refund' ? await giveBack(tx, entry) : 0))
  }
}

/** When points that come at a time end: with the calendar year that is so many years after theirs. */
export function pointsEnd(at: Date, validYears: number): Date | null {
  return validYears > 0 ? yearStart(yearOf(at) + validYears + 1) : null
}

async function addLot(tx: Tx, { id: entryId, userId, at }: PointEntry, amount: number): Promise<void> {
  if (amount === 0) return
  const { validYears } = await readSetting(tx, 'integralSetting', integralSetting)
  const expireAt = pointsEnd(at, validYears)
  await tx.insert(pointLots).values({ userId, entryId, amount, remaining: amount, at, expireAt })
}

/** Returns points to the lots that the payment of the same cause took them from, those that end last first. Answers how many. */
async function giveBack(tx: Tx, { userId, cause, amount, at }: PointEntry): Promise<number> {
  const ofPayment = and(eq(ledgerEntries.kind, 'payment'), eq(ledgerEntries.cause, cause))
  const uses = await tx
    .select({ use: pointLotUses, lot: pointLots })
    .from(pointLotUses)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, pointLotUses.entryId))
    .innerJoin(pointLots, eq(pointLots.id, pointLotUses.lotId))
    .where(and(ofPayment, eq(ledgerEntries.account, 'points'), eq(pointLots.userId, userId)))
    .orderBy(sql`${pointLots.expireAt} desc nulls first`, desc(pointLots.id))
  let rest = amount
  for (const { use, lot } of uses) {
    const back = Math.min(rest, use.amount - use.returned)
    if (back === 0) continue
    const least = new Date(at.getTime() + LEAST_VALID_MS)
    const expireAt = lot.expireAt && lot.expireAt < least ? least : lot.expireAt
    await tx
      .update(pointLotUses)
      .set({ returned: use.returned + back })
      .where(and(eq(pointLotUses.entryId, use.entryId), eq(pointLotUses.lotId, use.lotId)))
    await tx
      .update(pointLots)
      .set({ remaining: lot.remaining + back, expireAt })
      .where(eq(pointLots.id, lot.id))
    rest -= back
  }
  return amount - rest
}

async function takeFromLots(tx: Tx, entry: PointEntry): Promise<void> {
  const lots = await spendOrder(tx, entry)
  let rest = -entry.amount
  const uses: (typeof pointLotUses.$inferInsert)[] = []
  for (const lot of lots) {
    const amount = Math.min(rest, lot.remaining)
    if (amount === 0) break
    uses.push({ entryId: entry.id, lotId: lot.id, amount })
    await tx
      .update(pointLots)
      .set({ remaining: lot.remaining - amount })
      .where(eq(pointLots.id, lot.id))
    rest -= amount
  }
  if (rest > 0) throw new Error(`the lots of ${entry.userId} lack ${rest} points`)
  await tx.insert(pointLotUses).values(uses)
}

/** The lots of a user in the order in which an entry takes from them. */
async function spendOrder(tx: Tx, entry: PointEntry): Promise<PointLot[]> {
  const lots = await tx
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.userId, entry.userId), gt(pointLots.remaining, 0)))
    .orderBy(sql`${pointLots.expireAt} asc nulls last`, asc(pointLots.id))
  const own = await ownLots(tx, lots, entry)
  return own ? [...lots.filter(own), ...lots.filter((lot) => !own(lot))] : lots
}

/** The order of what is taken back: the cause of a partial refund is followed by the sum that went back. */
const orderOf = (cause: string): string => cause.split(' ')[0] ?? cause

/** The lots that an entry takes from first: an end from the lot that ends, an order that is refunded from the points that it earned. */
async function ownLots(
  tx: Tx,
  lots: readonly PointLot[],
  { kind, cause }: PointEntry,
): Promise<((lot: PointLot) => boolean) | undefined> {
  if (kind === 'expired') return (lot) => endingOf(lot) === cause
  if (kind !== 'earnedBack') return undefined
  const ids = lots.flatMap(({ entryId }) => (entryId === null ? [] : [entryId]))
  if (ids.length === 0) return undefined
  const [earned] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(inArray(ledgerEntries.id, ids), eq(ledgerEntries.kind, 'earned'), eq(ledgerEntries.cause, orderOf(cause))),
    )
  return (lot) => lot.entryId === earned?.id
}
