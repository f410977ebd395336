import { and, eq } from 'drizzle-orm'
import { meetsCondition } from '../../../src/domain/invitation/inviteRules'
import type { InviteReason } from '../../../src/domain/invitation/inviteState'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import type { Tx } from '../../db/database'
import { lockInvitationOf } from '../../db/locks'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { type Invitation, inviteCampaigns, inviteRewards, invitations } from '../../db/schema/members/invitations'
import type { DomainEvents } from '../events'
import { isPayerSeen } from '../fraud/newcomers'
import { acceptedBy } from './accept'
import { recordOwedRewards } from './oweRewards'
import { revokeRewards } from './revokeRewards'

// The rows of an invitation are written after all locks of the order, and no other lock is taken after them.

/** Counts an order of a friend that is completed, and uncounts one that is refunded. */
export async function inviteOrderStateChanged(
  tx: Tx,
  { order, to, now }: DomainEvents['orderStateChanged'],
): Promise<void> {
  if (to === 'completed') await count(tx, order, now)
  if (to === 'refunded') await uncount(tx, order, now)
}

/** Counts an order of a friend that was completed before it was paid, at the counter. */
export async function inviteOrderPaid(tx: Tx, { order, now }: DomainEvents['orderPaid']): Promise<void> {
  if (order.state === ORDER_STATES.completed.code) await count(tx, order, now)
}

/** Uncounts an order of which so much went back that the rest does not meet the condition of the campaign. */
export async function inviteOrderRefunded(tx: Tx, { order, refunded, now }: DomainEvents['orderRefunded']) {
  const [counted] = await tx
    .select({ invitation: invitations, campaign: inviteCampaigns })
    .from(invitations)
    .innerJoin(inviteCampaigns, eq(inviteCampaigns.id, invitations.campaignId))
    .where(eq(invitations.orderId, order.id))
  const rest = { money: moneyFor(order) - refunded, createdAt: order.createdAt }
  if (counted && !meetsCondition(rest, counted.campaign, counted.invitation)) await uncount(tx, order, now)
}

async function count(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  if (!order.paid || isOnTableBill(order)) return
  const invitation = await acceptedBy(tx, order.userId)
  if (invitation?.state !== 'joined') return
  const [campaign] = await tx.select().from(inviteCampaigns).where(eq(inviteCampaigns.id, invitation.campaignId))
  const paid = { money: moneyFor(order), createdAt: order.createdAt }
  if (!campaign || !meetsCondition(paid, campaign, invitation)) return
  if (await isPayerSeen(tx, { userId: order.userId, purchaseId: order.id }, now)) {
    await move(tx, invitation, { state: 'invalid', reason: 'payer', endedAt: now })
    return
  }
  const counted = { orderId: order.id, orderAmount: paid.money, qualifiedAt: now }
  if (!(await move(tx, invitation, { state: 'qualified', ...counted }))) return
  await recordOwedRewards(tx, campaign, { side: 'inviter', userId: invitation.inviterId, invitation, now })
  if (!campaign.friendAtOnce)
    await recordOwedRewards(tx, campaign, { side: 'friend', userId: invitation.friendId, invitation, now })
}

/**
 * An order that is refunded before its rewards were given leaves the friend another try; afterwards the invitation does not count any
 * more, and a job takes the rewards back, one account at a time.
 */
async function uncount(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const invitation = await lockInvitationOf(tx, order.id)
  if (!invitation) return
  if (invitation.state === 'rewarded') return end(tx, invitation, { reason: 'refunded', now })
  if (invitation.state !== 'qualified') return
  if (invitation.until <= now) return end(tx, invitation, { reason: 'late', now })
  const uncounted = { orderId: null, orderAmount: null, qualifiedAt: null }
  await move(tx, invitation, { state: 'joined', ...uncounted })
  await revoke(tx, invitation.id)
}

/** Ends an invitation that does not count, with its rewards. */
export async function end(
  tx: Tx,
  invitation: Invitation,
  { reason, note = '', now }: { reason: InviteReason; note?: string; now: Date },
): Promise<void> {
  await move(tx, invitation, { state: 'invalid', reason, note, endedAt: now })
  await revoke(tx, invitation.id, reason === 'staff')
}

/** Revokes the rewards of an invitation: all, or those that depend on the order. */
const revoke = (tx: Tx, invitationId: string, all = false) =>
  revokeRewards(tx, and(eq(inviteRewards.invitationId, invitationId), all ? undefined : eq(inviteRewards.keeps, false)))

/** Moves an invitation that still is as it was read. Returns whether it was. */
async function move(tx: Tx, { id, state }: Invitation, to: Partial<typeof invitations.$inferInsert>): Promise<boolean> {
  const unmoved = and(eq(invitations.id, id), eq(invitations.state, state))
  const moved = await tx.update(invitations).set(to).where(unmoved).returning({ id: invitations.id })
  return moved.length > 0
}
