import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Db } from '../../db/database'
import {
  guestMessages,
  type MessagePlatform,
  type MessageSubject,
  messageTemplates,
} from '../../db/schema/settings/guestMessages'

/** A guest's subscription to message templates. */
interface Subscription {
  userId: string
  subject: MessageSubject
  subjectId: string
  platform: MessagePlatform
  templateIds: readonly string[]
  /** The platform's id of the guest. */
  recipient: string
  locale: Locale
  now: Date
}

/** A new subscription after a sent message allows another one; a queued message is not changed. */
const RENEWED = { state: 'agreed', occasion: null, standing: null, happenedAt: null, tries: 0, dueAt: null } as const

/** Stores which messages about a subject may be sent to its guest. Unknown templates are ignored. */
export async function saveSubscription(
  db: Db,
  { templateIds, now, platform: channel, ...agreement }: Subscription,
): Promise<void> {
  const known = await db
    .selectDistinct({ templateId: messageTemplates.templateId })
    .from(messageTemplates)
    .where(and(eq(messageTemplates.platform, channel), inArray(messageTemplates.templateId, [...templateIds])))
  if (known.length === 0) return
  const { recipient, locale } = agreement
  await db
    .insert(guestMessages)
    .values(known.map(({ templateId }) => ({ ...agreement, channel, templateId, agreedAt: now })))
    .onConflictDoUpdate({
      target: [guestMessages.subject, guestMessages.subjectId, guestMessages.channel, guestMessages.templateId],
      set: { ...RENEWED, recipient, locale, agreedAt: now },
      setWhere: ne(guestMessages.state, 'waiting'),
    })
}
