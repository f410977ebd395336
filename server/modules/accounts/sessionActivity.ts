import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { sessions } from '../../db/schema/users'

/** When sessions were used last, in memory until a job writes it down: reading with a session writes nothing. */
export class SessionActivity {
  private readonly usedAt = new Map<string, Date>()

  constructor(private readonly db: Db) {}

  /** Notes that a session is used. */
  record(sessionId: string, at: Date): void {
    this.usedAt.set(sessionId, at)
  }

  /** When a session was used last, as far as it is not written down yet. */
  lastUseOf(sessionId: string): Date | undefined {
    return this.usedAt.get(sessionId)
  }

  /** Writes down what was noted. */
  async flush(): Promise<void> {
    for (const [id, at] of [...this.usedAt]) {
      await this.db
        .update(sessions)
        .set({ lastSeenAt: at })
        .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, at)))
      if (this.usedAt.get(id) === at) this.usedAt.delete(id)
    }
  }
}
