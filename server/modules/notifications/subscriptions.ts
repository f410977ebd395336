import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Db } from '../../db/database'
import { guestMessages, type MessagePlatform, messageTemplates } from '../../db/schema/guestMessages'

/** A guest's subscription to message templates. */
interface Subscription {
  orderId: string
  platform: MessagePlatform
  templateIds: readonly string[]
  /** The platform's id of the guest. */
  recipient: string
  locale: Locale
  now: Date
}

/** A new subscription after a sent message allows another one; a queued message is not changed. */
const RENEWED = { state: 'agreed', occasion: null, standing: null, happenedAt: null, tries: 0, dueAt: null } as const

/** Stores which messages about an order may be sent to its guest. Unknown templates are ignored. */
export async function saveSubscription(db: Db, { templateIds, now, ...agreement }: Subscription): Promise<void> {
  const known = await db
    .selectDistinct({ templateId: messageTemplates.templateId })
    .from(messageTemplates)
    .where(
      and(eq(messageTemplates.platform, agreement.platform), inArray(messageTemplates.templateId, [...templateIds])),
    )
  if (known.length === 0) return
  const { recipient, locale } = agreement
  await db
    .insert(guestMessages)
    .values(known.map(({ templateId }) => ({ ...agreement, templateId, agreedAt: now })))
    .onConflictDoUpdate({
      target: [guestMessages.orderId, guestMessages.platform, guestMessages.templateId],
      set: { ...RENEWED, recipient, locale, agreedAt: now },
      setWhere: ne(guestMessages.state, 'waiting'),
    })
}
