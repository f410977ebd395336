import { and, desc, eq } from 'drizzle-orm'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { growthSetting, integralSetting } from '../../../src/contract/config/forms'
import { type Benefits } from '../../../src/contract/membership/vipset'
import type { BenefitsView, vipCardContract } from '../../../src/contract/membership/vipCard'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { nextMonth } from '../../../src/domain/time/calendar'
import { isoText } from '../../../src/domain/time/storeClock'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { ledgerEntries, type LedgerKind } from '../../db/schema/wallet/ledger'
import { memberLevels } from '../../db/schema/members/membership'
import { orders } from '../../db/schema/orders/orders'
import { type MessageKey, translate } from '../../messages/messages'
import { readSetting } from '../config/settings'
import { readLevels, readStanding } from '../ledger/memberLevel'

type Calls = typeof vipCardContract
type Levels = Awaited<ReturnType<typeof readLevels>>

const KIND_TEXTS: Partial<Record<LedgerKind, MessageKey>> = {
  opening: 'growthKind.opening',
  earned: 'growthKind.earned',
  earnedBack: 'growthKind.earnedBack',
  topUp: 'growthKind.topUp',
  reward: 'growthKind.reward',
  adjustment: 'growthKind.adjustment',
  expired: 'growthKind.expired',
  mergedIn: 'growthKind.merged',
  mergedOut: 'growthKind.merged',
}

/** Benefits as guests see them. */
export function presentBenefits({ coupons, ...rest }: Benefits): BenefitsView {
  return { ...rest, coupons: coupons.reduce((sum, { num }) => sum + num, 0) }
}

/** The ladder of levels, and where the caller stands. */
export async function readLadder(context: RequestContext<ReadDb, Session>): Promise<Reply<Calls['levels']>> {
  const { db, session, locale, now } = context
  const levels = await readLevels(db, locale)
  const growth = await readSetting(db, 'growthSetting', growthSetting)
  const points = await readSetting(db, 'integralSetting', integralSetting)
  return {
    on: levels.on,
    levels: levels.on ? ladderOf(levels) : [],
    me: session.member ? await readMe(db, session.userId, levels, now) : null,
    earnPerAmount: growth.on ? growth.earnPerAmount : 0,
    pointsPerAmount: points.on ? points.earnPerAmount : 0,
    nextMonth: isoText(nextMonth(now)),
  }
}

function ladderOf({ levels, benefits, nameOf }: Levels): Reply<Calls['levels']>['levels'] {
  return levels.flatMap((from, level) => {
    const given = benefits[level]
    return given ? [{ level, name: nameOf(level), from, benefits: presentBenefits(given) }] : []
  })
}

async function readMe(db: ReadDb, userId: string, levels: Levels, now: Date): Promise<Reply<Calls['levels']>['me']> {
  const { level, growth, keptUntil, toldLevel, vipUntil } = await readStanding(db, userId, levels, now)
  const completed = and(eq(orders.userId, userId), eq(orders.state, ORDER_STATES.completed.code))
  const [last] = await db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(ownGrowth(userId), eq(ledgerEntries.kind, 'earned')))
    .orderBy(desc(ledgerEntries.id))
    .limit(1)
  return {
    ...{ level, growth, toldLevel },
    keptUntil: keptUntil && isoText(keptUntil),
    lastOrder: last?.amount ?? null,
    orders: await db.$count(orders, completed),
    vipUntil: vipUntil && isoText(vipUntil),
  }
}

const ownGrowth = (userId: string) => and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.account, 'growth'))

/** A page of what changed the growth value of a member. */
export async function readGrowth(
  db: ReadDb,
  userId: string,
  { page, pageSize, locale }: { page: number; pageSize: number; locale: Locale },
): Promise<Reply<Calls['growth']>> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(ownGrowth(userId))
    .orderBy(desc(ledgerEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ id, amount, balanceAfter, kind, at }) => ({
    ...{ id, amount, balanceAfter, kind },
    text: translate(locale, KIND_TEXTS[kind] ?? 'growthKind.other'),
    at: isoText(at),
  }))
  return { list, total: await db.$count(ledgerEntries, ownGrowth(userId)), page, pageSize }
}

/** Records that a member has been told of the level reached. */
export async function markLevelSeen(tx: Tx, userId: string): Promise<void> {
  await tx.update(memberLevels).set({ toldLevel: memberLevels.level }).where(eq(memberLevels.userId, userId))
}
