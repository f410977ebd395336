import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockUserRows } from '../../db/locks'
import { identities } from '../../db/schema/identities'
import { ledgerEntries } from '../../db/schema/ledger'
import { media } from '../../db/schema/media'
import { orders } from '../../db/schema/orders'
import { tableParticipants } from '../../db/schema/tables'
import { sessions, storeCollects, users } from '../../db/schema/users'
import { mergeAddresses } from './mergeAddresses'
import { mergeCarts } from './mergeCarts'
import { mergeFacts } from './mergeProfiles'
import type { Merging } from './merging'

type Move = (tx: Tx, merging: Merging) => Promise<unknown>

/** How each table that refers to users is merged. A test fails when a table is missing. */
export const MERGED_TABLES: Readonly<Record<string, Move>> = {
  users: mergeFacts,
  sessions: (tx, { from, into }) => tx.update(sessions).set({ userId: into }).where(eq(sessions.userId, from)),
  identities: (tx, { from, into }) => tx.update(identities).set({ userId: into }).where(eq(identities.userId, from)),
  addresses: mergeAddresses,
  cart_lines: mergeCarts,
  store_collects: mergeFavourites,
  orders: (tx, { from, into }) => tx.update(orders).set({ userId: into }).where(eq(orders.userId, from)),
  ledger_entries: (tx, { from, into }) =>
    tx.update(ledgerEntries).set({ userId: into }).where(eq(ledgerEntries.userId, from)),
  sitting_members: (tx, { from, into }) =>
    tx.update(tableParticipants).set({ userId: into }).where(eq(tableParticipants.userId, from)),
  media: (tx, { from, into }) => tx.update(media).set({ userId: into }).where(eq(media.userId, from)),
}

/** Merges one user into another without loss or duplicates. The merged user's row stays, empty. */
export async function mergeUsers(tx: Tx, merging: Merging): Promise<void> {
  const { from, into } = merging
  if (from === into || !(await bothStand(tx, merging))) return
  for (const move of Object.values(MERGED_TABLES)) await move(tx, merging)
  await tx.update(users).set({ mergedInto: into, registeredAt: null }).where(eq(users.id, from))
}

/** Locks both users. Returns whether neither has been merged meanwhile. */
async function bothStand(tx: Tx, { from, into }: Merging): Promise<boolean> {
  const rows = await lockUserRows(tx, [from, into])
  return rows.length === 2 && rows.every(({ mergedInto }) => mergedInto === null)
}

/** Moves favourite stores without duplicates. */
async function mergeFavourites(tx: Tx, { from, into }: Merging): Promise<void> {
  const gone = await tx.delete(storeCollects).where(eq(storeCollects.userId, from)).returning()
  if (gone.length === 0) return
  await tx
    .insert(storeCollects)
    .values(gone.map((row) => ({ ...row, userId: into })))
    .onConflictDoNothing()
}
