import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database'

/** A merge of two accounts. Both rows of `users` are locked. */
export interface Merging {
  from: string
  into: string
  now: Date
}

/** A table that holds something of a member: how it is merged into another account, and removed with the account. */
export interface MemberTable {
  /** The columns that name a member. */
  owners: readonly PgColumn[]
  merge(tx: Tx, merging: Merging): Promise<unknown>
  /** Deletes the rows of a member or, where they must stay for accounting, all personal data in them. */
  remove(tx: Tx, userId: string, now: Date): Promise<unknown>
}

/** A table whose rows belong to one member each: they are moved to the other account as they are, and deleted. */
export function ownRows<T extends PgTable & { userId: PgColumn }>(table: T): MemberTable {
  return {
    owners: [table.userId],
    merge: (tx, { from, into }) =>
      tx
        .update(table)
        .set({ userId: into } as PgUpdateSetSource<T>)
        .where(eq(table.userId, from)),
    remove: (tx, userId) => tx.delete(table).where(eq(table.userId, userId)),
  }
}

let tables: readonly MemberTable[] | undefined

/** Sets the tables of this process; `server/memberTables.ts` holds the one list. */
export function declareMemberTables(all: readonly MemberTable[]): void {
  tables = all
}

/** Moves everything of one member to another, table by table in the order of the list. */
export async function mergeMemberData(tx: Tx, merging: Merging): Promise<void> {
  for (const { merge } of declared()) await merge(tx, merging)
}

/** Removes everything of a member. */
export async function removeMemberData(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { remove } of declared()) await remove(tx, userId, now)
}

function declared(): readonly MemberTable[] {
  if (!tables) throw new Error('Member tables are not declared')
  return tables
}
