import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { LEDGER_ACCOUNTS, ledgerBalances, ledgerEntries, type LedgerKind } from '../../db/schema/wallet/ledger'
import { pointLots } from '../../db/schema/wallet/pointLots'
import type { MemberTable } from '../memberData'
import { type Balances, balancesOf, book, bookEndings, type Booking } from './ledger'

/**
 * The ledger of a member. Entries stay with the user that they were booked for, also after a merge or the removal of the account: they
 * contain no personal data; lots of points move. What the user holds is moved to the other account, or given up with the account, by entries.
 */
export const memberLedger: MemberTable = {
  owners: [ledgerEntries.userId, ledgerBalances.userId, pointLots.userId],

  async merge(tx, { from, into, now }) {
    await bookEndings(tx, from, now)
    const held = await balancesOf(tx, from)
    await empty(tx, from, { held, kind: 'mergedOut', now })
    await tx.update(pointLots).set({ userId: into }).where(eq(pointLots.userId, from))
    await book(tx, into, bookingsOf(held, 1, { kind: 'mergedIn', cause: from }), now)
  },

  async remove(tx, userId, now) {
    await bookEndings(tx, userId, now)
    await empty(tx, userId, { held: await balancesOf(tx, userId), kind: 'removed', now })
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
