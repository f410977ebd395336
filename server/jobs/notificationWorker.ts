import { and, asc, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { MINUTE_MS, SECOND_MS } from '../../src/domain/time/duration'
import { readSystem } from '../modules/config/systemConfig'
import type { Db, Tx } from '../db/database'
import { type GuestMessage, guestMessages, type MessagePlatform } from '../db/schema/settings/guestMessages'
import { PeriodicJob } from './periodicJob'
import { ProviderError } from '../integrations/providerError'
import type { Mail } from '../integrations/mail/smtpMail'
import type { LineMessages } from '../integrations/social/lineMessages'
import { transact } from '../db/transaction'
import { type Messengers, templateFor } from '../modules/notifications/messageTemplates'
import { fileOf } from '../../src/domain/navigation/pageFile'
import { hasLetter, writeLetter, writeLineMessage } from '../modules/notifications/messageTexts'
import { lineRecipientOf } from '../modules/notifications/lineConsent'
import { writeFields } from '../modules/notifications/messageFields'
import { readContent } from '../modules/notifications/messageSubjects'
import { queueLetter } from '../modules/notifications/outbox'
import { users } from '../db/schema/account/users'

type End = 'sent' | 'refused' | 'failed'

/** The interval between two runs, and the batch size of a run. */
const EVERY_MS = 5 * SECOND_MS
const BATCH = 50
/** Delay after a failed attempt: half a minute, doubled each time. */
const FIRST_WAIT_MS = 30 * SECOND_MS
/** Messages older than this are not sent. */
const STALE_MS = 30 * MINUTE_MS

interface NotificationDependencies {
  db: Db
  now(): Date
  messengers: Messengers
  /** Sends messages on LINE; none are sent without. */
  line: LineMessages | undefined
  /** Sends e-mails; none are sent without. */
  mail: Mail | undefined
  /** The storefront's origin, for links on LINE and in e-mails; without one there are none. */
  origin: string | undefined
  log: FastifyBaseLogger
}

/**
 * Sends queued messages to guests. Each attempt is recorded before it is made, so that two servers never send the same message
 * at once, and a crashed server's attempt is repeated later. If a response is lost, the repeated attempt is refused by the
 * platform, because the first one has used the guest's subscription, and by LINE, because both have the same retry key; an e-mail
 * may come twice then. What LINE has surely not delivered becomes an e-mail.
 */
export class NotificationWorker extends PeriodicJob {
  constructor(private readonly dependencies: NotificationDependencies) {
    super(() => this.sendDue(), EVERY_MS, dependencies.log)
  }

  /** Sends all due messages. */
  async sendDue(): Promise<void> {
    const { db, now } = this.dependencies
    const due = await db
      .select()
      .from(guestMessages)
      .where(lte(guestMessages.dueAt, now()))
      .orderBy(asc(guestMessages.dueAt))
      .limit(BATCH)
    for (const row of due) {
      if (await this.claim(row)) await this.end(row, this.isStale(row) ? 'failed' : await this.attempt(row))
    }
  }

  /** Claims an attempt and schedules the next one. False when another server has claimed it. */
  private async claim(row: GuestMessage): Promise<boolean> {
    const { db, now } = this.dependencies
    const at = now()
    const claimed = await db
      .update(guestMessages)
      .set({ tries: row.tries + 1, dueAt: new Date(at.getTime() + FIRST_WAIT_MS * 2 ** row.tries) })
      .where(
        and(
          isThis(row),
          eq(guestMessages.state, 'waiting'),
          eq(guestMessages.tries, row.tries),
          lte(guestMessages.dueAt, at),
        ),
      )
      .returning({ tries: guestMessages.tries })
    return claimed.length > 0
  }

  /** The final state of a message; undefined when it is to be retried. */
  private async attempt(row: GuestMessage): Promise<End | undefined> {
    try {
      return (await this.send(row)) ? 'sent' : 'failed'
    } catch (error) {
      return this.endBy(error)
    }
  }

  private send(row: GuestMessage): Promise<boolean> {
    if (row.channel === 'email') return this.sendLetter(row)
    return row.channel === 'line' ? this.sendOnLine(row) : this.sendTemplate(row, row.channel)
  }

  /** False when its template or subject no longer exists, or the platform has no account. */
  private async sendTemplate(row: GuestMessage, platform: MessagePlatform): Promise<boolean> {
    const { db, messengers } = this.dependencies
    const { templateId, recipient: to, locale, occasion } = row
    const messenger = messengers[platform]
    const content = await readContent(db, row)
    const template = occasion && (await templateFor(db, occasion, platform, templateId))
    if (!messenger || !content || !template) return false
    const fields = writeFields(platform, template.fields, { content, locale })
    await messenger.send({ to, templateId, page: fileOf(content.page).slice(1), locale, fields })
    return true
  }

  /** False when its subject or the address no longer exists, or no e-mails are set up. */
  private async sendLetter(row: GuestMessage): Promise<boolean> {
    const { db, mail, origin } = this.dependencies
    const { locale, occasion, userId } = row
    const content = await readContent(db, row)
    const [member] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!mail || !member?.email || !content || !occasion || !hasLetter(occasion)) return false
    const { brand } = await readSystem(db, locale)
    await mail.send({ to: member.email, ...writeLetter(occasion, content, { locale, brand, origin }) })
    return true
  }

  /** False when its subject no longer exists, its member has taken the consent back, or LINE is not set up. */
  private async sendOnLine(row: GuestMessage): Promise<boolean> {
    const { db, line, origin } = this.dependencies
    const { locale, occasion, userId } = row
    const content = await readContent(db, row)
    const to = await lineRecipientOf(db, userId)
    if (!line || !to || !content || !occasion) return false
    // LINE accepts messages to people who have blocked the account, and drops them.
    if (!(await line.isFriend(to))) throw new ProviderError('line', 'destination', 'is not a friend')
    const { brand } = await readSystem(db, locale)
    await line.push({ to, text: writeLineMessage(occasion, content, { locale, brand, origin }), name: nameOf(row) })
    return true
  }

  private endBy(error: unknown): End | undefined {
    const kind = error instanceof ProviderError ? error.kind : 'setup'
    if (kind === 'destination') return 'refused'
    this.dependencies.log[kind === 'down' ? 'warn' : 'error'](error)
    return kind === 'down' ? undefined : 'failed'
  }

  private isStale({ happenedAt }: GuestMessage): boolean {
    return happenedAt !== null && this.dependencies.now().getTime() - happenedAt.getTime() > STALE_MS
  }

  private async end(row: GuestMessage, state: End | undefined): Promise<void> {
    if (!state) return
    await transact(this.dependencies.db, async (tx) => {
      const ended = await tx
        .update(guestMessages)
        .set({ state, dueAt: null })
        .where(and(isThis(row), eq(guestMessages.state, 'waiting')))
        .returning({ channel: guestMessages.channel })
      if (ended.length > 0 && row.channel === 'line' && state !== 'sent' && !this.isStale(row))
        await sendByLetter(tx, row)
    })
  }
}

/** A message that LINE refused becomes an e-mail. */
async function sendByLetter(tx: Tx, { subject, subjectId, userId, occasion, standing, happenedAt }: GuestMessage) {
  if (!occasion || !standing || !happenedAt) return
  await queueLetter(tx, { subject, subjectId, userId, occasion, standing, now: happenedAt })
}

/** The same for every attempt of a message. */
const nameOf = ({ subject, subjectId, templateId }: GuestMessage) => [subject, subjectId, templateId].join(' ')

function isThis({ subject, subjectId, channel, templateId }: GuestMessage) {
  return and(
    eq(guestMessages.subject, subject),
    eq(guestMessages.subjectId, subjectId),
    eq(guestMessages.channel, channel),
    eq(guestMessages.templateId, templateId),
  )
}
