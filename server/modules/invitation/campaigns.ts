import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { type InviteCampaign, inviteCampaigns } from '../../db/schema/members/invitations'

/** The campaign that runs now: of several the one that began last. */
export async function runningCampaign(db: ReadDb, now: Date): Promise<InviteCampaign | undefined> {
  const runs = and(eq(inviteCampaigns.closed, false), lte(inviteCampaigns.startAt, now), gt(inviteCampaigns.endAt, now))
  const [campaign] = await db
    .select()
    .from(inviteCampaigns)
    .where(runs)
    .orderBy(desc(inviteCampaigns.startAt), inviteCampaigns.id)
    .limit(1)
  return campaign
}

/** Whether a campaign takes more friends. */
export const hasRoom = ({ total, joined }: Pick<InviteCampaign, 'total' | 'joined'>): boolean =>
  total === null || joined < total
