import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import { isSameSecret } from '../../api/isSameSecret'
import type { Db } from '../../db/database'
import { payCodes } from '../../db/schema/wallet/storedValue'
import type { RateLimiter } from '../rateLimits/rateLimiter'

/** A pay code as it is tried. */
interface Attempt {
  userId: string
  payCode: string
  now: Date
}

/** Pay codes as they are stored: salted and keyed with a secret, because a plain hash of six digits could be brute-forced. */
export class PayCodeChecks {
  constructor(
    private readonly secret: string,
    private readonly limiter: RateLimiter,
  ) {}

  hash(payCode: string, salt = randomBytes(16).toString('base64url')): string {
    const key = createHmac('sha256', this.secret).update(`pay code ${salt} ${payCode}`).digest('base64url')
    return `${salt}$${key}`
  }

  /** The hash of the code of a member when the tried one is right. Refuses a wrong one, and more than a few tries, which count at once. */
  async try(db: Db, { userId, payCode, now }: Attempt): Promise<string> {
    await this.limiter.take(db, 'payCodes', userId, now)
    const [code] = await db.select().from(payCodes).where(eq(payCodes.userId, userId))
    if (!code || !this.fits(payCode, code.hash)) throw new AppError(400, 'payCode.wrong')
    await this.resetFailures(db, userId)
    return code.hash
  }

  /** Forgets the tries of a member. */
  resetFailures(db: Db, userId: string): Promise<void> {
    return this.limiter.forget(db, 'payCodes', userId)
  }

  private fits(payCode: string, stored: string): boolean {
    const [salt] = stored.split('$')
    return isSameSecret(this.hash(payCode, salt), stored)
  }
}
