import type { FastifyBaseLogger } from 'fastify'
import type { Access, Area, Endpoint, Parsed, Reply } from '../../src/contract/endpoint'
import type { Locale } from '../../src/contract/fields'
import type { Db, Tx } from '../db/database'

/** A known device. A visitor who has not signed in has a user too, so that carts and orders have an owner. */
export interface Session {
  id: string
  userId: string
  /** Signed in, not just visiting. */
  member: boolean
}

/** What the shared headers say about the caller (specification §3). Not proven: fit for records, not for rights. */
export interface Client {
  appType: string
  uniacid: string
  moduleId: string
  shopId: string
}

/** What a handler knows beside its input. `now` is one moment for the whole call. */
export interface Context<D extends Db = Db, S extends Session | null = Session | null> {
  db: D
  session: S
  locale: Locale
  now: Date
  /** The network address the call came from, which limits count by. */
  ip: string
  /** Host and port that the call was made to. */
  host: string
  client: Client
  log: FastifyBaseLogger
  /** The uploaded file of a call that takes one. Refuses when there is none, or when it is too large. */
  file(): Promise<Buffer>
  /** Runs work that touches the outside world, once what was written is safe. Its failure is logged and changes no reply. */
  afterCommit(work: () => Promise<void>): void
}

type SessionOf<A extends Access> = A extends 'public' ? Session | null : Session

/** GET handlers read from the database; all others run inside one transaction. */
type DbOf<E extends Endpoint> = E['method'] extends 'GET' ? Db : Tx

type Handle<E extends Endpoint, D extends Db> = (
  context: Context<D, SessionOf<E['access']>>,
  input: Parsed<E>,
) => Promise<Reply<E>>

/** A handler that opens its own transactions, because it must talk to the outside world between them. */
export interface Outside<E extends Endpoint> {
  outside: Handle<E, Db>
}

export type Handler<E extends Endpoint> = Handle<E, DbOf<E>> | Outside<E>

/** One handler per endpoint of an area: a missing one does not compile. */
export type Handlers<A extends Area> = { [K in keyof A]: Handler<A[K]> }
