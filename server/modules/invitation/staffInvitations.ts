import { aliasedTable, and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { inviteCampaignContract, StaffInvitation } from '../../../console/contract/members/inviteCampaign'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockRow } from '../../db/locks/rows'
import {
  type Invitation,
  inviteCampaigns,
  inviteRewards,
  invitations,
  type RewardSide,
} from '../../db/schema/members/invitations'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { users } from '../../db/schema/account/users'
import { inLocale, likePattern } from '../../db/translations'
import { translate } from '../../messages/messages'
import { readMerchantTexts } from '../config/merchantTexts'
import type { Staff } from '../audit/audit'
import { foundRow, recorded, refuseStale } from '../offers/edited'
import { end } from './countOrders'

type Calls = typeof inviteCampaignContract

const inviters = aliasedTable(users, 'inviters')
const friends = aliasedTable(users, 'friends')

/** A page of the invitations, the newest first. */
export async function listInvitations(
  db: ReadDb,
  { keyword, campaignId, memberId, state, page, pageSize }: Parsed<Calls['invitations']>,
  locale: Locale,
): Promise<{ list: StaffInvitation[]; total: number }> {
  const ofMember = memberId && or(eq(invitations.inviterId, memberId), eq(invitations.friendId, memberId))
  const condition = and(
    campaignId ? eq(invitations.campaignId, campaignId) : undefined,
    ofMember || undefined,
    holds(keyword),
    state && eq(invitations.state, state),
  )
  const rows = await select(db, condition)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [sum] = await db
    .select({ total: count() })
    .from(invitations)
    .leftJoin(inviters, ofInviter)
    .leftJoin(friends, ofFriend)
    .where(condition)
  return { list: await presentAll(db, rows, locale), total: sum?.total ?? 0 }
}

/** One invitation. */
export async function readInvitation(db: ReadDb, id: string, locale: Locale): Promise<StaffInvitation> {
  return foundRow(await presentAll(db, [foundRow(await select(db, eq(invitations.id, id)))], locale))
}

const ofInviter = eq(inviters.id, invitations.inviterId)
const ofFriend = eq(friends.id, invitations.friendId)

function holds(keyword: string): SQL | undefined {
  if (keyword === '') return undefined
  const pattern = likePattern(keyword)
  return or(ilike(inviters.nickname, pattern), ilike(friends.nickname, pattern))
}

const select = (db: ReadDb, condition: SQL | undefined) =>
  db
    .select({ invitation: invitations, inviter: inviters.nickname, friend: friends.nickname })
    .from(invitations)
    .leftJoin(inviters, ofInviter)
    .leftJoin(friends, ofFriend)
    .where(condition)
    .orderBy(desc(invitations.joinedAt), desc(invitations.id))

interface NamedInvitation {
  invitation: Invitation
  inviter: string | null
  friend: string | null
}

/** Invitations with what was given for them, in as many queries as for one. */
async function presentAll(db: ReadDb, rows: readonly NamedInvitation[], locale: Locale): Promise<StaffInvitation[]> {
  const ids = rows.map(({ invitation }) => invitation.id)
  const given = await db
    .select({ reward: inviteRewards, coupon: couponTemplates.name })
    .from(inviteRewards)
    .leftJoin(couponTemplates, eq(couponTemplates.id, inviteRewards.templateId))
    .where(and(inArray(inviteRewards.invitationId, ids), inArray(inviteRewards.state, ['given', 'back'])))
  const texts = await readMerchantTexts(db, locale)
  const textOf = ({ reward: { givenKind, amount }, coupon }: (typeof given)[number]) => {
    if (givenKind === 'points') return translate(locale, 'notice.points', { count: amount, points: texts.points })
    return givenKind === 'coupon' && coupon ? inLocale(coupon, locale) : texts.money(amount)
  }
  return rows.map((row) => {
    const got = (side: RewardSide) =>
      given
        .filter(({ reward }) => reward.invitationId === row.invitation.id && reward.side === side)
        .map(textOf)
        .join(' · ')
    return { ...present(row), inviterGot: got('inviter'), friendGot: got('friend') }
  })
}

function present({ invitation, inviter, friend }: NamedInvitation) {
  const { joinedAt, until, qualifiedAt: _q, rewardedAt: _r, endedAt: _e, ...rest } = invitation
  const names = { inviterName: inviter ?? '', friendName: friend ?? '' }
  return { ...rest, ...names, joinedAt: isoText(joinedAt), until: isoText(until) }
}

/** Cancels an invitation; a job takes its rewards back. One that does not count already stays as it is. */
export async function cancelInvitation(
  tx: Tx,
  { id, version, reason }: Parsed<Calls['cancel']>,
  staff: Staff,
): Promise<StaffInvitation> {
  const read = () => readInvitation(tx, id, staff.locale)
  const found = await refuseStale(await lockRow(tx, invitations, id), { id, version }, read)
  if (found.state === 'invalid') throw new AppError(400, 'invite.ended')
  const before = await read()
  await end(tx, found, { reason: 'staff', note: reason, now: staff.now })
  await tx
    .update(invitations)
    .set({ version: sql`${invitations.version} + 1` })
    .where(eq(invitations.id, id))
  const nameless = { inviterName: '', friendName: '' }
  const after = await read()
  await recorded(tx, staff, {
    ...{ action: 'invitation.cancel', subject: 'invitations' },
    ...{ before: { ...before, ...nameless }, after: { ...after, ...nameless } },
  })
  return after
}

/** Results and costs of a campaign. */
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
  const isGiven = sql`${inviteRewards.state} in ('given', 'back')`
  const sum = (condition: SQL) => number(sql`coalesce(sum(${amount}) filter (where ${isGiven} and ${condition}), 0)`)
  const [cost] = await db
    .select({
      money: sum(sql`${givenKind} <> 'points'`),
      points: sum(sql`${givenKind} = 'points'`),
      coupons: number(sql`count(*) filter (where ${isGiven} and ${givenKind} = 'coupon' and ${amount} = 0)`),
      lost: number(sql`coalesce(sum(${short}) filter (where ${givenKind} <> 'points'), 0)`),
    })
    .from(inviteRewards)
    .where(eq(inviteRewards.campaignId, id))
  if (!brought || !cost) throw new Error(`no numbers of ${id}`)
  return { ...brought, ...cost }
}
