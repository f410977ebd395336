import type { Tx } from '../db/database'
import { inviteCampaigns, inviteRewards, invitations } from '../db/schema/members/invitations'
import { users } from '../db/schema/account/users'
import { FRIENDS, INVITE_CAMPAIGN, INVITER, THANKS, WELCOME } from './data/invitations'
import { days, satang } from './notation'

const { id: campaignId, withinDays } = INVITE_CAMPAIGN

/** Writes the campaign in which members bring friends. */
export async function insertInviteCampaign(tx: Tx, now: Date): Promise<void> {
  const { daysAgo, daysAhead, ...campaign } = INVITE_CAMPAIGN
  const period = { startAt: days(now, -daysAgo), endAt: days(now, daysAhead) }
  await tx.insert(inviteCampaigns).values({ ...campaign, ...period, createdAt: days(now, -daysAgo) })
}

/** Writes the friends of the demonstration's member with their rewards, a red packet that waits, and who has invited the member. */
export async function insertInvitations(tx: Tx, memberId: string, now: Date): Promise<void> {
  for (const { id, nickname, joined, ate, paid, state, reason } of FRIENDS) {
    const joinedAt = days(now, -joined)
    const at = ate === undefined ? null : days(now, -ate)
    await tx.insert(users).values({ id, nickname, createdAt: joinedAt, registeredAt: joinedAt })
    await tx.insert(invitations).values({
      ...{ id, campaignId, inviterId: memberId, friendId: id, state, reason, joinedAt },
      until: days(joinedAt, withinDays),
      ...{ orderAmount: paid, qualifiedAt: at, rewardedAt: at },
    })
    if (at) await insertGiven(tx, { id: `${id}-a`, userId: memberId, side: 'inviter', invitationId: id, at })
  }
  const last = days(now, -8)
  await tx.insert(inviteRewards).values({
    ...{ id: 'ploy-packet', campaignId, userId: memberId, side: 'step', friends: 3, state: 'sealed' },
    ...{ reward: INVITE_CAMPAIGN.steps[0]?.reward ?? THANKS, createdAt: last, dueAt: last, openUntil: days(now, 6) },
  })
  await insertInviter(tx, memberId, now)
}

async function insertInviter(tx: Tx, memberId: string, now: Date): Promise<void> {
  const at = days(now, -44)
  await tx.insert(users).values({ ...INVITER, createdAt: at, registeredAt: at })
  await tx.insert(invitations).values({
    ...{ id: 'inv-ploy', campaignId, inviterId: INVITER.id, friendId: memberId, state: 'rewarded' },
    ...{ joinedAt: at, until: days(at, withinDays), orderAmount: satang(310), qualifiedAt: at, rewardedAt: at },
  })
  await insertGiven(tx, { id: 'inv-ploy-b', userId: memberId, side: 'friend', invitationId: 'inv-ploy', at })
}

/** Writes a coupon of ฿60 that was given, and is used up by now. */
async function insertGiven(
  tx: Tx,
  { at, ...row }: { id: string; userId: string; side: 'inviter' | 'friend'; invitationId: string; at: Date },
): Promise<void> {
  const [reward, templateId] = row.side === 'inviter' ? [THANKS, 'friend-thanks'] : [WELCOME, 'friend-welcome']
  await tx.insert(inviteRewards).values({
    ...{ ...row, campaignId, reward, templateId, state: 'given', givenKind: 'coupon', amount: satang(60) },
    ...{ createdAt: at, dueAt: at, givenAt: at, keeps: row.side === 'friend' },
  })
}
