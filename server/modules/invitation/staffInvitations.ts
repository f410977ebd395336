import { aliasedTable, and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { inviteCampaignContract, StaffInvitation } from '../../../console/contract/inviteCampaign'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockRow } from '../../db/rowLocks'
import { type Invitation, inviteCampaigns, inviteRewards, invitations } from '../../db/schema/invitations'
import { users } from '../../db/schema/users'
import type { Staff } from '../audit/audit'
import { foundRow, recorded, refuseStale } from '../offers/edited'
import { end } from './countOrders'

type Calls = typeof inviteCampaignContract

const inviters = aliasedTable(users, 'inviters')
const friends = aliasedTable(users, 'friends')

/** A page of the invitations, the newest first. */
export async function listInvitations(
  db: ReadDb,
  { campaignId, memberId, state, page, pageSize }: Parsed<Calls['invitations']>,
): Promise<{ list: StaffInvitation[]; total: number }> {
  const ofMember = memberId && or(eq(invitations.inviterId, memberId), eq(invitations.friendId, memberId))
  const wanted = and(
    campaignId ? eq(invitations.campaignId, campaignId) : undefined,
    ofMember || undefined,
    state && eq(invitations.state, state),
  )
  const rows = await select(db, wanted)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(invitations, wanted) }
}

const select = (db: ReadDb, wanted: SQL | undefined) =>
  db
    .select({ invitation: invitations, inviter: inviters.nickname, friend: friends.nickname })
    .from(invitations)
    .leftJoin(inviters, eq(inviters.id, invitations.inviterId))
    .leftJoin(friends, eq(friends.id, invitations.friendId))
    .where(wanted)
    .orderBy(desc(invitations.joinedAt), desc(invitations.id))

interface NamedInvitation {
  invitation: Invitation
  inviter: string | null
  friend: string | null
}

function present({ invitation, inviter, friend }: NamedInvitation): StaffInvitation {
  const { joinedAt, until, qualifiedAt: _q, rewardedAt: _r, endedAt: _e, ...rest } = invitation
  const names = { inviterName: inviter ?? '', friendName: friend ?? '' }
  return { ...rest, ...names, joinedAt: isoText(joinedAt), until: isoText(until) }
}

async function read(db: ReadDb, id: string): Promise<StaffInvitation> {
  return present(foundRow(await select(db, eq(invitations.id, id))))
}

/** Cancels an invitation; a job takes its rewards back. One that does not count already stays as it is. */
export async function cancelInvitation(
  tx: Tx,
  { id, version, reason }: Parsed<Calls['cancel']>,
  staff: Staff,
): Promise<StaffInvitation> {
  const found = await refuseStale(await lockRow(tx, invitations, id), { id, version }, () => read(tx, id))
  if (found.state === 'invalid') throw new AppError(400, 'invite.ended')
  const before = await read(tx, id)
  await end(tx, found, { reason: 'staff', note: reason, now: staff.now })
  await tx
    .update(invitations)
    .set({ version: sql`${invitations.version} + 1` })
    .where(eq(invitations.id, id))
  const nameless = { inviterName: '', friendName: '' }
  const after = await read(tx, id)
  await recorded(tx, staff, {
    ...{ action: 'invitation.cancel', subject: 'invitations' },
    ...{ before: { ...before, ...nameless }, after: { ...after, ...nameless } },
  })
  return after
}

/** What a campaign has brought and cost. */
export async function readCampaignNumbers(db: ReadDb, id: string): Promise<Reply<Calls['numbers']>> {
  foundRow(await db.select().from(inviteCampaigns).where(eq(inviteCampaigns.id, id)))
  const number = (value: SQL) => value.mapWith<typeof Number>(Number)
  const { state, orderAmount, campaignId } = invitations
  const inState = (name: string) => number(sql`count(*) filter (where ${state} = ${name})`)
  const [brought] = await db
    .select({
      joined: number(sql`count(*)`),
      ordered: number(sql`count(*) filter (where ${state} in ('qualified', 'rewarded'))`),
      rewarded: inState('rewarded'),
      invalid: inState('invalid'),
      sales: number(sql`coalesce(sum(${orderAmount}) filter (where ${state} <> 'invalid'), 0)`),
    })
    .from(invitations)
    .where(eq(campaignId, id))
  const { amount, givenKind, short } = inviteRewards
  const kept = sql`${inviteRewards.state} in ('given', 'back')`
  const sum = (wanted: SQL) => number(sql`coalesce(sum(${amount}) filter (where ${kept} and ${wanted}), 0)`)
  const [cost] = await db
    .select({
      money: sum(sql`${givenKind} <> 'points'`),
      points: sum(sql`${givenKind} = 'points'`),
      coupons: number(sql`count(*) filter (where ${kept} and ${givenKind} = 'coupon' and ${amount} = 0)`),
      lost: number(sql`coalesce(sum(${short}) filter (where ${givenKind} <> 'points'), 0)`),
    })
    .from(inviteRewards)
    .where(eq(inviteRewards.campaignId, id))
  if (!brought || !cost) throw new Error(`no numbers of ${id}`)
  return { ...brought, ...cost }
}
