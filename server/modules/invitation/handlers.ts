import { and, eq, ne } from 'drizzle-orm'
import type { InviteLanding, InvitePacket } from '../../../src/contract/invitation/inviteViews'
import type { oldWithNewContract } from '../../../src/contract/invitation/oldWithNew'
import { scanText } from '../../../src/domain/table/tableCode'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { type InviteRewardRow, inviteRewards } from '../../db/schema/members/invitations'
import { stores } from '../../db/schema/store/stores'
import { users } from '../../db/schema/account/users'
import { acceptOnSignIn, friendsOfMonth, standingOf } from './accept'
import { runningCampaign } from './campaigns'
import { openPacket, RewardChanged } from './giveReward'
import { codeOf, type Inviter, inviterOf, storeVisit, visitOn } from './links'
import { countedFriends } from './oweRewards'
import { activityOf, packetOf, packetState, readRewardTexts } from './presenter'
import { countFriends, type Member, readEarned, readFriends, readPackets, readReceived } from './readRecords'

type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** How many friends the page of the inviter shows. */
const LATEST = { tab: 'all', page: 1, pageSize: 3 } as const

/** Members bring friends. Without an origin of the storefront the link leads to the host of the request. */
export const oldWithNewHandlers = (origins: readonly string[]): Handlers<typeof oldWithNewContract> => ({
  async activity({ db, locale, now }) {
    const activity = await activityOf(db, await runningCampaign(db, now), { locale, now })
    return { activity, serverTime: isoText(now) }
  },

  partyA: (context) => readInviter(context),

  partyB: async (context, { code }) => landing(context, await inviterOf(context.db, code)),

  async accept(context, { code }) {
    const inviter = await inviterOf(context.db, code)
    await accept(context, inviter)
    return landing(context, inviter)
  },

  shear: (context) => share(context, origins[0] ?? `http://${context.host}`),

  async recordA(context, requested) {
    const { db, now } = context
    const member = memberOf(context)
    const counts = await countFriends(db, member.userId)
    return {
      ...{ list: await readFriends(db, member, requested), total: counts[requested.tab] },
      ...{ page: requested.page, pageSize: requested.pageSize, counts },
      earned: await readEarned(db, member.userId),
      packets: await readPackets(db, member),
      serverTime: isoText(now),
    }
  },

  recordB: (context, requested) => readReceived(context.db, memberOf(context), requested),

  packet: async (context, { id }) => showPacket(context, await ownPacket(context, id)),

  open: async (context, { id }) => showPacket(context, await openOwn(context, id)),
})

const memberOf = ({ session, locale, now }: Context): Member => ({ userId: session.userId, locale, now })

/** The link of the caller, and what stands on the card that is sent. */
async function share(context: Context<Tx>, site: string) {
  const { db, now } = context
  const member = memberOf(context)
  const code = await codeOf(db, member.userId, now)
  const campaign = await runningCampaign(db, now)
  const [user] = await db.select().from(users).where(eq(users.id, member.userId))
  return {
    ...{ code, nick: user?.nickname ?? '', avatar: user?.avatar ?? '' },
    link: scanText(site, 'oldWithNew', { code }),
    pictures: campaign?.pictures ?? [],
    stores: await db.$count(stores, eq(stores.shown, true)),
    activity: await activityOf(db, campaign, member),
  }
}

async function readInviter(context: Context) {
  const { db, now } = context
  const member = memberOf(context)
  const campaign = await runningCampaign(db, now)
  return {
    activity: await activityOf(db, campaign, member),
    friends: campaign ? await countedFriends(db, campaign.id, member.userId) : 0,
    invited: (await countFriends(db, member.userId)).all,
    thisMonth: await friendsOfMonth(db, member.userId, now),
    earned: await readEarned(db, member.userId),
    latest: await readFriends(db, member, LATEST),
    packets: await readPackets(db, member),
    serverTime: isoText(now),
  }
}

/** Keeps the invitation on the device, and binds a caller who has just registered. */
async function accept({ db: tx, session, locale, now }: Context<Tx>, inviter: Inviter): Promise<void> {
  const { userId, deviceId } = session
  const storedVisit = await visitOn(tx, deviceId)
  const requested = { inviterId: inviter.id, openedAt: storedVisit?.at ?? now, now }
  const { state } = await standingOf(tx, session, requested)
  if (state !== 'open' && state !== 'needsPhone') return
  await storeVisit(tx, { deviceId, inviterId: inviter.id, at: now })
  if (session.member) await acceptOnSignIn(tx, { userId, deviceId, locale, now })
}

async function landing(context: Context, { id: inviterId, nick, avatar }: Inviter): Promise<InviteLanding> {
  const { db, session, now } = context
  const viewer = memberOf(context)
  const visit = await visitOn(db, session.deviceId)
  const requested = { inviterId, openedAt: visit?.at ?? now, now }
  const { state, accepted, campaign } = await standingOf(db, session, requested)
  const isIn = state === 'joined' && accepted
  const own = isIn ? await rewardFor(db, accepted.id) : undefined
  const texts = await readRewardTexts(db, { rows: own ? [own] : [] }, viewer)
  return {
    ...{ state, inviter: { nick, avatar }, activity: await activityOf(db, campaign, viewer) },
    reward: own ? texts.given(own) : null,
    until: isIn ? isoText(accepted.until) : null,
    serverTime: isoText(now),
  }
}

/** What a friend got, or will get, for an invitation. */
async function rewardFor(db: ReadDb, invitationId: string): Promise<InviteRewardRow | undefined> {
  const ofFriend = and(eq(inviteRewards.invitationId, invitationId), eq(inviteRewards.side, 'friend'))
  const [row] = await db
    .select()
    .from(inviteRewards)
    .where(and(ofFriend, ne(inviteRewards.state, 'dropped')))
  return row
}

/** A packet of the caller. Refuses everything else. */
async function ownPacket({ db, session }: Context, id: string): Promise<InviteRewardRow> {
  const [row] = await db.select().from(inviteRewards).where(eq(inviteRewards.id, id))
  const isOwn = row?.userId === session.userId && row.reward.kind === 'packet'
  if (!isOwn || row.state === 'due' || row.state === 'dropped') throw new AppError(400, 'invite.noPacket')
  return row
}

async function openOwn(context: Context<Tx>, id: string): Promise<InviteRewardRow> {
  const { db: tx, locale, now } = context
  const row = await ownPacket(context, id)
  const state = packetState(row, now)
  if (state === 'given') return row
  if (state !== 'sealed') throw new AppError(400, 'invite.packetOver')
  try {
    return await openPacket(tx, row, { locale, now })
  } catch (error) {
    if (error instanceof RewardChanged) throw new AppError(400, 'invite.packetMoved')
    throw error
  }
}

async function showPacket(context: Context, row: InviteRewardRow): Promise<InvitePacket> {
  const viewer = memberOf(context)
  return packetOf(row, await readRewardTexts(context.db, { rows: [row] }, viewer), viewer.now)
}
