import { and, eq } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { storeCollects } from '../../db/schema/account/users'
import { type MemberTable, type Merging, ownRows } from '../memberData'

/** The favourite stores of a member: a merge moves them without duplicates. */
export const memberFavourites: MemberTable = { ...ownRows(storeCollects), merge: mergeFavourites }

async function mergeFavourites(tx: Tx, { from, into }: Merging): Promise<void> {
  const removed = await tx.delete(storeCollects).where(eq(storeCollects.userId, from)).returning()
  if (removed.length === 0) return
  await tx
    .insert(storeCollects)
    .values(removed.map((row) => ({ ...row, userId: into })))
    .onConflictDoNothing()
}

/** Ids of a guest's favourite stores. */
export async function favouritesOf(db: ReadDb, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: storeCollects.storeId })
    .from(storeCollects)
    .where(eq(storeCollects.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

/** Marks a store as favourite. Idempotent. */
export async function addFavourite(tx: Tx, userId: string, storeId: string, now: Date): Promise<void> {
  await tx.insert(storeCollects).values({ userId, storeId, createdAt: now }).onConflictDoNothing()
}

/** Removes a favourite. */
export async function removeFavourite(tx: Tx, userId: string, storeId: string): Promise<void> {
  await tx.delete(storeCollects).where(and(eq(storeCollects.userId, userId), eq(storeCollects.storeId, storeId)))
}
