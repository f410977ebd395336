import type { Locale } from '../../../src/contract/fields'
import type { MemberPasses, vipCardContract } from '../../../src/contract/membership/vipCard'
import type { Handlers } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { markLevelSeen, readGrowth, readLadder } from './levels'

/** Makes the addresses at which members add their card to a wallet. */
export interface PassLinks {
  linksOf(member: { db: ReadDb; userId: string; locale: Locale; now: Date; host: string }): Promise<MemberPasses>
}

/** Levels, growth value and the member card. */
export const vipCardHandlers = (passes: PassLinks): Handlers<typeof vipCardContract> => ({
  levels: (context) => readLadder(context),

  growth: ({ db, session, locale }, paging) => readGrowth(db, session.userId, { ...paging, locale }),

  async told({ db, session }) {
    await markLevelSeen(db, session.userId)
    return { ok: true }
  },

  passes: ({ db, session, locale, now, host }) => passes.linksOf({ db, userId: session.userId, locale, now, host }),
})
