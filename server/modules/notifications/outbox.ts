import { and, eq, exists, sql } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config'
import type { Tx } from '../../db/database'
import { guestMessages, messageTemplates } from '../../db/schema/guestMessages'
import type { MessageKey } from '../../messages/messages'

/** Something that a guest may have agreed to be told. */
interface Event {
  occasion: Occasion
  /** Key of how the order, or its refund, stands now. */
  standing: MessageKey
  now: Date
}

/**
 * Something has happened to an order: the messages that its guest agreed to for this occasion wait to be sent, in the transaction
 * in which it happens. Nothing is sent yet, and nothing outside is asked, so that no order waits for a message or fails by one.
 */
export async function queueMessages(tx: Tx, orderId: string, { occasion, standing, now }: Event): Promise<void> {
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
