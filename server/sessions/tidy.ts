import { and, eq, gte, isNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '../db/open'
import { orders } from '../db/schema/orders'
import { idempotencyKeys } from '../db/schema/requests'
import { sessions, users } from '../db/schema/users'

const DAY_MS = 24 * 60 * 60 * 1000

/** Attempts are repeated within minutes; their replies are kept for days. */
const KEEP_REPLIES_DAYS = 7
/** A visitor who ordered nothing is forgotten when no device of theirs came back for so long. */
const KEEP_VISITORS_DAYS = 180

/** Deletes what nobody will ask for again: replies of old attempts, and visitors who left nothing behind. */
export async function tidy(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEEP_REPLIES_DAYS)))
  const cameBack = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gte(sessions.lastSeenAt, before(KEEP_VISITORS_DAYS))))
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, users.id))
  await db
    .delete(users)
    .where(
      and(
        isNull(users.registeredAt),
        lt(users.createdAt, before(KEEP_VISITORS_DAYS)),
        notExists(cameBack),
        notExists(ordered),
      ),
    )
}
