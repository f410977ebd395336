import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import type { InviteLanding } from '../../../src/contract/invitation/inviteViews'
import { newcomerFault } from '../../../src/domain/invitation/inviteRules'
import type { InviteReason } from '../../../src/domain/invitation/inviteState'
import { DAY_MS } from '../../../src/domain/time/duration'
import { monthStart } from '../../../src/domain/time/calendar'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockSessionOwner } from '../../db/locks'
import { lockRow } from '../../db/locks/rows'
import {
  type Invitation,
  type InviteCampaign,
  inviteCampaigns,
  invitations,
  inviteVisits,
} from '../../db/schema/members/invitations'
import { users } from '../../db/schema/account/users'
import type { DomainEvents } from '../events'
import { assessNewcomer } from '../fraud/newcomers'
import { hasRoom, runningCampaign } from './campaigns'
import { visitOn } from './links'
import { giveAtOnce, recordOwedRewards } from './oweRewards'

/** Outcome of a stored invitation. */
export type Acceptance = InviteLanding['state']

/** A guest who may accept an invitation, on a device. */
export interface Guest {
  userId: string
  deviceId: string
}

/** Facts about the caller that the decision depends on. */
export interface Standing {
  state: Acceptance
  /** The invitation that the caller has accepted, or was refused. */
  accepted: Invitation | undefined
  campaign: InviteCampaign | undefined
}

/** The invitation of a user as a friend. */
export async function acceptedBy(db: ReadDb, userId: string): Promise<Invitation | undefined> {
  const [row] = await db.select().from(invitations).where(eq(invitations.friendId, userId))
  return row
}

/** Evaluates the invitation of an inviter, opened at a time, for a guest. Writes nothing. */
export async function standingOf(
  db: ReadDb,
  { userId }: Guest,
  { inviterId, openedAt, now }: { inviterId: string; openedAt: Date; now: Date },
): Promise<Standing> {
  const accepted = await acceptedBy(db, userId)
  const campaign = await runningCampaign(db, now)
  const state = accepted ? stateOf(accepted) : await openState(db, { userId, inviterId, openedAt, campaign })
  return { state, accepted, campaign }
}

const stateOf = ({ reason }: Invitation): Acceptance => (reason && isRejection(reason) ? 'refused' : 'joined')

/** Reasons by which the friend gets nothing. With the others, only the inviter does not. */
const REFUSALS: readonly InviteReason[] = ['own', 'phone', 'device', 'payer', 'ordered', 'staff']
export const isRejection = (reason: InviteReason) => REFUSALS.includes(reason)

async function openState(
  db: ReadDb,
  requested: { userId: string; inviterId: string; openedAt: Date; campaign: InviteCampaign | undefined },
): Promise<Acceptance> {
  const { userId, inviterId, openedAt, campaign } = requested
  if (userId === inviterId) return 'own'
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (user?.registeredAt && user.registeredAt < openedAt) return 'notNew'
  if (!campaign) return 'ended'
  if (!hasRoom(campaign)) return 'full'
  return user?.registeredAt && !user.phone ? 'needsPhone' : 'open'
}

/** Binds a newcomer to the inviter whose link was opened on the device. Any other guest stays as they are. Never refuses. */
export async function acceptOnSignIn(
  tx: Tx,
  { userId, deviceId, locale, now }: DomainEvents['signedIn'],
): Promise<void> {
  const visit = await visitOn(tx, deviceId)
  if (!visit) return
  const requested = { inviterId: visit.inviterId, openedAt: visit.at, now }
  const { state, campaign } = await standingOf(tx, { userId, deviceId }, requested)
  if (state !== 'open' || !campaign || !(await lockSessionOwner(tx, visit.inviterId))) return
  const held = await lockRow(tx, inviteCampaigns, campaign.id)
  if (!held || !hasRoom(held)) return
  const invitation = await assessInvitation(tx, { userId, deviceId, inviterId: visit.inviterId }, held, now)
  await tx.delete(inviteVisits).where(eq(inviteVisits.deviceId, deviceId))
  if (invitation) await reward(tx, invitation, held, { locale, now })
}

/** Judges a newcomer, once. Returns the invitation; undefined when another device was faster. */
async function assessInvitation(
  tx: Tx,
  { userId, deviceId, inviterId }: Guest & { inviterId: string },
  campaign: InviteCampaign,
  now: Date,
): Promise<Invitation | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const facts = await assessNewcomer(tx, { userId, deviceId, phone: user?.phone ?? '' }, now)
  const fault =
    newcomerFault({ ...facts, own: userId === inviterId }) ?? (await overMonth(tx, inviterId, campaign, now))
  const until = new Date(now.getTime() + campaign.withinDays * DAY_MS)
  const judged = fault ? ({ state: 'invalid', reason: fault, endedAt: now } as const) : {}
  const [invitation] = await tx
    .insert(invitations)
    .values({ id: newId(), campaignId: campaign.id, inviterId, friendId: userId, joinedAt: now, until, ...judged })
    .onConflictDoNothing()
    .returning()
  const counts = invitation && !(invitation.reason && isRejection(invitation.reason))
  if (counts) {
    const joined = sql`${inviteCampaigns.joined} + 1`
    await tx.update(inviteCampaigns).set({ joined }).where(eq(inviteCampaigns.id, campaign.id))
  }
  return invitation
}

/** Whether the inviter has brought as many friends this month as count. */
async function overMonth(
  tx: Tx,
  inviterId: string,
  { perMonth }: InviteCampaign,
  now: Date,
): Promise<InviteReason | null> {
  return perMonth !== null && (await friendsOfMonth(tx, inviterId, now)) >= perMonth ? 'cap' : null
}

/** How many friends of a member count in the month. */
export async function friendsOfMonth(db: ReadDb, inviterId: string, now: Date): Promise<number> {
  const inMonth = and(
    eq(invitations.inviterId, inviterId),
    gte(invitations.joinedAt, monthStart(now)),
    ne(invitations.state, 'invalid'),
  )
  const [row] = await db.select({ number: count() }).from(invitations).where(inMonth)
  return row?.number ?? 0
}

async function reward(
  tx: Tx,
  invitation: Invitation,
  campaign: InviteCampaign,
  { locale, now }: Pick<DomainEvents['signedIn'], 'locale' | 'now'>,
): Promise<void> {
  if (invitation.reason && isRejection(invitation.reason)) return
  const isMet = campaign.condition === 'register'
  if (isMet && invitation.state === 'joined') {
    const qualified = { state: 'qualified', qualifiedAt: now } as const
    await tx.update(invitations).set(qualified).where(eq(invitations.id, invitation.id))
    await recordOwedRewards(tx, campaign, { side: 'inviter', userId: invitation.inviterId, invitation, now })
  }
  if (campaign.friendAtOnce || isMet) await giveAtOnce(tx, campaign, { invitation, locale, now })
}
