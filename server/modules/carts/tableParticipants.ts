import { asc, eq, inArray } from 'drizzle-orm'
import type { TableParticipant } from '../../../src/contract/cart/cartLine'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { tableParticipants } from '../../db/schema/inStore/tables'
import { users } from '../../db/schema/account/users'
import { translate } from '../../messages/messages'

/** The participants of a table session by number, as one of them sees them. */
export class TableParticipants {
  private constructor(
    private readonly rows: { no: number; userId: string; nickname: string; avatar: string }[],
    private readonly viewer: { userId: string; locale: Locale },
  ) {}

  static async read(
    db: ReadDb,
    tableSessionId: string,
    viewer: { userId: string; locale: Locale },
  ): Promise<TableParticipants> {
    return (await TableParticipants.readEach(db, [tableSessionId], viewer))(tableSessionId)
  }

  /** Those of some table sessions, read at once, as a lookup by session. */
  static async readEach(
    db: ReadDb,
    tableSessionIds: readonly string[],
    viewer: { userId: string; locale: Locale },
  ): Promise<(tableSessionId: string) => TableParticipants> {
    const { no, tableSessionId } = tableParticipants
    const rows = await db
      .select({ tableSessionId, no, userId: users.id, nickname: users.nickname, avatar: users.avatar })
      .from(tableParticipants)
      .innerJoin(users, eq(users.id, tableParticipants.userId))
      .where(inArray(tableSessionId, [...tableSessionIds]))
      .orderBy(asc(no))
    return (id) =>
      new TableParticipants(
        rows.filter((row) => row.tableSessionId === id),
        viewer,
      )
  }

  get all(): TableParticipant[] {
    return this.rows.map(({ no }) => this.byNumber(no))
  }

  /** The participant with a number; a deleted user keeps the number. */
  byNumber(no: number): TableParticipant {
    const row = this.rows.find((each) => each.no === no)
    return {
      no,
      name: row?.nickname || translate(this.viewer.locale, 'inStore.guest', { no }),
      avatar: row?.avatar ?? '',
      me: row?.userId === this.viewer.userId,
    }
  }

  /** The number of a guest; 0 for one who is not a participant. */
  numberOf(userId: string): number {
    return this.rows.find((each) => each.userId === userId)?.no ?? 0
  }

  /** All numbers of the viewer. */
  get ownNumbers(): number[] {
    return this.rows.filter(({ userId }) => userId === this.viewer.userId).map(({ no }) => no)
  }
}
