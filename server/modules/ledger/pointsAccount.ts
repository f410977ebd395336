import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { integralSetting } from '../../../src/contract/config/forms'
import type { PointsAccount } from '../../../src/contract/points/points'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type PointLot, pointLots } from '../../db/schema/wallet/pointLots'
import { readSetting } from '../config/settings'

/** The member and the time. */
export interface PointsHolder {
  userId: string
  /** Guests without an account hold none. */
  member: boolean
  now: Date
}

/** The merchant's rules of points. */
export function readPointsSetting(db: ReadDb) {
  return readSetting(db, 'integralSetting', integralSetting)
}

/** The points that a member can spend, by their end. */
export function livingLots(db: ReadDb, { userId, member, now }: PointsHolder): Promise<PointLot[]> {
  if (!member) return Promise.resolve([])
  const alive = and(gt(pointLots.remaining, 0), or(isNull(pointLots.expireAt), gt(pointLots.expireAt, now)))
  return db
    .select()
    .from(pointLots)
    .where(and(eq(pointLots.userId, userId), alive))
    .orderBy(sql`${pointLots.expireAt} asc nulls last`, asc(pointLots.id))
}

/** The points account of a member. */
export async function readPointsAccount(db: ReadDb, holder: PointsHolder): Promise<PointsAccount> {
  const { value, maxShare } = await readPointsSetting(db)
  return accountOf(await livingLots(db, holder), maxShare > 0 ? value : 0)
}

/** What a member has in points, from the lots that can be spent. */
export function accountOf(lots: readonly PointLot[], value: number): PointsAccount {
  const first = lots[0]?.expireAt
  const next = first ? lots.filter(({ expireAt }) => expireAt?.getTime() === first.getTime()) : []
  const rest = lots.slice(next.length)
  const last = rest.at(-1)?.expireAt
  return {
    points: sumOf(lots),
    value,
    ends: first ? { points: sumOf(next), at: isoText(first), rest: last ? isoText(last) : null } : null,
  }
}

const sumOf = (lots: readonly PointLot[]) => lots.reduce((sum, { remaining }) => sum + remaining, 0)
