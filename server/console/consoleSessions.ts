import { randomBytes, timingSafeEqual } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../../src/domain/time/duration'
import { sha256 } from '../api/sha256'

const SESSION_MS = 12 * HOUR_MS
/** Most wrong passwords within `ms`: from one address, and from all together. */
const ATTEMPT_LIMITS = { one: 5, all: 30, ms: 10 * MINUTE_MS }

/** A signed-in browser. */
export interface ConsoleSession {
  /** Token that every form must contain, against cross-site requests. */
  csrf: string
  until: number
}

/** Sessions of the console, opened by the password. They are in memory only: a restart ends them. */
export class ConsoleSessions {
  private readonly sessions = new Map<string, ConsoleSession>()
  private failures: { from: string; at: number }[] = []

  constructor(
    private readonly password: string,
    private readonly now: () => Date,
  ) {}

  /** Opens a session and returns its token; null when the password is wrong. */
  signIn(password: string, from: string): string | null {
    if (!isSame(password, this.password)) {
      this.failures.push({ from, at: this.time })
      return null
    }
    for (const [key, { until }] of this.sessions) if (until <= this.time) this.sessions.delete(key)
    const token = randomBytes(32).toString('base64url')
    this.sessions.set(keyOf(token), { csrf: randomBytes(24).toString('base64url'), until: this.time + SESSION_MS })
    return token
  }

  /** Whether sign-in is blocked after too many wrong passwords. */
  isBlocked(from: string): boolean {
    this.failures = this.failures.filter(({ at }) => at > this.time - ATTEMPT_LIMITS.ms)
    return (
      this.failures.length >= ATTEMPT_LIMITS.all ||
      this.failures.filter((one) => one.from === from).length >= ATTEMPT_LIMITS.one
    )
  }

  /** The session of a token; undefined when it does not exist or has expired. */
  find(token: string): ConsoleSession | undefined {
    const session = this.sessions.get(keyOf(token))
    return session && session.until > this.time ? session : undefined
  }

  signOut(token: string): void {
    const session = this.sessions.get(keyOf(token))
    if (session) session.until = 0
    this.sessions.delete(keyOf(token))
  }

  private get time(): number {
    return this.now().getTime()
  }
}

/** Compares in constant time, whatever the content and length. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)))
}

/** Tokens are looked up by their hash, so that the timing of the comparison reveals nothing about them. */
function keyOf(token: string): string {
  return sha256(token)
}
