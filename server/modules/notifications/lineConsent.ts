import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, ReadDb } from '../../db/database'
import { identities } from '../../db/schema/account/identities'
import type { LineMessages } from '../../integrations/social/lineMessages'

/** Whether a member gets messages on LINE; `none` where the member has not signed in with LINE. */
export type LineState = 'none' | 'off' | 'on'

const ofLine = (userId: string) => and(eq(identities.userId, userId), eq(identities.provider, 'line'))

/** LINE's ids of a member, the one that was agreed to last first. */
function lineIdentities(db: ReadDb, userId: string) {
  return db
    .select({ subject: identities.subject, agreedAt: identities.messagesAgreedAt })
    .from(identities)
    .where(ofLine(userId))
    .orderBy(sql`${identities.messagesAgreedAt} desc nulls last`, desc(identities.createdAt))
}

/** Whether a member gets messages on LINE. */
export async function lineStateOf(db: ReadDb, userId: string): Promise<LineState> {
  const [identity] = await lineIdentities(db, userId)
  if (!identity) return 'none'
  return identity.agreedAt ? 'on' : 'off'
}

/** LINE's id of a member who has agreed to messages there; undefined for others. */
export async function lineRecipientOf(db: ReadDb, userId: string): Promise<string | undefined> {
  const [identity] = await lineIdentities(db, userId)
  return identity?.agreedAt ? identity.subject : undefined
}

/** LINE's id of a member that is a friend of the official account; undefined when none is. */
export async function friendOf(db: ReadDb, line: LineMessages, userId: string): Promise<string | undefined> {
  for (const { subject } of await lineIdentities(db, userId)) if (await line.isFriend(subject)) return subject
  return undefined
}

/** Records that a member agrees to messages at this id. Nothing happens when it has become another one's meanwhile. */
export async function agreeToLine(db: Db, userId: string, subject: string, now: Date): Promise<void> {
  await db
    .update(identities)
    .set({ messagesAgreedAt: now })
    .where(and(ofLine(userId), eq(identities.subject, subject)))
}

/** Takes the consent back. */
export async function refuseLine(db: Db, userId: string): Promise<void> {
  await db.update(identities).set({ messagesAgreedAt: null }).where(ofLine(userId))
}
