import type { FastifyRequest } from 'fastify'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { CSRF_HEADER } from '../../../console/contract/staff'
import type { Endpoint } from '../../../src/contract/endpoint'
import { AppError } from '../../api/appError'
import { headerText, localeOf } from '../../api/headers'
import { type IdempotentRequest, idempotentRequest } from '../../api/idempotency'
import { readInput } from '../../api/input'
import type { Db, Tx } from '../../db/database'
import { staffRequests } from '../../db/schema/staff'
import { transact } from '../../db/transaction'
import type { ConsoleSession, ConsoleSessions } from '../consoleSessions'
import { isCrossSite, sessionTokenOf } from '../sessionCookie'
import type { StaffContext } from './staffContext'

/** What the staff calls need from the application. */
export interface StaffApp {
  db: Db
  now(): Date
  sessions: ConsoleSessions
  /** Validates replies against the contract; on in development and tests. */
  checkReplies: boolean
}

type AnyHandle = (context: StaffContext<Db>, input: unknown) => Promise<unknown>

/** A handler whose endpoint is known only at run time. */
export type AnyStaffHandler = AnyHandle | { handle: AnyHandle; repeated(reply: unknown): unknown }

/** Handles one call of staff: the session, the input, then the handler, in a transaction unless it only reads. */
export async function runStaffCall(
  endpoint: Endpoint,
  handler: AnyStaffHandler,
  request: FastifyRequest,
  app: StaffApp,
): Promise<unknown> {
  const session = await admit(endpoint, request, app)
  const input = readInput(endpoint, request)
  const staff = { sessionHash: session.tokenHash, locale: localeOf(request.headers), now: app.now() }
  const { handle, repeated } = typeof handler === 'object' ? handler : { handle: handler, repeated: undefined }
  const work = (db: Db) => handle({ db, session, staff }, input)
  const reply = await run(endpoint, { request, session, input, now: staff.now, work, repeated }, app)
  if (app.checkReplies) v.parse(endpoint.reply, reply)
  return reply
}

interface Call {
  request: FastifyRequest
  session: ConsoleSession
  input: unknown
  now: Date
  work(db: Db): Promise<unknown>
  repeated: ((reply: unknown) => unknown) | undefined
}

function run(endpoint: Endpoint, call: Call, { db }: StaffApp): Promise<unknown> {
  const { request, session, input, work } = call
  if (endpoint.method === 'GET') return work(db)
  if (!endpoint.idempotent) return transact(db, work)
  const name = `${endpoint.method} ${endpoint.path}`
  const key = headerText(request.headers['idempotency-key'])
  const once = idempotentRequest(session.tokenHash, name, key, input)
  if (!once) throw new AppError(400, 'common.checkInput', { field: 'Idempotency-Key' })
  return transact(db, (tx) => runOnce(tx, once, call))
}

/** The session of a call. A call that is no GET needs its token too, and must not come from another site. */
async function admit({ method }: Endpoint, request: FastifyRequest, { sessions }: StaffApp): Promise<ConsoleSession> {
  const session = await sessions.find(sessionTokenOf(request))
  if (!session) throw new AppError(401, 'staff.noSession')
  if (method === 'GET') return session
  const csrf = headerText(request.headers[CSRF_HEADER])
  if (csrf !== session.csrf || isCrossSite(request)) throw new AppError(401, 'staff.wrongToken')
  return session
}

/**
 * Runs the work once per key. The key is inserted first: a second request waits at the unique index until the first has committed,
 * and then gets the stored reply. If the first fails, its key is rolled back and the second runs the work.
 */
async function runOnce(tx: Tx, request: IdempotentRequest, { work, repeated, now }: Call): Promise<unknown> {
  const { sessionId: sessionHash, endpoint, key, requestHash } = request
  const stored = and(
    eq(staffRequests.sessionHash, sessionHash),
    eq(staffRequests.endpoint, endpoint),
    eq(staffRequests.key, key),
  )
  const inserted = await tx
    .insert(staffRequests)
    .values({ sessionHash, endpoint, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: staffRequests.key })
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(staffRequests).where(stored)
    if (!earlier) throw new AppError(400, 'common.inProgress')
    if (earlier.requestHash !== requestHash) throw new AppError(400, 'common.otherRequest')
    return earlier.reply
  }
  const reply = await work(tx)
  await tx
    .update(staffRequests)
    .set({ reply: repeated ? repeated(reply) : reply })
    .where(stored)
  return reply
}
