import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import { compiled, type Values } from '../db/compiled'
import type { Db, Tx } from '../db/database'
import { lockedSessionOwner, lockSessionOwner } from '../db/locks'
import { idempotencyKeys } from '../db/schema/account/requests'
import { AppError } from './appError'
import { sha256 } from './sha256'

/** A request with an `Idempotency-Key`: when it is repeated with the same key, it gets the first reply. */
export interface IdempotentRequest {
  sessionId: string
  endpoint: string
  key: string
  /** Hash of the validated input. */
  requestHash: string
}

/** The request as it is stored; undefined without a key. */
export function idempotentRequest(
  sessionId: string,
  endpoint: string,
  key: string,
  input: unknown,
): IdempotentRequest | undefined {
  if (!key) return undefined
  if (key.length > 128 || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError(400, 'common.checkInput', { field: 'Idempotency-Key' })
  return { sessionId, endpoint, key, requestHash: sha256(JSON.stringify(input)) }
}

/**
 * Runs the work once per key. The session's owner is locked and the key is inserted first, in one statement: a second request waits
 * at the key's unique index until the first has committed, and then gets the stored reply. If the first fails, its key is rolled back
 * and the second runs the work.
 */
export async function runOnce(
  tx: Tx,
  request: IdempotentRequest,
  { userId, now }: { userId: string; now: Date },
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!(await insertKey(tx, request, { userId, now }))) {
    if (!(await lockSessionOwner(tx, userId))) throw new AppError(401, 'common.noSession')
    const earlier = await storedReply(tx, request)
    if (!earlier) throw new AppError(400, 'common.inProgress')
    return earlier.reply
  }
  const reply = await work()
  await updateReply(tx, { ...request, reply })
  return reply
}

/** Locks the owner and inserts the key; false when the key exists already, or the owner has been merged. */
async function insertKey(tx: Tx, request: IdempotentRequest, owner: { userId: string; now: Date }): Promise<boolean> {
  return (await insertLocked(tx, { ...request, ...owner })).length > 0
}

type NewKey = IdempotentRequest & { userId: string; now: Date }

const insertLocked = compiled((tx: Tx, { sessionId, endpoint, key, requestHash, userId, now }: Values<NewKey>) => {
  const owner = lockedSessionOwner(tx, userId)
  const columns = {
    sessionId: sql`${sessionId}::text`.as('session_id'),
    endpoint: sql`${endpoint}::text`.as('endpoint'),
    key: sql`${key}::text`.as('key'),
    requestHash: sql`${requestHash}::text`.as('request_hash'),
    reply: sql`null::jsonb`.as('reply'),
    createdAt: sql`${sql.param(now, idempotencyKeys.createdAt)}::timestamptz`.as('created_at'),
  }
  return tx
    .with(owner)
    .insert(idempotencyKeys)
    .select(tx.select(columns).from(owner))
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
})

const updateReply = compiled(
  (tx: Tx, { sessionId, endpoint, key, reply }: Values<IdempotentRequest & { reply: unknown }>) =>
    tx.update(idempotencyKeys).set({ reply }).where(matches({ sessionId, endpoint, key })),
)

/** The stored reply; undefined for a new key. Throws an AppError when the key was used for another request. */
export async function storedReply(db: Db, request: IdempotentRequest): Promise<{ reply: unknown } | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(matches(request))
  if (earlier && earlier.requestHash !== request.requestHash) throw new AppError(400, 'common.otherRequest')
  return earlier
}

/** Stores the reply of a handler that opened its own transactions; an earlier one stays. */
export async function storeReply(db: Db, request: IdempotentRequest, now: Date, reply: unknown): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values({ ...request, reply, createdAt: now })
    .onConflictDoNothing()
}

function matches({ sessionId, endpoint, key }: Record<'sessionId' | 'endpoint' | 'key', string | Placeholder>) {
  return and(
    eq(idempotencyKeys.sessionId, sessionId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )
}
