import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import type { Backend } from '../harness'

/** The logger of every database that is opened without one. */
const LOGGER: Logger = NoopLogger.prototype

/** Beginning and ending a transaction: the embedded database does both by itself, without a logged statement. */
const FRAME = /^(begin|commit|rollback)\b/i

/**
 * The statements that some work sends to the database, in order. Each is one round trip: locks count too, and so do the beginning and the
 * end of every transaction.
 */
export async function statementsOf(backend: Backend, work: () => Promise<unknown>): Promise<string[]> {
  const logged = jest.spyOn(LOGGER, 'logQuery')
  const begun = jest.spyOn(backend.db, 'transaction')
  try {
    await work()
    const statements = logged.mock.calls.map(([statement]) => statement).filter((statement) => !FRAME.test(statement))
    return [...statements, ...begun.mock.calls.flatMap(() => ['begin', 'commit'])]
  } finally {
    logged.mockRestore()
    begun.mockRestore()
  }
}
