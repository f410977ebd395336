import { eq } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { newCode } from '../../db/ids'
import { inviteCodes, inviteVisits } from '../../db/schema/members/invitations'
import { users } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'

const CODE_LENGTH = 8

/** The member whose link was opened. */
export interface Inviter {
  id: string
  nick: string
  avatar: string
}

/** The code of a member's link, made at first need. It stays the same. */
export async function codeOf(tx: Tx, userId: string, now: Date): Promise<string> {
  for (;;) {
    const [known] = await tx.select().from(inviteCodes).where(eq(inviteCodes.userId, userId))
    if (known) return known.code
    await tx
      .insert(inviteCodes)
      .values({ userId, code: newCode(CODE_LENGTH), createdAt: now })
      .onConflictDoNothing()
  }
}

/** Whose link has a code. Refuses an unknown one. */
export async function inviterOf(db: ReadDb, code: string): Promise<Inviter> {
  const [inviter] = await db
    .select({ id: users.id, nick: users.nickname, avatar: users.avatar })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.userId))
    .where(eq(inviteCodes.code, code.toUpperCase()))
  if (!inviter) throw new AppError(400, 'invite.badLink')
  return inviter
}

/** Keeps a link that was opened on a device: the inviter of the last one, and when the first one was opened. */
export async function storeVisit(tx: Tx, visit: typeof inviteVisits.$inferInsert): Promise<void> {
  const { inviterId } = visit
  await tx.insert(inviteVisits).values(visit).onConflictDoUpdate({ target: inviteVisits.deviceId, set: { inviterId } })
}

/** The visit stored for a device: the last link that was opened there. */
export async function visitOn(db: ReadDb, deviceId: string) {
  const [visit] = await db.select().from(inviteVisits).where(eq(inviteVisits.deviceId, deviceId))
  return visit
}
