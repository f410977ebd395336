import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/open'
import { newId } from '../db/ids'
import { sessions, users } from '../db/schema/users'
import type { Session } from '../http/context'

/** How stale `lastSeenAt` may be, so that not every read writes. */
const SEEN_EVERY_MS = 60 * 60 * 1000

/** Opens a session for a visitor. The token is shown this once: only its hash is kept. */
export async function openGuestSession(tx: Tx, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const userId = newId()
  await tx.insert(users).values({ id: userId, createdAt: now })
  await tx.insert(sessions).values({ id: newId(), tokenHash: hash(token), userId, createdAt: now, lastSeenAt: now })
  return token
}

/** The session of a bearer token; undefined when the token is unknown or revoked. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | undefined> {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      lastSeenAt: sessions.lastSeenAt,
      registeredAt: users.registeredAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hash(token)), isNull(sessions.revokedAt)))
  if (!row) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.id))
  }
  return { id: row.id, userId: row.userId, member: row.registeredAt !== null }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
