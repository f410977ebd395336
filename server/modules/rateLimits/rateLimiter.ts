import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { type Counter, type Limit, tooManyRequests } from '../../api/addressLimits'
import type { Db } from '../../db/database'
import { rateLimits } from '../../db/schema/credentials'

/** What is limited by the phone, account or user that it is done to. */
export const LIMITS = {
  /** Codes to one phone or mailbox. */
  codeAgain: { max: 1, minutes: 1 },
  codes: { max: 5, minutes: 60 },
  /** Passwords tried on one account. */
  passwords: { max: 10, minutes: 15 },
  /** Pictures uploaded by one user. */
  uploads: { max: 30, minutes: 60 },
} satisfies Record<string, Limit>

export type Limits = Record<keyof typeof LIMITS, Limit>

/** Counters in the database, shared by several servers and kept over a restart. Keys are hashed. */
export class RateLimiter {
  constructor(
    private readonly limits: Limits,
    private readonly secret: string,
  ) {}

  /**
   * Counts one more, and throws an AppError beyond the limit. In a transaction that fails for another reason the count is
   * rolled back with it: what must be counted even then is counted outside.
   */
  async take(db: Db, what: keyof Limits, subject: string, now: Date): Promise<void> {
    const { max, minutes } = this.limits[what]
    const { current, ttl } = await this.count(db, `${what} ${subject}`, minutes * MINUTE_MS, now)
    if (current > max) throw tooManyRequests(ttl)
  }

  /** Adds one to a counter, which starts anew after `windowMs`. */
  async count(db: Db, name: string, windowMs: number, now: Date): Promise<Counter> {
    const expired = sql`${rateLimits.resetsAt} <= excluded.started_at`
    const resetsAt = new Date(now.getTime() + windowMs)
    const [row = { count: 1, resetsAt }] = await db
      .insert(rateLimits)
      .values({ key: this.keyOf(name), count: 1, startedAt: now, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
          startedAt: sql`case when ${expired} then excluded.started_at else ${rateLimits.startedAt} end`,
          resetsAt: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning()
    return { current: row.count, ttl: row.resetsAt.getTime() - now.getTime() }
  }

  /** Resets a counter. */
  async forget(db: Db, what: keyof Limits, subject: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.key, this.keyOf(`${what} ${subject}`)))
  }

  /** Seconds until the next code may be asked for. */
  get resendIn(): number {
    return this.limits.codeAgain.minutes * 60
  }

  private keyOf(name: string): string {
    return createHmac('sha256', this.secret).update(name).digest('base64url')
  }
}
