import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Db } from '../../db/database'
import { guestMessages, type MessagePlatform, messageTemplates } from '../../db/schema/guestMessages'

/** What a guest agreed to in an app. */
interface Subscription {
  orderId: string
  platform: MessagePlatform
  templateIds: readonly string[]
  /** The house's name for the guest. */
  recipient: string
  locale: Locale
  now: Date
}

/** Whoever agrees again, after one was sent, gets another; one that is on its way goes on. */
const RENEWED = { state: 'agreed', occasion: null, standing: null, happenedAt: null, tries: 0, dueAt: null } as const

/** Notes which messages about an order may be sent to its guest. Templates that the merchant does not have are left out. */
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
