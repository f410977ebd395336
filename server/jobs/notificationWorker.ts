import { and, asc, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { MINUTE_MS, SECOND_MS } from '../../src/domain/time/duration'
import { readSystem } from '../modules/config/systemConfig'
import type { Db } from '../db/database'
import { guestMessages } from '../db/schema/guestMessages'
import { orders } from '../db/schema/orders'
import { stores } from '../db/schema/stores'
import { PeriodicJob } from './periodicJob'
import { ProviderError } from '../integrations/providerError'
import type { TemplateMessage } from '../integrations/social/socialLogin'
import { type Messengers, templateFor } from '../modules/notifications/messageTemplates'
import { writeFields } from '../modules/notifications/messageFields'

type MessageRow = typeof guestMessages.$inferSelect
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
  log: FastifyBaseLogger
}

/**
 * Sends queued messages to guests. Each attempt is recorded before it is made, so that two servers never send the same message
 * at once, and a crashed server's attempt is repeated later. If a response is lost, the repeated attempt is refused by the
 * platform, because the first one has used the guest's subscription.
 */
export class NotificationWorker extends PeriodicJob {
  constructor(private readonly needs: NotificationDependencies) {
    super(() => this.sendDue(), EVERY_MS, needs.log)
  }

  /** Sends all due messages. */
  async sendDue(): Promise<void> {
    const { db, now } = this.needs
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
  private async claim(row: MessageRow): Promise<boolean> {
    const { db, now } = this.needs
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
  private async attempt(row: MessageRow): Promise<End | undefined> {
    const messenger = this.needs.messengers[row.platform]
    const message = await compose(this.needs.db, row)
    if (!messenger || !message) return 'failed'
    try {
      await messenger.send(message)
      return 'sent'
    } catch (error) {
      return this.endBy(error)
    }
  }

  private endBy(error: unknown): End | undefined {
    const kind = error instanceof ProviderError ? error.kind : 'setup'
    if (kind === 'destination') return 'refused'
    this.needs.log[kind === 'down' ? 'warn' : 'error'](error)
    return kind === 'down' ? undefined : 'failed'
  }

  private isStale({ happenedAt }: MessageRow): boolean {
    return happenedAt !== null && this.needs.now().getTime() - happenedAt.getTime() > STALE_MS
  }

  private async end(row: MessageRow, state: End | undefined): Promise<void> {
    if (!state) return
    await this.needs.db
      .update(guestMessages)
      .set({ state, dueAt: null })
      .where(and(isThis(row), eq(guestMessages.state, 'waiting')))
  }
}

function isThis({ orderId, platform, templateId }: MessageRow) {
  return and(
    eq(guestMessages.orderId, orderId),
    eq(guestMessages.platform, platform),
    eq(guestMessages.templateId, templateId),
  )
}

/** The content of a message; undefined when its template no longer exists. */
async function compose(db: Db, row: MessageRow): Promise<TemplateMessage | undefined> {
  const { orderId, platform, templateId, recipient: to, locale, occasion, standing, happenedAt } = row
  const [about] = await db
    .select({ order: orders, storeName: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  const template = occasion && (await templateFor(db, occasion, platform, templateId))
  if (!about || !template || !standing || !happenedAt) return undefined
  const { custom } = await readSystem(db, locale)
  const page = `pages/order/${occasion === 'refundAnswered' ? 'refunddl' : 'detail'}?orderId=${orderId}`
  const fields = writeFields(platform, template.fields, { ...about, standing, happenedAt, custom, locale })
  return { to, templateId, page, locale, fields }
}
