import { and, eq } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { ledgerEntries } from '../../db/schema/ledger'
import { users } from '../../db/schema/users'
import { ownRows } from '../memberData'

/** The ledger of a member. */
export const memberLedger = ownRows(ledgerEntries)

type Entry = typeof ledgerEntries.$inferInsert
type Account = typeof users.$inferSelect

/** A change of a user's assets by an order. */
export type Posting = Required<Pick<Entry, 'asset' | 'kind' | 'change'>> & { orderId: string; now: Date }

/** Posts a change to a locked account, once per order and kind. A balance never becomes negative: a reversal takes at most what is left. */
export async function post(tx: Tx, account: Account, { asset, kind, change, orderId, now }: Posting): Promise<void> {
  const balance = Math.max(0, account[asset] + change)
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ userId: account.id, asset, kind, change: balance - account[asset], balance, orderId, at: now })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id })
  if (entry)
    await tx
      .update(users)
      .set({ [asset]: balance })
      .where(eq(users.id, account.id))
}

/** The recorded credits of an order. */
export async function earnedBy(db: ReadDb, orderId: string): Promise<{ points: number; growth: number }> {
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'order')))
  const of = (asset: Entry['asset']) => entries.find((entry) => entry.asset === asset)?.change ?? 0
  return { points: of('points'), growth: of('growth') }
}
