import Tokens from '@fastify/csrf'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { StaffPerson } from '../../console/contract/staff/staffAccount'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/domain/time/duration'
import { AppError } from '../api/appError'
import { sha256 } from '../api/sha256'
import type { Db } from '../db/database'
import { consoleSessions, type StaffAccountRow, staffAccounts } from '../db/schema/staff/console'
import { transact } from '../db/transaction'
import { hashPassword, passwordFits } from '../modules/accounts/passwords'
import type { DelayRule, RateLimiter } from '../modules/rateLimits/rateLimiter'
import { accountOfLink, takeLink } from './people/passwordLinks'
import { presentPerson, type ServerOwner, storesOf } from './people/presentAccount'
import { enterAsServerOwner } from './people/serverOwner'
import { replacePassword } from './people/staffSessions'

/** The tokens of a session that prove a write comes from its own page (CSRF): each is made anew from the secret of the session. */
export const csrfTokens = new Tokens({})

const SESSION_MS = 12 * HOUR_MS

/** Wrong passwords of one browser or network address, and of all unknown browsers together. */
const DELAYS = {
  one: { free: 5, firstMs: 10 * SECOND_MS, maxMs: 5 * MINUTE_MS, memoryMs: DAY_MS },
  strangers: { free: 100, firstMs: SECOND_MS, maxMs: MINUTE_MS, memoryMs: HOUR_MS },
} satisfies Record<string, DelayRule>

/** A signed-in browser with its staff account. */
export interface ConsoleSession {
  tokenHash: string
  /** The secret from which the CSRF tokens of the session are derived. */
  csrfSecret: string
  endsAt: Date
  staff: StaffPerson
}

interface Dependencies extends ServerOwner {
  db: Db
  now(): Date
  /** The password of the server's owner, from a variable. */
  password: string
  limiter: RateLimiter
}

/** What is typed into the sign-in form. */
interface Credentials {
  email: string
  password: string
}

/** A browser at the sign-in page. */
export interface Browser {
  /** Its cookie, also of an ended session. */
  token: string
  /** Its network address. */
  address: string
}

interface SignInResult {
  /** The token of the new session; undefined when address or password is wrong, or the attempt came too early. */
  token?: string
  /** Seconds until the next attempt. */
  retryIn?: number
}

/** Sessions of the console. They and the failed attempts are in the database, so a restart changes neither. */
export class ConsoleSessions {
  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Opens a session with address and password. After failed attempts the next one must wait. A browser that has signed in before
   * waits for its own failures only, so that others cannot lock it out.
   */
  async signIn(typed: Credentials, browser: Browser): Promise<SignInResult> {
    const { db, limiter } = this.dependencies
    const known = (await this.read(browser.token)) !== undefined
    const key = known ? `console browser ${sha256(browser.token)}` : `console address ${browser.address}`
    const delays = known ? { [key]: DELAYS.one } : { [key]: DELAYS.one, 'console strangers': DELAYS.strangers }
    const retryIn = await this.takeAttempt(delays)
    if (retryIn > 0) return { retryIn }
    const account = await this.accountOf(typed)
    if (!account) return {}
    await limiter.clear(db, key)
    return { token: await this.open(account.id) }
  }

  /** Sets the password of an account by its link, ends the account's sessions, and opens one. Refuses an ended link. */
  async choosePassword(link: string, password: string): Promise<string> {
    const { db, now } = this.dependencies
    // Before the costly hash, which strangers must not be able to ask for.
    await accountOfLink(db, link, now())
    const passwordHash = await hashPassword(password)
    const id = await transact(db, async (tx) => {
      const account = await takeLink(tx, link, now())
      await replacePassword(tx, { staffId: account.id, passwordHash, now: now() })
      return account.id
    })
    return this.open(id)
  }

  /** The session of a token; undefined when it does not exist or has ended, or its account has. */
  async find(token: string): Promise<ConsoleSession | undefined> {
    const found = await this.read(token)
    if (!found?.account.active || found.session.endsAt <= this.dependencies.now()) return undefined
    const { tokenHash, csrf: csrfSecret, endsAt } = found.session
    const storeIds = (await storesOf(this.dependencies.db, [found.account.id])).get(found.account.id) ?? []
    return { tokenHash, csrfSecret, endsAt, staff: presentPerson({ ...found.account, storeIds }) }
  }

  async signOut({ tokenHash }: ConsoleSession): Promise<void> {
    const { db, now } = this.dependencies
    await db.update(consoleSessions).set({ endsAt: now() }).where(eq(consoleSessions.tokenHash, tokenHash))
  }

  /** The account of address and password. The server's owner has the password of the server, and may have chosen one as well. */
  private async accountOf({ email, password }: Credentials): Promise<StaffAccountRow | undefined> {
    const { db, now, ownerEmail, password: serverPassword } = this.dependencies
    const address = email.trim().toLowerCase()
    const asServerOwner = address === ownerEmail.toLowerCase()
    if (asServerOwner && isSame(password, serverPassword)) return enterAsServerOwner(db, ownerEmail, now())
    const [account] = await db
      .select()
      .from(staffAccounts)
      .where(and(eq(staffAccounts.email, address), eq(staffAccounts.active, true)))
    // Without a stored password there is nothing to compare: the variable was compared above.
    if (asServerOwner && !account?.passwordHash) return undefined
    return (await passwordFits(password, account?.passwordHash)) ? account : undefined
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

  private async open(staffId: string): Promise<string> {
    const { db, now } = this.dependencies
    const token = randomBytes(32).toString('base64url')
    const csrf = await csrfTokens.secret()
    const endsAt = new Date(now().getTime() + SESSION_MS)
    await db.insert(consoleSessions).values({ tokenHash: sha256(token), staffId, csrf, createdAt: now(), endsAt })
    return token
  }

  /** Tokens are looked up by their hash, so that the timing of the comparison reveals nothing about them. */
  private async read(token: string) {
    if (!token) return undefined
    const [found] = await this.dependencies.db
      .select({ session: consoleSessions, account: staffAccounts })
      .from(consoleSessions)
      .innerJoin(staffAccounts, eq(staffAccounts.id, consoleSessions.staffId))
      .where(eq(consoleSessions.tokenHash, sha256(token)))
    return found
  }
}

/** Compares in constant time, whatever the content and length. */
function isSame(password: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(password)), Buffer.from(sha256(expected)))
}
