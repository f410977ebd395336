import { randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/domain/time/duration'
import { AppError } from '../api/appError'
import { sha256 } from '../api/sha256'
import type { Db } from '../db/database'
import { consoleSessions } from '../db/schema/console'
import { transact } from '../db/transaction'
import type { DelayRule, RateLimiter } from '../modules/rateLimits/rateLimiter'

const SESSION_MS = 12 * HOUR_MS

/** Wrong passwords of one browser or network address, and of all unknown browsers together. */
const DELAYS = {
  one: { free: 5, firstMs: 10 * SECOND_MS, maxMs: 5 * MINUTE_MS, memoryMs: DAY_MS },
  strangers: { free: 100, firstMs: SECOND_MS, maxMs: MINUTE_MS, memoryMs: HOUR_MS },
} satisfies Record<string, DelayRule>

/** A signed-in browser. */
export type ConsoleSession = typeof consoleSessions.$inferSelect

interface Dependencies {
  db: Db
  now(): Date
  password: string
  limiter: RateLimiter
}

/** A browser at the sign-in page. */
interface Browser {
  /** Its cookie, also of an ended session. */
  token: string
  /** Its network address. */
  address: string
}

interface SignInResult {
  /** The token of the new session; undefined when the password is wrong, or the attempt came too early. */
  token?: string
  /** Seconds until the next attempt. */
  retryIn?: number
}

/** Sessions of the console, opened by the password. They and the failed attempts are in the database, so a restart changes neither. */
export class ConsoleSessions {
  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Opens a session with the password. After failed attempts the next one must wait. A browser that has signed in before waits
   * for its own failures only, so that others cannot lock it out.
   */
  async signIn(password: string, browser: Browser): Promise<SignInResult> {
    const { db, limiter } = this.dependencies
    const known = await this.read(browser.token)
    const key = known ? `console browser ${known.tokenHash}` : `console address ${browser.address}`
    const delays = known ? { [key]: DELAYS.one } : { [key]: DELAYS.one, 'console strangers': DELAYS.strangers }
    const retryIn = await this.takeAttempt(delays)
    if (retryIn > 0) return { retryIn }
    if (!isSame(password, this.dependencies.password)) return {}
    await limiter.clear(db, key)
    return { token: await this.open() }
  }

  /** The session of a token; undefined when it does not exist or has ended. */
  async find(token: string): Promise<ConsoleSession | undefined> {
    const session = await this.read(token)
    return session && session.endsAt > this.dependencies.now() ? session : undefined
  }

  async signOut({ tokenHash }: ConsoleSession): Promise<void> {
    const { db, now } = this.dependencies
    await db.update(consoleSessions).set({ endsAt: now() }).where(eq(consoleSessions.tokenHash, tokenHash))
  }

  /** Counts an attempt under each name, or under none when one of them must wait. Returns the seconds to wait. */
  private async takeAttempt(delays: Record<string, DelayRule>): Promise<number> {
    const { db, limiter, now } = this.dependencies
    try {
      await transact(db, async (tx) => {
        for (const [name, rule] of Object.entries(delays)) await limiter.takeAfterDelay(tx, name, rule, now())
      })
      return 0
    } catch (error) {
      if (error instanceof AppError) return Object(error.data).retryIn
      throw error
    }
  }

  private async open(): Promise<string> {
    const { db, now } = this.dependencies
    const token = randomBytes(32).toString('base64url')
    const csrf = randomBytes(24).toString('base64url')
    const endsAt = new Date(now().getTime() + SESSION_MS)
    await db.insert(consoleSessions).values({ tokenHash: sha256(token), csrf, createdAt: now(), endsAt })
    return token
  }

  /** Tokens are looked up by their hash, so that the timing of the comparison reveals nothing about them. */
  private async read(token: string): Promise<ConsoleSession | undefined> {
    if (!token) return undefined
    const ofToken = eq(consoleSessions.tokenHash, sha256(token))
    const [session] = await this.dependencies.db.select().from(consoleSessions).where(ofToken)
    return session
  }
}

/** Compares in constant time, whatever the content and length. */
function isSame(password: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(password)), Buffer.from(sha256(expected)))
}
