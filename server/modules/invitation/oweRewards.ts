import { and, count, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import { reachedSteps } from '../../../src/domain/invitation/inviteRules'
import { HOUR_MS } from '../../../src/domain/time/duration'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import {
  type Invitation,
  type InviteCampaign,
  inviteCampaigns,
  inviteRewards,
  invitations,
} from '../../db/schema/members/invitations'
import { give } from './giveReward'

interface OwedReward {
  side: 'inviter' | 'friend'
  userId: string | null
  invitation: Pick<Invitation, 'id'>
  now: Date
}

/** Notes what a side of an invitation has earned: it is given when the time for it has come. */
export async function recordOwedRewards(
  tx: Tx,
  campaign: InviteCampaign,
  { side, userId, invitation, now }: OwedReward,
): Promise<void> {
  if (!userId) return
  await tx
    .insert(inviteRewards)
    .values({
      ...{ id: newId(), campaignId: campaign.id, userId, side, invitationId: invitation.id },
      reward: side === 'inviter' ? campaign.inviterReward : campaign.friendReward,
      createdAt: now,
      dueAt: new Date(now.getTime() + campaign.holdHours * HOUR_MS),
    })
    .onConflictDoNothing()
}

/** Gives a friend the reward for registering, in the transaction of the sign-in. It stays whatever becomes of an order. */
export async function giveAtOnce(
  tx: Tx,
  { id: campaignId, friendReward }: InviteCampaign,
  { invitation, ...moment }: { invitation: Invitation; locale: Locale; now: Date },
): Promise<void> {
  const { now } = moment
  const [row] = await tx
    .insert(inviteRewards)
    .values({
      ...{ id: newId(), campaignId, userId: invitation.friendId, side: 'friend', invitationId: invitation.id },
      ...{ reward: friendReward, createdAt: now, dueAt: now, keeps: true },
    })
    .onConflictDoNothing()
    .returning()
  if (row) await give(tx, row, moment)
}

/** How many friends of a member count for the steps of a campaign. */
export async function countedFriends(db: ReadDb, campaignId: string, inviterId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.campaignId, campaignId),
        eq(invitations.inviterId, inviterId),
        eq(invitations.state, 'rewarded'),
      ),
    )
  return row?.number ?? 0
}

/** Notes the steps that a member has reached and was not rewarded for. Lock the member's account before: friends are counted one after the other. */
export async function countForSteps(
  tx: Tx,
  campaignId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const [campaign] = await tx.select().from(inviteCampaigns).where(eq(inviteCampaigns.id, campaignId))
  const friends = await countedFriends(tx, campaignId, userId)
  for (const step of reachedSteps(campaign?.steps ?? [], friends))
    await tx
      .insert(inviteRewards)
      .values({
        ...{ id: newId(), campaignId, userId, side: 'step', friends: step.friends, reward: step.reward },
        ...{ createdAt: now, dueAt: now },
      })
      .onConflictDoNothing()
}
