import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/database'
import { idempotencyKeys } from '../db/schema/requests'
import { AppError } from './appError'
import { sha256 } from './sha256'

/** One attempt of a guest: whoever repeats it with the same key gets the first reply. */
export interface Attempt {
  sessionId: string
  endpoint: string
  key: string
  /** Hash of the checked input. */
  requestHash: string
}

/** Names an attempt; undefined when the call carries no key. */
export function attemptOf(sessionId: string, endpoint: string, key: string, input: unknown): Attempt | undefined {
  if (!key) return undefined
  if (key.length > 128 || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError(400, 'common.checkInput', { field: 'Idempotency-Key' })
  return { sessionId, endpoint, key, requestHash: sha256(JSON.stringify(input)) }
}

/**
 * Does the work once. The key is taken first: a second call with it waits for the first to commit (the unique key holds it),
 * then gets that reply. When the first is refused its key goes with the transaction, and the second does the work.
 */
export async function once(tx: Tx, attempt: Attempt, now: Date, work: () => Promise<unknown>): Promise<unknown> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...attempt, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (taken.length === 0) {
    const earlier = await earlierReply(tx, attempt)
    if (!earlier) throw new AppError(400, 'common.inProgress')
    return earlier.reply
  }
  const reply = await work()
  await tx.update(idempotencyKeys).set({ reply }).where(sameAttempt(attempt))
  return reply
}

/** The reply an attempt has had; undefined when it is new. Refuses when its key was used for another request. */
export async function earlierReply(db: Db, attempt: Attempt): Promise<{ reply: unknown } | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(sameAttempt(attempt))
  if (earlier && earlier.requestHash !== attempt.requestHash) throw new AppError(400, 'common.otherRequest')
  return earlier
}

/** Keeps the reply of an attempt whose work opened its own transactions; the first one stays. */
export async function keepReply(db: Db, attempt: Attempt, now: Date, reply: unknown): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values({ ...attempt, reply, createdAt: now })
    .onConflictDoNothing()
}

function sameAttempt({ sessionId, endpoint, key }: Attempt) {
  return and(
    eq(idempotencyKeys.sessionId, sessionId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )
}
