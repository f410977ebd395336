import { and, asc, eq } from 'drizzle-orm'
import type { User } from '../../../src/contract/session'
import type { ReadDb } from '../../db/database'
import { identities, type SocialProvider } from '../../db/schema/identities'
import { users } from '../../db/schema/users'
import { AppError } from '../../api/appError'
import { shownPhone } from './phoneNumbers'

/** A signed-in user as the storefront sees them. Refuses with 401 when there is none. */
export async function profileOf(db: ReadDb, userId: string): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row?.registeredAt) throw new AppError(401, 'common.signIn')
  const [wechat] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'wechat')))
    .orderBy(asc(identities.createdAt), asc(identities.subject))
  const { id, nickname, avatar, gender, email, level, levelName, balance, growth } = row
  return {
    id,
    nickname,
    avatar,
    gender,
    birthday: row.birthday ?? '',
    email,
    hasPassword: row.passwordHash !== null,
    level,
    levelName,
    integral: row.points,
    balance,
    userTel: shownPhone(row.phone),
    openid: wechat?.subject,
    unionid: wechat?.unionid ?? undefined,
    memberCode: id,
    growth,
    coupons: 0,
  }
}

/** The social login providers that are linked to an account. */
export async function providersOf(db: ReadDb, userId: string): Promise<SocialProvider[]> {
  const rows = await db
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.provider))
  return rows.map(({ provider }) => provider)
}
