import { and, lt, lte, or } from 'drizzle-orm'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { Db } from '../../db/database'
import { transact } from '../../db/transaction'
import { queueTickets } from '../../db/schema/inStore/queue'
import { findAnyStore } from '../store/storeRepository'
import { inLine } from './line'
import { lockCurrentQueue, notifyNearby } from './transitionTicket'

/** Expires tickets in all queues, and notifies guests who move near the front because of it. */
export async function expireTickets({ db, now }: { db: Db; now: Date }): Promise<void> {
  const maybeOver = or(lte(queueTickets.graceUntil, now), lt(queueTickets.day, dayText(dayOf(now))))
  const found = await db
    .selectDistinct({ storeId: queueTickets.storeId })
    .from(queueTickets)
    .where(and(inLine, maybeOver))
    .orderBy(queueTickets.storeId)
  for (const { storeId } of found) {
    await transact(db, async (tx) => {
      const store = await findAnyStore(tx, storeId)
      await lockCurrentQueue(tx, store, now)
      await notifyNearby(tx, store, now)
    })
  }
}
