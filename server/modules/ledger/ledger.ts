import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  ledgerBalances,
  ledgerEntries,
  type LedgerKind,
} from '../../db/schema/wallet/ledger'
import { bookLots, endedLots, endedPoints, endingOf } from './pointLots'
import { raiseLevel } from './raiseLevel'

/** What a user holds in each account: money in satang, points, growth value. */
export type Balances = Record<LedgerAccount, number>

/** An entry to book. */
export interface Booking {
  account: LedgerAccount
  /** Signed. */
  amount: number
  kind: LedgerKind
  /** The id of what causes it. */
  cause: string
  /** What could not be taken because it was not there any more. */
  short?: number
}

/** What a user holds. */
export async function balancesOf(db: ReadDb, userId: string): Promise<Balances> {
  const rows = await db.select().from(ledgerBalances).where(eq(ledgerBalances.userId, userId))
  const balanceOf = (account: LedgerAccount) => rows.find((row) => row.account === account)?.balance ?? 0
  return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, balanceOf(account)])) as Balances
}

/** What a user holds at a time: points that have ended are not counted, also before they are booked off. */
export async function balancesAt(db: ReadDb, userId: string, now: Date): Promise<Balances> {
  const held = await balancesOf(db, userId)
  if (held.points === 0) return held
  return { ...held, points: held.points - (await endedPoints(db, userId, now)) }
}

/** The money of a user's balance, satang. */
export function moneyIn({ paidIn, bonus }: Balances): number {
  return paidIn + bonus
}

/**
 * Books entries of a user, each once: one whose account, kind and cause are booked already is left out. Lock the account before
 * (`lockAccount`). Refuses when a balance would become negative. Points that have ended are booked off before others change. More growth
 * may raise the level.
 */
export async function book(tx: Tx, userId: string, bookings: readonly Booking[], now: Date): Promise<void> {
  const requested = await unbooked(tx, bookings)
  if (requested.length === 0) return
  const due = requested.some(changesPoints) ? [...(await endings(tx, userId, now)), ...requested] : requested
  const balances = await balancesOf(tx, userId)
  const before = balances.growth
  const entries = due.map((booking) => {
    const balanceAfter = balances[booking.account] + booking.amount
    if (balanceAfter < 0) throw new AppError(400, 'account.notEnough')
    balances[booking.account] = balanceAfter
    return { ...booking, userId, balanceAfter, at: now }
  })
  const written = await tx.insert(ledgerEntries).values(entries).returning()
  const changed = [...new Set(due.map(({ account }) => account))]
  await tx
    .insert(ledgerBalances)
    .values(changed.map((account) => ({ userId, account, balance: balances[account] })))
    .onConflictDoUpdate({
      target: [ledgerBalances.userId, ledgerBalances.account],
      set: { balance: sql`excluded.balance` },
    })
  await bookLots(tx, written)
  if (balances.growth > before) await raiseLevel(tx, userId, { before, growth: balances.growth, now })
}

/** Books the points of a user off that have ended. Lock the account before. */
export async function bookEndings(tx: Tx, userId: string, now: Date): Promise<void> {
  await book(tx, userId, await endings(tx, userId, now), now)
}

/** What books the ended points of a user off. */
async function endings(tx: Tx, userId: string, now: Date): Promise<Booking[]> {
  const lots = await endedLots(tx, userId, now)
  return lots.map((lot) => ({ account: 'points', amount: -lot.remaining, kind: 'expired', cause: endingOf(lot) }))
}

function changesPoints({ account, kind }: Booking): boolean {
  return account === 'points' && kind !== 'expired' && kind !== 'mergedIn'
}

async function unbooked(tx: Tx, bookings: readonly Booking[]): Promise<Booking[]> {
  if (bookings.length === 0) return []
  const known = await tx
    .select()
    .from(ledgerEntries)
    .where(or(...bookings.map(isBooked)))
  return bookings.filter(
    ({ account, kind, cause }) =>
      !known.some((entry) => entry.account === account && entry.kind === kind && entry.cause === cause),
  )
}

function isBooked({ account, kind, cause }: Booking) {
  return and(eq(ledgerEntries.account, account), eq(ledgerEntries.kind, kind), eq(ledgerEntries.cause, cause))
}

/** The amounts that a cause has booked under a kind, by account. */
export async function bookedBy(db: ReadDb, kind: LedgerKind, cause: string): Promise<Balances> {
  const rows = await db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.account, [...LEDGER_ACCOUNTS]),
        eq(ledgerEntries.kind, kind),
        eq(ledgerEntries.cause, cause),
      ),
    )
  const amountOf = (account: LedgerAccount) => rows.find((row) => row.account === account)?.amount ?? 0
  return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, amountOf(account)])) as Balances
}
