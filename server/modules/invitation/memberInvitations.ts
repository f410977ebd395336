import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { inviteCodes, inviteRewards, invitations, inviteVisits } from '../../db/schema/members/invitations'
import { type MemberTable, ownRows } from '../memberData'
import { revokeRewards } from './revokeRewards'

/** The code of a member's link: after a merge that of the surviving account, if it has one. */
export const memberInviteCodes: MemberTable = {
  ...ownRows(inviteCodes),
  async merge(tx, { from, into }) {
    const existing = await tx.$count(inviteCodes, eq(inviteCodes.userId, into))
    if (existing > 0) await tx.delete(inviteCodes).where(eq(inviteCodes.userId, from))
    else await tx.update(inviteCodes).set({ userId: into }).where(eq(inviteCodes.userId, from))
  },
}

/** The links of a member that others have opened. */
export const memberInviteVisits: MemberTable = {
  owners: [inviteVisits.inviterId],
  merge: (tx, { from, into }) =>
    tx.update(inviteVisits).set({ inviterId: into }).where(eq(inviteVisits.inviterId, from)),
  remove: (tx, userId) => tx.delete(inviteVisits).where(eq(inviteVisits.inviterId, userId)),
}

/**
 * Invitations of a member and to a member. Two accounts of one person that have invited each other do not count; of two that were invited,
 * the first one does. With a removed account they stay for the other side, without a name.
 */
export const memberInvitations: MemberTable = {
  owners: [invitations.inviterId, invitations.friendId],

  async merge(tx, { from, into }) {
    await endMutualInvitations(tx, [from, into])
    await tx.update(invitations).set({ inviterId: into }).where(eq(invitations.inviterId, from))
    const existing = await tx.$count(invitations, eq(invitations.friendId, into))
    if (existing > 0) await endMerged(tx, eq(invitations.friendId, from))
    else await tx.update(invitations).set({ friendId: into }).where(eq(invitations.friendId, from))
  },

  async remove(tx, userId) {
    await tx.update(invitations).set({ inviterId: null }).where(eq(invitations.inviterId, userId))
    await tx.update(invitations).set({ friendId: null }).where(eq(invitations.friendId, userId))
  },
}

/** Ends the invitation between two accounts that turn out to be one person's. */
async function endMutualInvitations(tx: Tx, both: string[]): Promise<void> {
  await endMerged(tx, and(inArray(invitations.inviterId, both), inArray(invitations.friendId, both)))
}

async function endMerged(tx: Tx, condition: ReturnType<typeof and>): Promise<void> {
  const ended = await tx.update(invitations).set({ friendId: null }).where(condition).returning()
  const ids = ended.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(invitations)
    .set({ state: 'invalid', reason: 'merged' })
    .where(and(inArray(invitations.id, ids), ne(invitations.state, 'invalid')))
  await revokeRewards(tx, inArray(inviteRewards.invitationId, ids))
}

/** Rewards of a member. A step that both accounts of a merge have reached stays with the one that stays. */
export const memberInviteRewards: MemberTable = {
  owners: [inviteRewards.userId],
  async merge(tx, { from, into }) {
    const steps = await tx
      .select({ campaignId: inviteRewards.campaignId, friends: inviteRewards.friends })
      .from(inviteRewards)
      .where(and(eq(inviteRewards.userId, into), eq(inviteRewards.side, 'step')))
    for (const { campaignId, friends } of steps)
      await tx
        .update(inviteRewards)
        .set({ userId: null })
        .where(
          and(
            eq(inviteRewards.userId, from),
            eq(inviteRewards.campaignId, campaignId),
            eq(inviteRewards.side, 'step'),
            eq(inviteRewards.friends, friends ?? 0),
          ),
        )
    await tx.update(inviteRewards).set({ userId: into }).where(eq(inviteRewards.userId, from))
  },
  remove: (tx, userId) => tx.update(inviteRewards).set({ userId: null }).where(eq(inviteRewards.userId, userId)),
}
