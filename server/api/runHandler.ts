import type { FastifyRequest } from 'fastify'
import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Endpoint } from '../../src/contract/endpoint'
import { sessionContract } from '../../src/contract/session'
import type { Db, Tx } from '../db/database'
import { users } from '../db/schema/users'
import { findSession, type FoundSession } from '../modules/accounts/sessionRepository'
import type { Background } from '../http/background'
import type { Context, Session } from './context'
import { clientOf, localeOf, text, tokenOf } from './headers'
import { type Attempt, attemptOf, earlierReply, keepReply, once } from './idempotency'
import { readFile } from '../plugins/multipart'
import { readInput } from './input'
import { Refusal } from './appError'
import { transact } from '../db/transaction'

/** What every call runs with. */
export interface Surroundings {
  db: Db
  now(): Date
  background: Background
  /** Checks replies against the contract; for tests and development. */
  checkReplies: boolean
}

type AnyHandle = (context: Context, input: unknown) => Promise<unknown>

/** A handler whose endpoint is known only at run time. */
export type AnyHandler = AnyHandle | { outside: AnyHandle }

interface Call {
  base: Omit<Context, 'db' | 'afterCommit'>
  input: unknown
  attempt?: Attempt
}

/** Answers one call: who asks, what is asked, then the handler, in its transaction when it writes. */
export async function run(
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  around: Surroundings,
): Promise<unknown> {
  const call = await prepare(endpoint, request, around)
  const reply = await runHandler(endpoint, handler, call, around)
  if (around.checkReplies) v.parse(endpoint.reply, reply)
  return reply
}

async function prepare(endpoint: Endpoint, request: FastifyRequest, { db, now: clock }: Surroundings): Promise<Call> {
  const { headers, log, ip, host } = request
  const now = clock()
  const token = tokenOf(headers)
  const session = (token && (await findSession(db, token, now))) || null
  admit(endpoint, session)
  const input = readInput(endpoint, request)
  const base = {
    session,
    locale: localeOf(headers),
    now,
    ip,
    host,
    client: clientOf(headers),
    log,
    file: () => readFile(request),
  }
  if (!endpoint.idempotent || !session) return { base, input }
  const name = `${endpoint.method} ${endpoint.path}`
  return { base, input, attempt: attemptOf(session.id, name, text(headers['idempotency-key']), input) }
}

function admit(endpoint: Endpoint, session: FoundSession | null): void {
  const { access } = endpoint
  // Who was turned away can still leave.
  if (session?.blocked && endpoint !== sessionContract.logout) throw new Refusal(402, 'common.blocked')
  if (access !== 'public' && !session) throw new Refusal(401, 'common.noSession')
  if (access === 'member' && !session?.member) throw new Refusal(401, 'common.signIn')
}

function runHandler(endpoint: Endpoint, handler: AnyHandler, call: Call, around: Surroundings): Promise<unknown> {
  if (typeof handler === 'object') return outsideTransaction(handler.outside, call, around)
  return endpoint.method === 'GET' ? reading(handler, call, around) : inTransaction(handler, call, around)
}

function reading(handle: AnyHandle, { base, input }: Call, { db, background }: Surroundings): Promise<unknown> {
  return handle({ ...base, db, afterCommit: (work) => background.run(work) }, input)
}

async function inTransaction(handle: AnyHandle, call: Call, { db, background }: Surroundings): Promise<unknown> {
  const { base, input, attempt } = call
  const [reply, works] = await transact(db, async (tx) => {
    if (base.session) await holdOwner(tx, base.session)
    const works: (() => Promise<void>)[] = []
    const work = () => handle({ ...base, db: tx, afterCommit: (next) => void works.push(next) }, input)
    return [attempt ? await once(tx, attempt, base.now, work) : await work(), works] as const
  })
  for (const work of works) background.run(work)
  return reply
}

/** Nobody's things change hands under a write: a user that has just been merged into another one is asked to come again. */
async function holdOwner(tx: Tx, { userId }: Session): Promise<void> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.mergedInto)))
    .for('key share')
  if (!owner) throw new Refusal(401, 'common.noSession')
}

async function outsideTransaction(handle: AnyHandle, call: Call, around: Surroundings): Promise<unknown> {
  const { attempt, base } = call
  if (!attempt) return reading(handle, call, around)
  const earlier = await earlierReply(around.db, attempt)
  if (earlier) return earlier.reply
  const reply = await reading(handle, call, around)
  await keepReply(around.db, attempt, base.now, reply)
  return reply
}
