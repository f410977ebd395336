import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/duration'
import { newId } from '../../db/ids'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb, Tx } from '../../db/database'
import { sessions, users } from '../../db/schema/account/users'
import type { FoundSession, Session } from '../../api/context'
import type { SessionActivity, SessionUse } from './sessionActivity'
import { type AccountLogin, withLogin } from './accountRepository'
import { sha256 } from '../../api/sha256'

/** How old `lastSeenAt` may be before the use of a session is noted again. */
const SEEN_EVERY_MS = HOUR_MS

/** A session that is unused for this long expires. */
export const IDLE_DAYS = { visitor: 180, member: 90 }

const insertGuest = compiled((tx: Tx, { id, createdAt }: Values<{ id: string; createdAt: Date }>) =>
  tx.insert(users).values({ id, createdAt }),
)

/** User, device and, for a sign-in, network address of a session. */
type SessionOwner = Pick<Session, 'userId' | 'deviceId'> & { addressKey: string | null }
type NewSession = SessionOwner & { id: string; tokenHash: string; now: Date }

const insertSession = compiled((tx: Tx, { now, ...rest }: Values<NewSession>) =>
  tx.insert(sessions).values({ ...rest, createdAt: now, lastSeenAt: now }),
)

const selectByToken = compiled((db: ReadDb, { tokenHash }: Values<{ tokenHash: string }>) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      lastSeenAt: sessions.lastSeenAt,
      locale: sessions.locale,
      registeredAt: users.registeredAt,
      blocked: users.blocked,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt))),
)

/** Creates a guest user with a session and returns the token. `earlier` is the token of the device's last session, which is ended. */
export async function openGuestSession(tx: Tx, earlier: string, now: Date): Promise<string> {
  const userId = newId()
  await insertGuest(tx, { id: userId, createdAt: now })
  const deviceId = (await endEarlier(tx, earlier, now)) ?? newId()
  return (await openSession(tx, { userId, deviceId, addressKey: null }, now)).token
}

/** Ends the session of a token and returns its device; undefined when the token is unknown. */
async function endEarlier(tx: Tx, token: string, now: Date): Promise<string | undefined> {
  if (!token) return undefined
  const [earlier] = await tx
    .select({ id: sessions.id, deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sha256(token)))
  if (earlier) await revokeSession(tx, earlier.id, now)
  return earlier?.deviceId
}

/** Creates a session. The token is returned only once: only its hash is stored. */
export async function openSession(tx: Tx, owner: SessionOwner, now: Date): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const id = newId()
  const { userId, deviceId, addressKey } = owner
  await insertSession(tx, { id, tokenHash: sha256(token), userId, deviceId, addressKey, now })
  return { id, token }
}

/** The session of a bearer token; undefined when the token is unknown, revoked or too long unused. */
export async function findSession(
  db: ReadDb,
  activity: SessionActivity,
  token: string,
  { at: now, locale }: SessionUse,
): Promise<FoundSession | undefined> {
  const [row] = await selectByToken(db, { tokenHash: sha256(token) })
  if (!row) return undefined
  const { id, userId, deviceId, blocked } = row
  const member = row.registeredAt !== null
  const last = activity.lastUseOf(id) ?? { at: row.lastSeenAt, locale: row.locale }
  const idle = now.getTime() - last.at.getTime()
  if (idle > (member ? IDLE_DAYS.member : IDLE_DAYS.visitor) * DAY_MS) return undefined
  if (idle > SEEN_EVERY_MS || last.locale !== locale) activity.record(id, { at: now, locale })
  return { id, userId, deviceId, member, blocked }
}

/** Ends a session: its token no longer works. */
export async function revokeSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
}

/** Ends the sessions of all devices of a user. */
export async function revokeAll(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Whether a device has signed in before to the account of a login, as far as its sessions are still stored. */
export async function hasSignedIn(db: ReadDb, login: AccountLogin, deviceId: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(withLogin(login), eq(sessions.deviceId, deviceId)))
    .limit(1)
  return found.length > 0
}
