import { and, desc, eq, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { InviteCampaignFields, StaffInviteCampaign } from '../../../console/contract/members/inviteCampaign'
import { type InviteReward, templatesIn } from '../../../src/domain/invitation/inviteReward'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { lockRow } from '../../db/locks/rows'
import { type InviteCampaign, inviteCampaigns } from '../../db/schema/members/invitations'
import { holdsKeyword } from '../../db/translations'
import type { Staff } from '../audit/audit'
import { foundRow, type OfferQuery, recorded, refuseFields, refuseStale, type SeenVersion } from '../offers/edited'
import { unknownTemplates } from '../offers/templates'

/** A page of the campaigns, the newest first. */
export async function listCampaigns(
  db: ReadDb,
  { keyword, onSale, page, pageSize }: OfferQuery,
): Promise<{ list: StaffInviteCampaign[]; total: number }> {
  const ofState = onSale === undefined ? undefined : eq(inviteCampaigns.closed, !onSale)
  const filter = and(holdsKeyword(inviteCampaigns.name, keyword), ofState)
  const rows = await db
    .select()
    .from(inviteCampaigns)
    .where(filter)
    .orderBy(desc(inviteCampaigns.startAt), inviteCampaigns.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { list: rows.map(present), total: await db.$count(inviteCampaigns, filter) }
}

/** Makes a campaign. */
export async function createCampaign(tx: Tx, fields: InviteCampaignFields, staff: Staff): Promise<StaffInviteCampaign> {
  await refuseFaults(tx, fields)
  const row = { ...columnsOf(fields), id: newId(), createdAt: staff.now }
  await tx.insert(inviteCampaigns).values(row)
  return written(tx, { id: row.id, action: 'inviteCampaign.create', before: null }, staff)
}

/** Changes a campaign. What was given stays. */
export async function updateCampaign(
  tx: Tx,
  { id, version, ...fields }: InviteCampaignFields & SeenVersion,
  staff: Staff,
): Promise<StaffInviteCampaign> {
  const before = await lockSeen(tx, { id, version })
  await refuseFaults(tx, fields)
  refuseFields('staff.belowCount', [['total', fields.total !== null && fields.total < before.joined]])
  await write(tx, id, columnsOf(fields))
  return written(tx, { id, action: 'inviteCampaign.update', before }, staff)
}

/** Stops a campaign, or lets it run again. */
export async function setCampaignOnSale(
  tx: Tx,
  { onSale, ...seen }: SeenVersion & { onSale: boolean },
  staff: Staff,
): Promise<StaffInviteCampaign> {
  const before = await lockSeen(tx, seen)
  await write(tx, seen.id, { closed: !onSale })
  return written(tx, { id: seen.id, action: 'inviteCampaign.onSale', before }, staff)
}

async function lockSeen(tx: Tx, seen: SeenVersion): Promise<StaffInviteCampaign> {
  return present(await refuseStale(await lockRow(tx, inviteCampaigns, seen.id), seen, present))
}

async function write(tx: Tx, id: string, changed: Partial<typeof inviteCampaigns.$inferInsert>): Promise<void> {
  const version = sql`${inviteCampaigns.version} + 1`
  await tx
    .update(inviteCampaigns)
    .set({ ...changed, version })
    .where(eq(inviteCampaigns.id, id))
}

async function written(
  tx: Tx,
  { id, action, before }: { id: string; action: AuditAction; before: StaffInviteCampaign | null },
  staff: Staff,
): Promise<StaffInviteCampaign> {
  const rows = await tx.select().from(inviteCampaigns).where(eq(inviteCampaigns.id, id))
  return recorded(tx, staff, { action, subject: 'invite_campaigns', before, after: present(foundRow(rows)) })
}

async function refuseFaults(db: ReadDb, fields: InviteCampaignFields): Promise<void> {
  const { startAt, endAt, condition, minAmount, inviterReward, friendReward, steps } = fields
  const friends = steps.map((step) => step.friends)
  refuseFields('staff.notTogether', [
    ['endAt', Date.parse(startAt) >= Date.parse(endAt)],
    ['minAmount', condition === 'minAmount' && minAmount === 0],
    ['steps', new Set(friends).size < friends.length || steps.some(({ reward }) => isEmptyPacket(reward))],
    ['inviterReward', isEmptyPacket(inviterReward)],
    ['friendReward', isEmptyPacket(friendReward)],
  ])
  const unknown = async (rewards: readonly InviteReward[]) =>
    (await unknownTemplates(db, [...new Set(rewards.flatMap(templatesIn))])).length > 0
  refuseFields('staff.unknownId', [
    ['inviterReward', await unknown([inviterReward])],
    ['friendReward', await unknown([friendReward])],
    ['steps', await unknown(steps.map(({ reward }) => reward))],
  ])
}

/** Whether a packet without coupons holds no money either. */
function isEmptyPacket(reward: InviteReward): boolean {
  return reward.kind === 'packet' && reward.templateIds.length === 0 && (reward.min < 100 || reward.max < reward.min)
}

const columnsOf = ({ startAt, endAt, ...rest }: InviteCampaignFields) => {
  return { ...rest, startAt: new Date(startAt), endAt: new Date(endAt) }
}

function present({ closed, startAt, endAt, createdAt, ...rest }: InviteCampaign): StaffInviteCampaign {
  const times = { startAt: isoText(startAt), endAt: isoText(endAt), createdAt: isoText(createdAt) }
  return { ...rest, ...times, onSale: !closed }
}
