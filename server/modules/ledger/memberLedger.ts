import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { LEDGER_ACCOUNTS, ledgerBalances, ledgerEntries, type LedgerKind } from '../../db/schema/ledger'
import type { MemberTable } from '../memberData'
import { type Balances, balancesOf, book, type Booking } from './ledger'

/**
 * The ledger of a member. Entries stay with the user that they were booked for, also after a merge or the removal of the account: they
 * contain no personal data. What the user holds is moved to the other account, or given up with the account, by entries.
 */
export const memberLedger: MemberTable = {
  owners: [ledgerEntries.userId, ledgerBalances.userId],

  async merge(tx, { from, into }) {
    const held = await balancesOf(tx, from)
    const now = new Date()
    await empty(tx, from, { held, kind: 'mergedOut', now })
    await book(tx, into, bookingsOf(held, 1, { kind: 'mergedIn', cause: from }), now)
  },

  async remove(tx, userId) {
    await empty(tx, userId, { held: await balancesOf(tx, userId), kind: 'removed', now: new Date() })
  },
}

async function empty(
  tx: Tx,
  userId: string,
  { held, kind, now }: { held: Balances; kind: LedgerKind; now: Date },
): Promise<void> {
  await book(tx, userId, bookingsOf(held, -1, { kind, cause: userId }), now)
  await tx.delete(ledgerBalances).where(eq(ledgerBalances.userId, userId))
}

function bookingsOf(held: Balances, sign: 1 | -1, why: Pick<Booking, 'kind' | 'cause'>): Booking[] {
  return LEDGER_ACCOUNTS.filter((account) => held[account] > 0).map((account) => ({
    ...why,
    account,
    amount: sign * held[account],
  }))
}
