import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockUserRows } from '../../db/locks'
import { users } from '../../db/schema/account/users'
import { type Merging, mergeMemberData } from '../memberData'

/** Merges one user into another without loss or duplicates. The merged user's row stays, empty. */
export async function mergeUsers(tx: Tx, merging: Merging): Promise<void> {
  const { from, into } = merging
  if (from === into || !(await bothExist(tx, merging))) return
  await mergeMemberData(tx, merging)
  await tx.update(users).set({ mergedInto: into, registeredAt: null }).where(eq(users.id, from))
}

/** Locks both users. Returns whether neither has been merged meanwhile. */
async function bothExist(tx: Tx, { from, into }: Merging): Promise<boolean> {
  const rows = await lockUserRows(tx, [from, into])
  return rows.length === 2 && rows.every(({ mergedInto }) => mergedInto === null)
}
