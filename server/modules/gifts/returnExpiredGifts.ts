import type { Db, Tx } from '../../db/database'
import { lockSessionOwner } from '../../db/locks'
import { transactEach } from '../../db/transactEach'

/** Dependencies of the jobs that return gifts. */
export interface ReturnRun {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Most gifts per run. */
export const RETURN_BATCH = 100

/** Returns gifts, each in a transaction of its own that locks its giver: an error with one does not stop the others. */
export async function returnEach<Gift extends { giverId: string }>(
  run: Pick<ReturnRun, 'db' | 'log'>,
  gifts: readonly Gift[],
  work: (tx: Tx, gift: Gift) => Promise<unknown>,
): Promise<void> {
  await transactEach(run, gifts, async (tx, gift) => {
    await lockSessionOwner(tx, gift.giverId)
    await work(tx, gift)
  })
}
