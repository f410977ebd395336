import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { rateLimits } from '../../db/schema/credentials'
import { networkOf } from '../../plugins/trustProxy'
import { AppError } from '../../api/appError'

/** How often something may be done in a window of minutes. */
interface Limit {
  max: number
  minutes: number
}

/** What is limited, by whose doing. Addresses are network addresses. */
export const LIMITS = {
  /** Codes to one phone or mailbox. */
  codeAgain: { max: 1, minutes: 1 },
  codes: { max: 5, minutes: 60 },
  codesFromAddress: { max: 20, minutes: 60 },
  /** Passwords tried on one account. */
  passwords: { max: 10, minutes: 15 },
  /** Passwords, codes and proofs of other houses that one address tries. */
  proofsFromAddress: { max: 30, minutes: 15 },
  /** Pictures uploaded by one user, and from one address. */
  uploads: { max: 30, minutes: 60 },
  uploadsFromAddress: { max: 120, minutes: 60 },
  guestsFromAddress: { max: 60, minutes: 60 },
} satisfies Record<string, Limit>

export type Limits = Record<keyof typeof LIMITS, Limit>

/** Counts in the database, so that several servers and a restart count as one. */
export class Limiter {
  constructor(
    private readonly limits: Limits,
    private readonly secret: string,
  ) {}

  /**
   * Counts one more, and refuses when that is too often, telling when it may be tried again. In a transaction that is refused
   * for another reason the count goes with it: what must be counted even then is counted outside.
   */
  async take(db: Db, what: keyof Limits, subject: string, now: Date): Promise<void> {
    const { max, minutes } = this.limits[what]
    const expired = sql`${rateLimits.resetsAt} <= excluded.started_at`
    const resetsAt = new Date(now.getTime() + minutes * MINUTE_MS)
    const [row] = await db
      .insert(rateLimits)
      .values({ key: this.keyOf(what, subject), count: 1, startedAt: now, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
          startedAt: sql`case when ${expired} then excluded.started_at else ${rateLimits.startedAt} end`,
          resetsAt: sql`case when ${expired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning()
    if (row && row.count > max) throw tryLater(row.resetsAt, now)
  }

  /** The same by the address a call comes from; one of this machine, a proxy's or a developer's, is nobody's and not counted. */
  async takeFrom(db: Db, what: keyof Limits, { ip, now }: { ip: string; now: Date }): Promise<void> {
    const network = networkOf(ip)
    if (network) await this.take(db, what, network, now)
  }

  /** Starts counting anew. */
  async forget(db: Db, what: keyof Limits, subject: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.key, this.keyOf(what, subject)))
  }

  /** Seconds until the next code may be asked for. */
  get resendIn(): number {
    return this.limits.codeAgain.minutes * 60
  }

  private keyOf(what: string, subject: string): string {
    return createHmac('sha256', this.secret).update(`${what} ${subject}`).digest('base64url')
  }
}

function tryLater(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  return new AppError(400, 'account.tryLater', { minutes: Math.ceil(seconds / 60) }, { retryIn: seconds })
}
