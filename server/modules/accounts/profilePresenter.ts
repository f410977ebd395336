import { and, asc, eq, gt } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { User } from '../../../src/contract/session'
import type { ReadDb } from '../../db/database'
import { userCoupons } from '../../db/schema/coupons'
import { identities, type SocialProvider } from '../../db/schema/identities'
import { users } from '../../db/schema/users'
import { AppError } from '../../api/appError'
import { isFree } from '../ledger/freeCoupons'
import { balancesOf, moneyIn } from '../ledger/ledger'
import { readLevel } from '../ledger/memberLevel'
import { shownPhone } from './phoneNumbers'

/** A signed-in user as the storefront sees them, at a time. Refuses with 401 when there is none. */
export async function profileOf(
  db: ReadDb,
  userId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row?.registeredAt) throw new AppError(401, 'common.signIn')
  const [wechat] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'wechat')))
    .orderBy(asc(identities.createdAt), asc(identities.subject))
  const { id, nickname, avatar, gender, email, emailNotices } = row
  const usable = and(eq(userCoupons.userId, userId), isFree(now))
  const held = await balancesOf(db, userId)
  return {
    id,
    nickname,
    avatar,
    gender,
    birthday: row.birthday ?? '',
    email,
    emailNotices,
    hasPassword: row.passwordHash !== null,
    ...(await readLevel(db, held.growth, locale)),
    integral: held.points,
    balance: moneyIn(held),
    userTel: shownPhone(row.phone),
    openid: wechat?.subject,
    unionid: wechat?.unionid ?? undefined,
    memberCode: id,
    growth: held.growth,
    coupons: await db.$count(userCoupons, and(usable, gt(userCoupons.endAt, now))),
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
