import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db, Tx } from '../../db/database'
import { type CodePurpose, codes } from '../../db/schema/credentials'
import { AppError } from '../../api/appError'

/** How long a code works. */
export const CODE_MINUTES = 10
const MAX_TRIES = 5

/** What a code proves: that the caller reads what goes to a destination, for one purpose. */
export interface Target {
  purpose: CodePurpose
  /** A phone number (E.164) or an e-mail address (lower case). */
  destination: string
}

/** Six digits that prove a destination. Only a hash is kept, keyed with a secret of the server. */
export class Codes {
  constructor(private readonly secret: string) {}

  /** Makes a code; the one before it no longer works. */
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

  /** Tries a code, and refuses a wrong one. Counts the try whatever follows: not for a transaction that may be taken back. */
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

  /** Uses a code that was found right, once. */
  async spend(tx: Tx, target: Target, code: string, now: Date): Promise<void> {
    const spent = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(of(target), isNull(codes.usedAt), eq(codes.codeHash, this.hash(target, code))))
      .returning({ usedAt: codes.usedAt })
    if (spent.length === 0) throw new AppError(400, 'account.codeExpired')
  }

  /** Takes a code back that did not reach anybody. False when it was replaced by another one meanwhile. */
  async withdraw(tx: Tx, target: Target, code: string): Promise<boolean> {
    const withdrawn = await tx
      .delete(codes)
      .where(and(of(target), eq(codes.codeHash, this.hash(target, code))))
      .returning({ purpose: codes.purpose })
    return withdrawn.length > 0
  }

  private async whyNot(db: Db, target: Target, now: Date): Promise<AppError> {
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
