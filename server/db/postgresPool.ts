import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg'
import { MINUTE_MS, SECOND_MS } from '../../src/domain/time/duration'

/** Time limits of connections, ms: together below the ten seconds within which a call is answered. */
const CONNECT_MS = 4 * SECOND_MS
const STATEMENT_MS = 7 * SECOND_MS
const ANSWER_MS = 8 * SECOND_MS
const IDLE_IN_TRANSACTION_MS = 10 * SECOND_MS
/** Opening connections takes six times the time of a page's calls. Networks forget a silent connection after some minutes. */
const IDLE_MS = MINUTE_MS

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

/** A connection with its socket, which pg wraps when the connection is encrypted. */
class SocketClient extends Client {
  readonly socket: Socket

  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
    socket.on('timeout', () => socket.destroy(new Error('Connection terminated: no answer in time')))
  }
}

/**
 * Has connections in use break when PostgreSQL does not answer. The `query_timeout` of pg leaves the statement on the connection, so
 * that the rollback would wait behind it.
 */
function limitAnswers(pool: Pool, answerMs: number): void {
  pool.on('acquire', (client) => (client as unknown as SocketClient).socket.setTimeout(answerMs))
  pool.on('release', (_, client) => (client as unknown as SocketClient).socket.setTimeout(IDLE_MS + answerMs))
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
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    Client: SocketClient,
  })
  limitAnswers(pool, answerMs)
  const names = new StatementNames()
  pool.on('connect', (client) => names.use(client))
  // An idle connection that is lost is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
