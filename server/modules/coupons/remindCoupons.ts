import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db, Tx } from '../../db/database'
import { lockCoupons, lockSessionOwner } from '../../db/locks'
import { userCoupons } from '../../db/schema/coupons/coupons'
import { transactEach } from '../../db/transactEach'
import { publish } from '../events'

/** How long before its end a member is reminded of a coupon. */
const REMIND_MS = 2 * DAY_MS
/** Most members per run. */
const BATCH = 100

/** The coupons that end soon and of which their holders were not reminded. A coupon that is shorter than that is never late news. */
const endingSoon = (now: Date) =>
  and(
    eq(userCoupons.state, 'usable'),
    isNull(userCoupons.remindedAt),
    gt(userCoupons.endAt, now),
    lte(userCoupons.endAt, new Date(now.getTime() + REMIND_MS)),
    sql`${userCoupons.receivedAt} <= ${userCoupons.endAt} - interval '2 days'`,
  )

/** Reminds each member once of the coupons that end within two days, in one message. Several servers may do it at once. */
export async function remindOfCoupons(run: { db: Db; now: Date; log: { error(error: unknown): void } }): Promise<void> {
  const { db, now } = run
  const members = await db
    .selectDistinct({ userId: userCoupons.userId })
    .from(userCoupons)
    .where(endingSoon(now))
    .orderBy(asc(userCoupons.userId))
    .limit(BATCH)
  await transactEach(run, members, (tx, { userId }) => remindMember(tx, userId, now))
}

async function remindMember(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockSessionOwner(tx, userId)
  const due = and(eq(userCoupons.userId, userId), endingSoon(now))
  const found = await tx.select({ id: userCoupons.id }).from(userCoupons).where(due)
  await lockCoupons(
    tx,
    found.map(({ id }) => id),
  )
  const ids = found.map(({ id }) => id)
  const marked = await tx
    .update(userCoupons)
    .set({ remindedAt: now })
    .where(and(inArray(userCoupons.id, ids), due))
    .returning({ id: userCoupons.id })
  if (marked.length > 0) await publish(tx, 'couponsExpiring', { userId, now })
}
