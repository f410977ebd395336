import { eq } from 'drizzle-orm'
import type { sessionContract } from '../../src/contract/session'
import { users } from '../db/schema/users'
import type { Handlers } from '../http/context'
import { openGuestSession } from '../sessions/sessions'

export const sessionHandlers: Handlers<typeof sessionContract> = {
  async guest({ db, now }) {
    return { token: await openGuestSession(db, now) }
  },

  async profile({ db, session }) {
    if (!session.member) return null
    const [row] = await db.select().from(users).where(eq(users.id, session.userId))
    if (!row) return null
    return {
      id: row.id,
      nickname: row.nickname,
      avatar: row.avatar,
      level: row.level,
      levelName: row.levelName,
      integral: row.points,
      balance: row.balance,
      userTel: row.phone,
      unionid: row.unionid ?? undefined,
      openid: row.openid ?? undefined,
      memberCode: row.id,
      growth: row.growth,
      coupons: 0,
    }
  },
}
