import { Socket } from 'node:net'
import { Pool, type PoolClient } from 'pg'
import { SECOND_MS } from '../../src/domain/time/duration'

/** Time limits of connections, ms: together below the ten seconds within which a call is answered. */
const CONNECT_MS = 4 * SECOND_MS
const STATEMENT_MS = 7 * SECOND_MS
const ANSWER_MS = 8 * SECOND_MS
const IDLE_IN_TRANSACTION_MS = 10 * SECOND_MS
/** Shorter than any time without an answer, so that idle connections are closed and not broken off. */
const IDLE_MS = CONNECT_MS

type Connected = NonNullable<Parameters<Pool['connect']>[0]>

/** Connections to a PostgreSQL server that may be lost at any moment. */
class RecoveringPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(releaseWhenLost)
  }
}

/**
 * Returns a lost connection to its pool at once. Drizzle never returns one that is lost before its transaction began, and its error
 * event would end the process.
 */
function releaseWhenLost(client: PoolClient): PoolClient {
  const { release } = client
  let released = false
  const releaseOnce = (error?: Error | boolean) => {
    if (released) return
    released = true
    client.off('error', releaseOnce)
    release(error)
  }
  client.release = releaseOnce
  client.on('error', releaseOnce)
  return client
}

/**
 * A socket that breaks when PostgreSQL does not answer. The `query_timeout` of pg leaves the statement on the connection, so that
 * the rollback would wait behind it.
 */
function socketWithTimeout(answerMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(answerMs, () => socket.destroy(new Error('Connection terminated: no answer in time')))
}

/** Most statements that are prepared on each connection, or by the embedded database: more than the server has, but lists of values vary without end. */
export const MAX_PREPARED = 300

type Send = (statement: unknown, values?: unknown[], ...rest: unknown[]) => unknown

/**
 * Names statements by their text, so that a connection prepares each of them once: parsing and planning cost PostgreSQL more than
 * executing.
 */
class StatementNames {
  private readonly names = new Map<string, string>()

  /** Has a connection send every statement that has values with its name. */
  use(client: PoolClient): void {
    const send = client.query.bind(client) as Send
    const sendNamed: Send = (statement, values, ...rest) =>
      send(values?.length ? this.named(statement) : statement, values, ...rest)
    client.query = sendNamed as typeof client.query
  }

  private named(statement: unknown): unknown {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
    return { ...statement, name: this.nameOf(String(statement.text)) }
  }

  private nameOf(text: string): string | undefined {
    const cached = this.names.get(text)
    if (cached || this.names.size === MAX_PREPARED) return cached
    const name = `s${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }
}

/** Connections for the calls of guests. `answerMs` is the longest time without an answer, `waitMs` that of a call for a free connection. */
export function createPool(connectionString: string, answerMs = ANSWER_MS, waitMs = CONNECT_MS): Pool {
  const pool = new RecoveringPool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(waitMs, answerMs),
    idleTimeoutMillis: Math.min(IDLE_MS, answerMs / 2),
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    stream: () => socketWithTimeout(answerMs),
  })
  const names = new StatementNames()
  pool.on('connect', (client) => names.use(client))
  // An idle connection that is lost is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
