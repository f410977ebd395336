import { and, eq } from 'drizzle-orm'
import { AppError } from '../api/appError'
import type { IdempotentRequest } from '../api/idempotency'
import type { Tx } from '../db/database'
import { staffRequests } from '../db/schema/staff/staff'

/** What a request of staff does. */
export interface StaffWork<T> {
  now: Date
  run(tx: Tx): Promise<T>
  /** What a repeated request gets, where the reply shows something once; only that is stored. */
  repeated?: ((reply: T) => T) | undefined
}

/**
 * Runs the work once per key. The key is inserted first: a second request waits at the unique index until the first has committed,
 * and then gets the stored reply. If the first fails, its key is rolled back and the second runs the work.
 */
export async function runOnceForStaff<T>(
  tx: Tx,
  { sessionId: sessionHash, endpoint, key, requestHash }: IdempotentRequest,
  { now, run, repeated }: StaffWork<T>,
): Promise<T> {
  const ofRequest = and(
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
    const [earlier] = await tx.select().from(staffRequests).where(ofRequest)
    if (!earlier) throw new AppError(400, 'common.inProgress')
    if (earlier.requestHash !== requestHash) throw new AppError(400, 'common.otherRequest')
    return earlier.reply as T
  }
  const reply = await run(tx)
  await tx
    .update(staffRequests)
    .set({ reply: repeated ? repeated(reply) : reply })
    .where(ofRequest)
  return reply
}
