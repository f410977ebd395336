import type { vipCardContract } from '../../../src/contract/vipCard'
import type { Handlers } from '../../api/context'
import { markTold, readGrowth, readLadder } from './levels'

/** Levels and growth value. */
export const vipCardHandlers: Handlers<typeof vipCardContract> = {
  levels: (context) => readLadder(context),

  growth: ({ db, session, locale }, paging) => readGrowth(db, session.userId, { ...paging, locale }),

  async told({ db, session }) {
    await markTold(db, session.userId)
    return { ok: true }
  },
}
