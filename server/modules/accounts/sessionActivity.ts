import { and, eq, lte } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { Db } from '../../db/database'
import { sessions } from '../../db/schema/account/users'

/** When a session is used, and in which language. */
export interface SessionUse {
  at: Date
  locale: Locale
}

/** How sessions were used last, in memory until a job writes it down: reading with a session writes nothing. */
export class SessionActivity {
  private readonly uses = new Map<string, SessionUse>()

  constructor(private readonly db: Db) {}

  /** Notes that a session is used. */
  record(sessionId: string, use: SessionUse): void {
    this.uses.set(sessionId, use)
  }

  /** How a session was used last, as far as it is not written down yet. */
  lastUseOf(sessionId: string): SessionUse | undefined {
    return this.uses.get(sessionId)
  }

  /** Writes down what was noted. */
  async flush(): Promise<void> {
    for (const [id, use] of [...this.uses]) {
      await this.db
        .update(sessions)
        .set({ lastSeenAt: use.at, locale: use.locale })
        .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, use.at)))
      if (this.uses.get(id) === use) this.uses.delete(id)
    }
  }
}
