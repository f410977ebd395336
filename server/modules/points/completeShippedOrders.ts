import { and, eq, lte } from 'drizzle-orm'
import { POINTS_ORDER_STATES } from '../../../src/domain/points/pointsOrderState'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { pointsOrders } from '../../db/schema/members/pointsMall'
import { transactEach } from '../../db/transactEach'
import { lockPointsOrder, transitionPointsOrder } from './transitionOrder'

/** After how long an order that was sent counts as received. */
const RECEIVED_MS = 14 * DAY_MS
/** Most orders per run. */
const BATCH = 100

/** Completes orders that were sent so long ago that they count as received. An error with one does not stop the others. */
export async function completeShippedOrders(run: {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}): Promise<void> {
  const { db, now } = run
  const sent = and(eq(pointsOrders.state, POINTS_ORDER_STATES.pendingReceipt.code), eq(pointsOrders.way, 'delivery'))
  const before = new Date(now.getTime() - RECEIVED_MS)
  const found = await db
    .select({ id: pointsOrders.id })
    .from(pointsOrders)
    .where(and(sent, lte(pointsOrders.shippedAt, before)))
    .limit(BATCH)
  await transactEach(run, found, async (tx, { id }) => {
    const { bought } = await lockPointsOrder(tx, id)
    if (bought.state === POINTS_ORDER_STATES.pendingReceipt.code)
      await transitionPointsOrder(tx, bought, 'completed', { actor: 'system', now })
  })
}
