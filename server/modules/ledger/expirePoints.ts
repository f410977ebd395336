import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db, Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { pointLots } from '../../db/schema/wallet/pointLots'
import { transactEach } from '../../db/transactEach'
import { publish } from '../events'
import { bookEndings } from './ledger'

/** How long before their end a member is reminded of points. */
export const REMIND_MS = 30 * DAY_MS
/** Most members per run. */
const BATCH = 100

interface PointsEndDependencies {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Books the points off that have ended. */
export async function expirePoints(run: PointsEndDependencies): Promise<void> {
  const { db, now } = run
  const ended = and(gt(pointLots.remaining, 0), lte(pointLots.expireAt, now))
  await transactEach(run, await membersWith(db, ended), async (tx, userId) => {
    await lockAccount(tx, userId)
    await bookEndings(tx, userId, now)
  })
}

/** Reminds each member once of the points that end within thirty days, in one message. Several servers may do it at once. */
export async function remindOfPoints(run: PointsEndDependencies): Promise<void> {
  const { db, now } = run
  const members = await membersWith(db, endingSoon(now))
  await transactEach(run, members, (tx, userId) => remindMember(tx, userId, now))
}

async function remindMember(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId)
  const marked = await tx
    .update(pointLots)
    .set({ remindedAt: now })
    .where(and(eq(pointLots.userId, userId), endingSoon(now)))
    .returning({ id: pointLots.id })
  if (marked.length > 0) await publish(tx, 'pointsExpiring', { userId, now })
}

/** Lots that end soon and of which their members were not reminded. */
const endingSoon = (now: Date) =>
  and(
    gt(pointLots.remaining, 0),
    isNull(pointLots.remindedAt),
    gt(pointLots.expireAt, now),
    lte(pointLots.expireAt, new Date(now.getTime() + REMIND_MS)),
  )

async function membersWith(db: Db, lots: ReturnType<typeof and>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: pointLots.userId })
    .from(pointLots)
    .where(lots)
    .orderBy(asc(pointLots.userId))
    .limit(BATCH)
  return rows.map(({ userId }) => userId)
}
