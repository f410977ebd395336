import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import type { Locale } from '../../src/contract/fields'
import { sessionContract } from '../../src/contract/account/session'
import type { Db } from '../db/database'
import { lockSessionOwner } from '../db/locks'
import type { AddressLimit } from './addressLimits'
import type { BackgroundTasks } from './backgroundTasks'
import type { FoundSession, RequestContext } from './context'
import { clientOf, localeOf, headerText, tokenOf } from './headers'
import { type IdempotentRequest, idempotentRequest, storedReply, storeReply, runOnce } from './idempotency'
import { readFile } from './multipart'
import { readInput } from './input'
import { AppError } from './appError'
import { transact } from '../db/transaction'

/** Dependencies of every API call. */
export interface AppContext {
  db: Db
  now(): Date
  background: BackgroundTasks
  /** The session of a bearer token, which is used now; undefined when the token is unknown, revoked or unused for too long. */
  findSession(token: string, use: { at: Date; locale: Locale }): Promise<FoundSession | undefined>
  /** The keyed hash of a network address; null for this machine. */
  addressKeyOf(ip: string): string | null
  /** Counts a request by its network address. Throws an AppError beyond the limit. */
  limitByAddress(limit: AddressLimit, request: FastifyRequest): Promise<void>
  /** Validates replies against the contract; on in development and tests. */
  checkReplies: boolean
}

type AnyHandle = (context: RequestContext, input: unknown) => Promise<unknown>

interface AnyWithoutTransaction {
  transaction: false
  resumes?: true
  handle: AnyHandle
}

/** A handler whose endpoint is known only at run time. */
export type AnyHandler = AnyHandle | AnyWithoutTransaction

interface Call {
  base: Omit<RequestContext, 'db' | 'afterCommit'>
  input: unknown
  idempotent?: IdempotentRequest
}

/** Handles one call: session and access, input, then the handler, in a transaction when it writes. */
export async function runHandler(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  app: AppContext,
): Promise<unknown> {
  const call = await prepare(endpoint, request, app)
  const reply = await callHandler(endpoint, handler, call, app)
  if (app.checkReplies) v.parse(endpoint.reply, reply)
  return reply
}

async function prepare(endpoint: Endpoint, request: FastifyRequest, app: AppContext): Promise<Call> {
  const { headers, log, ip, host } = request
  const now = app.now()
  const token = tokenOf(headers)
  const locale = localeOf(headers)
  const session = (token && (await app.findSession(token, { at: now, locale }))) || null
  admit(endpoint, session)
  const input = readInput(endpoint, request)
  const base = {
    session,
    locale,
    now,
    addressKey: app.addressKeyOf(ip),
    ip,
    host,
    client: clientOf(headers),
    log,
    limitByAddress: (limit: AddressLimit) => app.limitByAddress(limit, request),
    file: () => readFile(request),
  }
  if (!endpoint.idempotent || !session) return { base, input }
  const name = `${endpoint.method} ${endpoint.path}`
  return { base, input, idempotent: idempotentRequest(session.id, name, headerText(headers['idempotency-key']), input) }
}

function admit(endpoint: Endpoint, session: FoundSession | null): void {
  const { access } = endpoint
  // A blocked user can still sign out.
  if (session?.blocked && endpoint !== sessionContract.logout) throw new AppError(402, 'common.blocked')
  if (access !== 'public' && !session) throw new AppError(401, 'common.noSession')
  if (access === 'member' && !session?.member) throw new AppError(401, 'common.signIn')
}

function callHandler(endpoint: Endpoint, handler: AnyHandler, call: Call, app: AppContext): Promise<unknown> {
  if (typeof handler === 'object') return withoutTransaction(handler, call, app)
  return endpoint.method === 'GET' ? readOnly(handler, call, app) : inTransaction(handler, call, app)
}

function readOnly(handle: AnyHandle, { base, input }: Call, { db, background }: AppContext): Promise<unknown> {
  return handle({ ...base, db, afterCommit: (work) => background.run(work) }, input)
}

async function inTransaction(handle: AnyHandle, call: Call, { db, background }: AppContext): Promise<unknown> {
  const { base, input, idempotent } = call
  const [reply, works] = await transact(db, async (tx) => {
    const { session, now } = base
    const works: (() => Promise<void>)[] = []
    const work = () => handle({ ...base, db: tx, afterCommit: (next) => void works.push(next) }, input)
    if (session && idempotent) return [await runOnce(tx, idempotent, { userId: session.userId, now }, work), works]
    if (session && !(await lockSessionOwner(tx, session.userId))) throw new AppError(401, 'common.noSession')
    return [await work(), works]
  })
  for (const work of works) background.run(work)
  return reply
}

async function withoutTransaction(
  { handle, resumes }: AnyWithoutTransaction,
  call: Call,
  app: AppContext,
): Promise<unknown> {
  const { idempotent, base } = call
  if (!idempotent || resumes) return readOnly(handle, call, app)
  const earlier = await storedReply(app.db, idempotent)
  if (earlier) return earlier.reply
  const reply = await readOnly(handle, call, app)
  await storeReply(app.db, idempotent, base.now, reply)
  return reply
}
