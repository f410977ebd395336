import type { Db, Tx } from './database'
import { transact } from './transaction'

interface Run {
  db: Db
  log: { error(error: unknown): void }
}

/** Runs work for rows, one after the other and each in a transaction of its own: an error with one is logged and does not stop the others. */
export async function transactEach<Row>(
  { db, log }: Run,
  rows: readonly Row[],
  work: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) await transact(db, (tx) => work(tx, row)).catch((error: unknown) => log.error(error))
}
