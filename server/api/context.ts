import type { FastifyBaseLogger } from 'fastify'
import type { Access, Area, Endpoint, Parsed, Reply } from '../../src/contract/endpoint'
import type { Locale } from '../../src/contract/fields'
import type { AddressLimit } from './addressLimits'
import type { Db, ReadDb, Tx } from '../db/database'

/** The session of a device. A guest who has not signed in has a user row too, so that carts and orders have an owner. */
export interface Session {
  id: string
  userId: string
  /** The same in all sessions of a device, one after the other. */
  deviceId: string
  /** Whether the user has signed in. */
  member: boolean
}

/** A session as it is found by its token. */
export interface FoundSession extends Session {
  /** The merchant has blocked this user. */
  blocked: boolean
}

/** The shared request headers that describe the caller (specification §3). Unverified: use them for records, never for access. */
export interface ClientHeaders {
  appType: string
  /** The app as payments see it: `phoneBrowser` for a plain browser on a phone, otherwise `appType`. */
  payApp: string
  uniacid: string
  moduleId: string
  shopId: string
}

/** What a handler receives beside its input. `now` is the same moment throughout the call. */
export interface RequestContext<D extends ReadDb = ReadDb, S extends Session | null = Session | null> {
  db: D
  session: S
  locale: Locale
  now: Date
  /** Keyed hash of the caller's network address, which limits count by; null for this machine, which stands for many callers. */
  addressKey: string | null
  /** The caller's network address, for payment providers that demand it. Never stored. */
  ip: string
  /** Host and port of the request. */
  host: string
  client: ClientHeaders
  log: FastifyBaseLogger
  /** Counts this request by the caller's network address. Throws an AppError beyond the limit. Never call it inside a transaction: it writes by itself. */
  limitByAddress(limit: AddressLimit): Promise<void>
  /** The uploaded file. Throws an AppError when it is missing or too large. */
  file(): Promise<Buffer>
  /** Runs work with external effects after the transaction has committed. Its failure is logged and does not change the reply. */
  afterCommit(work: () => Promise<void>): void
}

type SessionOf<A extends Access> = A extends 'public' ? Session | null : Session

/** GET handlers read from the database; all others run in one transaction, unless they say otherwise. */
type DbOf<E extends Endpoint> = E['method'] extends 'GET' ? ReadDb : Tx

type Handle<E extends Endpoint, D extends ReadDb> = (
  context: RequestContext<D, SessionOf<E['access']>>,
  input: Parsed<E>,
) => Promise<Reply<E>>

/** A handler that opens its own transactions, because it calls a provider between them. */
export interface WithoutTransaction<E extends Endpoint> {
  transaction: false
  /** A repeated call runs again and its key is not stored: the handler finds what it began, and its reply must be current. */
  resumes?: true
  handle: Handle<E, Db>
}

/** The handler of an endpoint. One of GET cannot write: it opens no transactions either. */
export type Handler<E extends Endpoint> =
  | Handle<E, DbOf<E>>
  | (E['method'] extends 'GET' ? never : WithoutTransaction<E>)

/** One handler per endpoint of an area: a missing one does not compile. */
export type Handlers<A extends Area> = { [K in keyof A]: Handler<A[K]> }
