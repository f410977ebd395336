import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import {
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  ledgerBalances,
  ledgerEntries,
  type LedgerKind,
} from '../../db/schema/ledger'

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
}

/** What a user holds. */
export async function balancesOf(db: ReadDb, userId: string): Promise<Balances> {
  const rows = await db.select().from(ledgerBalances).where(eq(ledgerBalances.userId, userId))
  const balanceOf = (account: LedgerAccount) => rows.find((row) => row.account === account)?.balance ?? 0
  return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, balanceOf(account)])) as Balances
}

/** The money of a user's balance, satang. */
export function moneyIn({ paidIn, bonus }: Balances): number {
  return paidIn + bonus
}

/**
 * Books entries of a user, each once: one whose account, kind and cause are booked already is left out. Lock the account before
 * (`lockAccount`). Refuses when a balance would become negative.
 */
export async function book(tx: Tx, userId: string, bookings: readonly Booking[], now: Date): Promise<void> {
  const due = await unbooked(tx, bookings)
  if (due.length === 0) return
  const balances = await balancesOf(tx, userId)
  const entries = due.map((booking) => {
    const balanceAfter = balances[booking.account] + booking.amount
    if (balanceAfter < 0) throw new AppError(400, 'account.notEnough')
    balances[booking.account] = balanceAfter
    return { ...booking, userId, balanceAfter, at: now }
  })
  await tx.insert(ledgerEntries).values(entries)
  const changed = [...new Set(due.map(({ account }) => account))]
  await tx
    .insert(ledgerBalances)
    .values(changed.map((account) => ({ userId, account, balance: balances[account] })))
    .onConflictDoUpdate({
      target: [ledgerBalances.userId, ledgerBalances.account],
      set: { balance: sql`excluded.balance` },
    })
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
