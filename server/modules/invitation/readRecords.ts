import { and, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { InvitedFriend, InvitePacket } from '../../../src/contract/invitation/inviteViews'
import type { oldWithNewContract } from '../../../src/contract/invitation/oldWithNew'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { INVITE_STATES, type RewardState } from '../../../src/domain/invitation/inviteState'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type Invitation, type InviteRewardRow, inviteRewards, invitations } from '../../db/schema/members/invitations'
import { users } from '../../db/schema/account/users'
import { translate } from '../../messages/messages'
import { type InviteViewer, packetOf, packetState, readRewardTexts, type RewardTexts } from './presenter'

type Calls = typeof oldWithNewContract
type Earned = Reply<Calls['recordA']>['earned']

export interface Member extends InviteViewer {
  userId: string
}

/** The condition of each tab of the records. */
const TABS: Record<Parsed<Calls['recordA']>['tab'], SQL | undefined> = {
  all: undefined,
  waiting: inArray(invitations.state, ['joined', 'qualified']),
  rewarded: eq(invitations.state, 'rewarded'),
}

/** The friends of a member, newest first. */
export async function readFriends(
  db: ReadDb,
  member: Member,
  { tab, page, pageSize }: Parsed<Calls['recordA']>,
): Promise<InvitedFriend[]> {
  const rows = await db
    .select({ invitation: invitations, friend: users, reward: inviteRewards })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.friendId))
    .leftJoin(inviteRewards, rewardOfInviter)
    .where(and(eq(invitations.inviterId, member.userId), TABS[tab]))
    .orderBy(desc(invitations.joinedAt), desc(invitations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const texts = await readRewardTexts(db, { rows: rows.flatMap(({ reward }) => reward ?? []) }, member)
  return rows.map((row) => presentFriend(row, texts, member))
}

const rewardOfInviter = and(
  eq(inviteRewards.invitationId, invitations.id),
  eq(inviteRewards.side, 'inviter'),
  ne(inviteRewards.state, 'dropped'),
)

interface FriendRow {
  invitation: Invitation
  friend: typeof users.$inferSelect | null
  reward: InviteRewardRow | null
}

function presentFriend(
  { invitation, friend, reward }: FriendRow,
  texts: RewardTexts,
  viewer: InviteViewer,
): InvitedFriend {
  const { locale, now } = viewer
  const { id, state, reason, joinedAt, until, qualifiedAt, orderAmount } = invitation
  return {
    ...{ id, state: INVITE_STATES[state].code, stateFormat: translate(locale, `inviteState.${state}`), orderAmount },
    nick: friend?.nickname || translate(locale, 'invite.someone'),
    avatar: friend?.avatar ?? '',
    at: isoText(joinedAt),
    reason: reason ? translate(locale, `inviteReason.${reason}`) : '',
    until: isoText(until),
    orderedAt: orderAmount !== null && qualifiedAt ? isoText(qualifiedAt) : null,
    reward: reward && texts.given(reward),
    rewardState: reward && rewardStateOf(reward, now),
  }
}

/** The state of a reward as guests see it. */
function rewardStateOf(row: InviteRewardRow, now: Date): Reply<Calls['recordB']>['list'][number]['state'] {
  if (row.state === 'due') return 'waiting'
  return row.state === 'given' ? 'given' : packetState(row, now)
}

/** How many friends a member has under each tab. */
export async function countFriends(db: ReadDb, userId: string): Promise<Reply<Calls['recordA']>['counts']> {
  const under = (tab: keyof typeof TABS) => db.$count(invitations, and(eq(invitations.inviterId, userId), TABS[tab]))
  return { all: await under('all'), waiting: await under('waiting'), rewarded: await under('rewarded') }
}

/** What a member has earned by inviting. */
export async function readEarned(db: ReadDb, userId: string): Promise<Earned> {
  const { amount, givenKind, state, side } = inviteRewards
  const sum = (condition: SQL) => sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      money: sum(sql`${givenKind} <> 'points'`),
      points: sum(sql`${givenKind} = 'points'`),
      coupons: sql<number>`count(*) filter (where ${givenKind} = 'coupon' and ${amount} = 0)`.mapWith(Number),
    })
    .from(inviteRewards)
    .where(and(eq(inviteRewards.userId, userId), eq(state, 'given'), ne(side, 'friend')))
  return row ?? { money: 0, points: 0, coupons: 0 }
}

/** The packets of a member that wait to be opened, the one that ends first at the top. */
export async function readPackets(db: ReadDb, member: Member): Promise<InvitePacket[]> {
  const waiting = and(
    eq(inviteRewards.userId, member.userId),
    eq(inviteRewards.state, 'sealed'),
    gt(inviteRewards.openUntil, member.now),
  )
  const rows = await db.select().from(inviteRewards).where(waiting).orderBy(inviteRewards.openUntil, inviteRewards.id)
  const texts = await readRewardTexts(db, { rows }, member)
  return rows.map((row) => packetOf(row, texts, member.now))
}

const SHOWN: readonly RewardState[] = ['due', 'sealed', 'given', 'back', 'takenBack', 'lapsed']

/** What a member got as a friend who was invited. */
export async function readReceived(
  db: ReadDb,
  member: Member,
  { page, pageSize }: Parsed<Calls['recordB']>,
): Promise<Reply<Calls['recordB']>> {
  const { locale, now, userId } = member
  const condition = and(
    eq(inviteRewards.userId, userId),
    eq(inviteRewards.side, 'friend'),
    inArray(inviteRewards.state, [...SHOWN]),
  )
  const rows = await db
    .select({ row: inviteRewards, from: users.nickname })
    .from(inviteRewards)
    .leftJoin(invitations, eq(invitations.id, inviteRewards.invitationId))
    .leftJoin(users, eq(users.id, invitations.inviterId))
    .where(condition)
    .orderBy(desc(inviteRewards.createdAt), desc(inviteRewards.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const texts = await readRewardTexts(db, { rows: rows.map(({ row }) => row) }, member)
  const list = rows.map(({ row, from }) => {
    const state = rewardStateOf(row, now)
    return {
      ...{ id: row.id, from: from ?? '', at: isoText(row.givenAt ?? row.createdAt), state },
      stateFormat: translate(locale, `inviteReward.${state}`),
      reward: texts.view(row.reward),
      given: texts.given(row),
      openUntil: row.openUntil && isoText(row.openUntil),
    }
  })
  return { list, total: await db.$count(inviteRewards, condition), page, pageSize }
}
