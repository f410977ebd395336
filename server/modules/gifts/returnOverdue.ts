import type { Db, Tx } from '../../db/database'
import { transact } from '../../db/transaction'

/** What a job needs that returns gifts. */
export interface ReturnRun {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Most gifts per run. */
export const RETURN_BATCH = 100

/** Returns gifts, each in a transaction of its own: an error with one does not stop the others. */
export async function returnEach(
  { db, log }: ReturnRun,
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of ids) await transact(db, (tx) => work(tx, id)).catch((error: unknown) => log.error(error))
}
