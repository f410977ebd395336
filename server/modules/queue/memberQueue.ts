import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockQueue } from '../../db/locks'
import { type QueueTicket, queueTickets } from '../../db/schema/inStore/queue'
import type { MemberTable } from '../memberData'
import { inLine } from './line'

/**
 * The queue tickets of a member. When both accounts of a merge wait in one store, the ticket of the one that ends is cancelled. Of a removed
 * account they stay without guest and phone number: they tell how long others wait.
 */
export const memberQueueTickets: MemberTable = {
  owners: [queueTickets.userId],

  async merge(tx, { from, into, now }) {
    const leaving = await lockLive(tx, from)
    const staying = new Set((await liveOf(tx, into)).map(({ storeId }) => storeId))
    await cancel(
      tx,
      leaving.filter(({ storeId }) => staying.has(storeId)),
      now,
    )
    await tx.update(queueTickets).set({ userId: into }).where(eq(queueTickets.userId, from))
  },

  async remove(tx, userId, now) {
    await cancel(tx, await lockLive(tx, userId), now)
    await tx.update(queueTickets).set({ userId: null, phone: '' }).where(eq(queueTickets.userId, userId))
  },
}

const liveOf = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(queueTickets)
    .where(and(eq(queueTickets.userId, userId), inLine))

/** Locks the queues that a member waits in, and reads the tickets. */
async function lockLive(tx: Tx, userId: string): Promise<QueueTicket[]> {
  const storeIds = [...new Set((await liveOf(tx, userId)).map(({ storeId }) => storeId))].sort()
  for (const storeId of storeIds) await lockQueue(tx, storeId)
  return liveOf(tx, userId)
}

async function cancel(tx: Tx, tickets: readonly QueueTicket[], now: Date): Promise<void> {
  if (tickets.length === 0) return
  const ids = tickets.map(({ id }) => id)
  await tx
    .update(queueTickets)
    .set({ state: 'cancelled', graceUntil: null, endedAt: now, endedBy: 'system' })
    .where(inArray(queueTickets.id, ids))
}
