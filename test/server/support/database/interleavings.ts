import type { Db, Tx } from '../../../../server/db/database'
import { transact } from '../../../../server/db/transaction'

/** A change that is tried in a transaction; it may refuse. */
export type Operation = (tx: Tx) => Promise<unknown>

class Killed extends Error {}

/** Runs an operation twice at once. A killed one is rolled back and called again; a refusal changes nothing. */
export async function callTwice(db: Db, operation: Operation, killed: boolean): Promise<void> {
  const run = (kill: boolean) =>
    transact(db, async (tx) => {
      await operation(tx)
      if (kill) throw new Killed()
    })
  const again = run(killed).catch((error: unknown) => {
    if (error instanceof Killed) return run(false)
    throw error
  })
  await Promise.allSettled([again, run(false)])
}
