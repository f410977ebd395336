import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/database'
import { idempotencyKeys } from '../db/schema/requests'
import { AppError } from './appError'
import { sha256 } from './sha256'

/** A request with an idempotency key: repeating it returns the first reply. */
export interface Attempt {
  sessionId: string
  endpoint: string
  key: string
  /** Hash of the validated input. */
  requestHash: string
}

/** The attempt of a request; undefined without a key. */
export function attemptOf(sessionId: string, endpoint: string, key: string, input: unknown): Attempt | undefined {
  if (!key) return undefined
  if (key.length > 128 || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError(400, 'common.checkInput', { field: 'Idempotency-Key' })
  return { sessionId, endpoint, key, requestHash: sha256(JSON.stringify(input)) }
}

/**
 * Runs work once. The key is inserted first: a second request waits on the unique key until the first commits, then returns its
 * reply. If the first fails, its key is rolled back and the second runs the work.
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

/** The stored reply of an attempt; undefined when it is new. Refuses a key that was used for another request. */
export async function earlierReply(db: Db, attempt: Attempt): Promise<{ reply: unknown } | undefined> {
  const [earlier] = await db.select().from(idempotencyKeys).where(sameAttempt(attempt))
  if (earlier && earlier.requestHash !== attempt.requestHash) throw new AppError(400, 'common.otherRequest')
  return earlier
}

/** Stores the reply of an attempt whose work opened its own transactions; an existing reply is kept. */
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
