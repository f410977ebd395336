import type { Db, Tx } from '../../db/database'
import { lockSessionOwner } from '../../db/locks'
import { transact } from '../../db/transaction'

/** What a job needs that returns gifts. */
export interface ReturnRun {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Most gifts per run. */
export const RETURN_BATCH = 100

/** Returns gifts, each in a transaction of its own that locks its giver: an error with one does not stop the others. */
export async function returnEach<Gift extends { giverId: string }>(
  { db, log }: ReturnRun,
  gifts: readonly Gift[],
  work: (tx: Tx, gift: Gift) => Promise<unknown>,
): Promise<void> {
  const returnOne = async (tx: Tx, gift: Gift) => {
    await lockSessionOwner(tx, gift.giverId)
    await work(tx, gift)
  }
  for (const gift of gifts) await transact(db, (tx) => returnOne(tx, gift)).catch((error: unknown) => log.error(error))
}
