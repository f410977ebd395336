import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { isLoopback, networkAddress } from '../../api/networkAddress'
import { type Counter, type Limit, tooManyRequests } from '../../api/addressLimits'
import type { Db, Tx } from '../../db/database'
import { rateLimits } from '../../db/schema/account/credentials'

/** What is limited by the phone, account or user that it is done to. */
export const LIMITS = {
  /** Codes to one phone or mailbox, requested by one claimant. */
  codeResend: { max: 1, minutes: 1 },
  codes: { max: 5, minutes: 60 },
  codesADay: { max: 10, minutes: 24 * 60 },
  /** Codes to one phone or mailbox, requested by all unknown devices together. */
  codesUnknownDevices: { max: 30, minutes: 24 * 60 },
  /** Passwords tried on one account by one claimant, and by all unknown devices together. */
  passwords: { max: 10, minutes: 15 },
  passwordsUnknownDevices: { max: 50, minutes: 60 },
  /** Pictures uploaded by one user. */
  uploads: { max: 30, minutes: 60 },
  /** Exchange codes and words that one user types. */
  redeems: { max: 20, minutes: 15 },
  /** Codes of gift cards that one user tries without success. */
  giftCardCodes: { max: 10, minutes: 60 },
  /** Wrong pay codes of one member; a new code by a verification code ends the wait. */
  payCodes: { max: 5, minutes: 60 },
} satisfies Record<string, Limit>

export type Limits = Record<keyof typeof LIMITS, Limit>

/** How the delay between attempts grows: none after `free` of them, then `firstMs`, twice as long after each, at most `maxMs`. */
export interface DelayRule {
  free: number
  firstMs: number
  maxMs: number
  /** Time after the last attempt until all are forgotten. */
  memoryMs: number
}

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
  async take(db: Db, limit: keyof Limits, subject: string, now: Date): Promise<void> {
    const { max, minutes } = this.limits[limit]
    const { current, ttl } = await this.count(db, `${limit} ${subject}`, minutes * MINUTE_MS, now)
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

  /** Counts an attempt, and throws an AppError without counting it when the delay since the last one is not over. */
  async takeAfterDelay(tx: Tx, name: string, rule: DelayRule, now: Date): Promise<void> {
    const key = this.keyOf(name)
    const next = nextAttempt(rule)
    const expired = sql`${rateLimits.resetsAt} <= excluded.started_at`
    const taken = await tx
      .insert(rateLimits)
      .values({ key, count: 1, startedAt: now, resetsAt: new Date(now.getTime() + rule.memoryMs) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
          startedAt: sql`excluded.started_at`,
          resetsAt: sql`excluded.resets_at`,
        },
        setWhere: sql`${expired} or ${next} <= excluded.started_at`,
      })
      .returning({ key: rateLimits.key })
    if (taken.length > 0) return
    const at = next.mapWith(rateLimits.startedAt)
    const [row = { at: now }] = await tx.select({ at }).from(rateLimits).where(eq(rateLimits.key, key))
    throw tooManyRequests(row.at.getTime() - now.getTime())
  }

  /** Resets the counter of a limit. */
  async forget(db: Db, limit: keyof Limits, subject: string): Promise<void> {
    await this.clear(db, `${limit} ${subject}`)
  }

  /** Resets a counter. */
  async clear(db: Db, name: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.key, this.keyOf(name)))
  }

  /** Seconds until the next code may be asked for. */
  get resendIn(): number {
    return this.limits.codeResend.minutes * 60
  }

  /** Keyed hash of a network address; null for this machine, which stands for many callers. */
  addressKeyOf(ip: string): string | null {
    return isLoopback(ip) ? null : this.keyOf(`address ${networkAddress(ip)}`)
  }

  private keyOf(name: string): string {
    return createHmac('sha256', this.secret).update(name).digest('base64url')
  }
}

/** When the next attempt may come; `startedAt` is then the last one. */
function nextAttempt({ free, firstMs, maxMs }: DelayRule) {
  const doublings = sql`least(${rateLimits.count} - ${free}::int, 30)`
  const delayMs = sql`case when ${rateLimits.count} < ${free}::int then 0 else least(${maxMs}::float, ${firstMs}::float * power(2, ${doublings})) end`
  return sql<Date>`${rateLimits.startedAt} + ${delayMs} * interval '1 millisecond'`
}
