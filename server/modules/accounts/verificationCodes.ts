import { createHmac, randomInt } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db, ReadDb, Tx } from '../../db/database'
import { type CodePurpose, codes } from '../../db/schema/account/credentials'
import { AppError } from '../../api/appError'
import { isSameSecret } from '../../api/isSameSecret'
import { newId } from '../../db/ids'
import { transact } from '../../db/transaction'
import type { Claimant } from './claimant'

/** Lifetime of a code. */
export const CODE_MINUTES = 10
const MAX_TRIES = 5

/** Destination and purpose of a verification code. */
export interface Target {
  purpose: CodePurpose
  /** A phone number (E.164) or an e-mail address (lower case). */
  destination: string
}

/** A code as it was typed, and by whom. */
interface Attempt {
  code: string
  claimant: Claimant
}

/** A code that was checked and not yet consumed. */
type CheckedCode = Pick<CodeRow, 'id' | 'purpose' | 'destination' | 'deviceId'>

type CodeRow = typeof codes.$inferSelect

/** Verification codes of six digits. Only an HMAC with a server secret is stored. */
export class Codes {
  constructor(private readonly secret: string) {}

  /** Creates a code for a device. Earlier ones stay valid. */
  async issue(tx: Tx, target: Target, deviceId: string, now: Date): Promise<{ id: string; code: string }> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS)
    const id = newId()
    await tx.insert(codes).values({ id, ...target, deviceId, codeHash: this.hash(target, code), expiresAt })
    return { id, code }
  }

  /**
   * Checks a code and refuses a wrong one. The attempt counts for each code that it could have matched: apart for the device that
   * requested the code and known devices, and for all others, so that these cannot use up a code of the owner. It is counted even
   * when it fails, so it must not run in a transaction that may roll back.
   */
  async check(db: Db, target: Target, { code, claimant }: Attempt, now: Date): Promise<CheckedCode> {
    const own = claimant.known ? sql`true` : sql`(${codes.deviceId} = ${claimant.deviceId})`
    const triesLeft = sql`case when ${own} then ${codes.tries} else ${codes.strangerTries} end < ${MAX_TRIES}::int`
    const tried = await transact(db, (tx) =>
      tx
        .update(codes)
        .set({
          tries: sql`${codes.tries} + case when ${own} then 1 else 0 end`,
          strangerTries: sql`${codes.strangerTries} + case when ${own} then 0 else 1 end`,
        })
        .where(and(of(target), isNull(codes.usedAt), gt(codes.expiresAt, now), triesLeft))
        .returning({ ...getTableColumns(codes), triesLeft: sql<boolean>`${triesLeft}` }),
    )
    if (tried.length === 0) throw await this.whyNot(db, target, now)
    const hash = this.hash(target, code)
    const matching = tried.find(({ codeHash }) => isSameSecret(codeHash, hash))
    if (matching) return matching
    throw new AppError(400, tried.some((each) => each.triesLeft) ? 'account.codeWrong' : 'account.codeUsedUp')
  }

  /** Consumes a checked code, once, with the others of the device that requested it. */
  async spend(tx: Tx, { id, deviceId, ...target }: CheckedCode, now: Date): Promise<void> {
    const spent = await tx
      .update(codes)
      .set({ usedAt: now })
      .where(and(of(target), eq(codes.deviceId, deviceId), isNull(codes.usedAt)))
      .returning({ id: codes.id })
    if (!spent.some((each) => each.id === id)) throw new AppError(400, 'account.codeExpired')
  }

  /** Revokes a code that was not delivered. False when a newer one was requested meanwhile. */
  async withdraw(tx: Tx, id: string): Promise<boolean> {
    const [withdrawn] = await tx.delete(codes).where(eq(codes.id, id)).returning()
    if (!withdrawn) return false
    const newer = and(of(withdrawn), gt(codes.expiresAt, withdrawn.expiresAt))
    return (await tx.$count(codes, newer)) === 0
  }

  private async whyNot(db: ReadDb, target: Target, now: Date): Promise<AppError> {
    const rows = await db.select().from(codes).where(of(target))
    if (rows.length === 0) return new AppError(400, 'account.codeWrong')
    const valid = rows.some(({ usedAt, expiresAt }) => usedAt === null && expiresAt > now)
    return new AppError(400, valid ? 'account.codeUsedUp' : 'account.codeExpired')
  }

  private hash({ purpose, destination }: Target, code: string): string {
    return createHmac('sha256', this.secret).update(`${purpose} ${destination} ${code}`).digest('base64url')
  }
}

function of({ purpose, destination }: Target) {
  return and(eq(codes.purpose, purpose), eq(codes.destination, destination))
}
