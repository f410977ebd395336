import { and, eq, exists, sql } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config'
import { OCCASION_OF } from '../../../src/domain/order/occasions'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import type { Tx } from '../../db/database'
import { guestMessages, messageTemplates } from '../../db/schema/guestMessages'
import type { DomainEvents } from '../events'
import type { MessageKey } from '../../messages/messages'

/** The event of an order that a message reports. */
interface MessageContent {
  occasion: Occasion
  /** Key of the state of the order, or of its refund. */
  standing: MessageKey
  now: Date
}

/** Queues the subscribed messages about an order's new state. */
export async function notifyOrderMoved(tx: Tx, { order, to, now }: DomainEvents['orderMoved']): Promise<void> {
  const occasion = OCCASION_OF[to]
  if (occasion) await queueMessages(tx, order.id, { occasion, standing: ORDER_STATES[to].nameKey, now })
}

/** Queues the subscribed messages about the answer to a refund request. */
export function notifyRefundAnswered(tx: Tx, { orderId, to, now }: DomainEvents['refundAnswered']): Promise<void> {
  return queueMessages(tx, orderId, { occasion: 'refundAnswered', standing: REFUND_STATES[to].nameKey, now })
}

/**
 * Queues the messages that the guest subscribed to for an occasion. A worker sends them after the transaction, so that an order
 * never waits for a message or fails because of one.
 */
async function queueMessages(tx: Tx, orderId: string, { occasion, standing, now }: MessageContent): Promise<void> {
  const template = tx
    .select({ one: sql`1` })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.occasion, occasion),
        eq(messageTemplates.platform, guestMessages.platform),
        eq(messageTemplates.templateId, guestMessages.templateId),
      ),
    )
  await tx
    .update(guestMessages)
    .set({ state: 'waiting', occasion, standing, happenedAt: now, dueAt: now })
    .where(and(eq(guestMessages.orderId, orderId), eq(guestMessages.state, 'agreed'), exists(template)))
}
