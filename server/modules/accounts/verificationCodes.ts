import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db, ReadDb, Tx } from '../../db/database'
import { type CodePurpose, codes } from '../../db/schema/credentials'
import { AppError } from '../../api/appError'

/** Lifetime of a code. */
export const CODE_MINUTES = 10
const MAX_TRIES = 5

/** What a code verifies: that the caller can read messages at a destination, for one purpose. */
export interface Target {
  purpose: CodePurpose
  /** A phone number (E.164) or an e-mail address (lower case). */
  destination: string
}

/** Verification codes of six digits. Only an HMAC with a server secret is stored. */
export class Codes {
  constructor(private readonly secret: string) {}

  /** Creates a code and invalidates the previous one. */
  async issue(tx: Tx, target: Target, now: Date): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
    const fresh = { codeHash: this.hash(target, code), tries: 0, expiresAt, usedAt: null }
    await tx
      .insert(codes)
      .values({ ...target, ...fresh })
      .onConflictDoUpdate({ target: [codes.purpose, codes.destination], set: fresh })
    return code
  }

  /**
   * Checks a code and refuses a wrong one. The attempt is counted even when it fails, so it must not run in a transaction that
   * may roll back.
   */
  async check(db: Db, target: Target, code: string, now: Date): Promise<void> {
    const [tried] = await db
      .update(codes)
      .set({ tries: sql`${codes.tries} + 1` })
      .where(and(of(target), isNull(codes.usedAt), gt(codes.expiresAt, now), lt(codes.tries, MAX_TRIES)))
      .returning()
    if (!tried) throw await this.whyNot(db, target, now)
    if (sameText(tried.codeHash, this.hash(target, code))) return
    throw new AppError(400, tried.tries < MAX_TRIES ? 'account.codeWrong' : 'account.codeUsedUp')
  }

  /** Consumes a checked code, once. */
  async spend(tx: Tx, target: Target, code: string, now: Date): Promise<void> {
    const spent = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(of(target), isNull(codes.usedAt), eq(codes.codeHash, this.hash(target, code))))
      .returning({ usedAt: codes.usedAt })
    if (spent.length === 0) throw new AppError(400, 'account.codeExpired')
  }

  /** Revokes a code that was not delivered. False when a newer code has replaced it. */
  async withdraw(tx: Tx, target: Target, code: string): Promise<boolean> {
    const withdrawn = await tx
      .delete(codes)
      .where(and(of(target), eq(codes.codeHash, this.hash(target, code))))
      .returning({ purpose: codes.purpose })
    return withdrawn.length > 0
  }

  private async whyNot(db: ReadDb, target: Target, now: Date): Promise<AppError> {
    const [row] = await db.select().from(codes).where(of(target))
    if (!row) return new AppError(400, 'account.codeWrong')
    const expired = row.usedAt !== null || row.expiresAt <= now
    return new AppError(400, expired ? 'account.codeExpired' : 'account.codeUsedUp')
  }

  private hash({ purpose, destination }: Target, code: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${destination} ${code}`).digest('base64url')
  }
}

function of({ purpose, destination }: Target) {
  return and(eq(codes.purpose, purpose), eq(codes.destination, destination))
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
