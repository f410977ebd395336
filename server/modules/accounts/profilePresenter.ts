import { and, asc, eq, gt, sum } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { User } from '../../../src/contract/account/session'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { giftCards } from '../../db/schema/wallet/giftCards'
import { identities, type SocialProvider } from '../../db/schema/account/identities'
import { users } from '../../db/schema/account/users'
import { AppError } from '../../api/appError'
import { isFree } from '../ledger/freeCoupons'
import { ownCards } from '../ledger/heldCards'
import { balancesAt, moneyIn } from '../ledger/ledger'
import { bestOf } from '../ledger/benefits'
import { benefitsOf, readLevels, readStanding, shownLevel, type Standing } from '../ledger/memberLevel'
import { monthDayOf } from './editProfile'
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
  const held = await balancesAt(db, userId, now)
  const levels = await readLevels(db, locale)
  const standing = await readStanding(db, userId, levels, now)
  return {
    id,
    nickname,
    avatar,
    gender,
    birthday: monthDayOf(row.birthday),
    email,
    emailNotices,
    hasPassword: row.passwordHash !== null,
    ...shownLevel(standing, levels.nameOf),
    ...standingView(standing, levels),
    giftCards: await readCardMoney(db, userId, now),
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

/** What is left on the usable gift cards of a user, satang. */
async function readCardMoney(db: ReadDb, userId: string, now: Date): Promise<number> {
  const left = { amount: sum(giftCards.balance).mapWith(Number) }
  const [held] = await db.select(left).from(giftCards).where(ownCards(userId, now).spendable)
  return held?.amount ?? 0
}

type Levels = Awaited<ReturnType<typeof readLevels>>

/** Where the member stands on the ladder of levels, and what comes off the price of dishes. */
function standingView(standing: Standing, levels: Levels) {
  const { level, growth, toldLevel, vipUntil } = standing
  const next = levels.on ? levels.levels.findIndex((from) => from > growth) : -1
  return {
    discounts: bestOf(benefitsOf(standing, levels)).discounts,
    nextLevel: next > level ? { name: levels.nameOf(next), growth: levels.levels[next] ?? 0 } : null,
    levelUp: toldLevel < level,
    vipUntil: vipUntil && isoText(vipUntil),
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
