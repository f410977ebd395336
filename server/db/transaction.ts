import type { Db, Tx } from './database'
import { sqlState } from './databaseErrors'

/** SQLSTATE of a transaction that lost against another and may simply be run again: serialization failure, deadlock. */
const LOST = new Set(['40001', '40P01'])
const ATTEMPTS = 3

/**
 * Runs work as one transaction, and again when the database gave it up in favour of another. Finding a deadlock takes the database
 * a second, so `locks/` states one order for all locks.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !LOST.has(sqlState(error))) throw error
    }
  }
}
