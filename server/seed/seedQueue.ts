import { eq } from 'drizzle-orm'
import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Tx } from '../db/database'
import { queues, queueTickets, queueTypes } from '../db/schema/inStore/queue'
import { stores } from '../db/schema/store/stores'
import { businessDayOf } from '../modules/store/businessDay'
import { QUEUE_TYPES, WAITING_GROUPS } from './data/queue'
import { slug } from './menuRows'

/** Writes the kinds of tables that guests queue for. */
export async function insertQueueTypes(tx: Tx): Promise<void> {
  const storeIds = Object.keys(QUEUE_TYPES)
  await tx.insert(queues).values(storeIds.map((storeId) => ({ storeId })))
  await tx.insert(queueTypes).values(
    Object.entries(QUEUE_TYPES).flatMap(([storeId, types]) =>
      types.map(([prefix, minPeople, maxPeople, minutes]) => {
        return { id: slug(storeId, prefix.toLowerCase()), storeId, prefix, minPeople, maxPeople, minutes }
      }),
    ),
  )
}

/** Writes the groups that wait in the demonstration. */
export async function insertWaitingGroups(tx: Tx, now: Date): Promise<void> {
  for (const { storeId, prefix, groups } of WAITING_GROUPS) {
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId))
    if (!store) throw new Error(`no store ${storeId}`)
    const day = businessDayOf(now, store)
    const typeId = slug(storeId, prefix.toLowerCase())
    await tx.insert(queueTickets).values(
      groups.map(([people, minutes], ahead) => {
        const takenAt = new Date(now.getTime() - minutes * MINUTE_MS)
        const numbered = { no: ahead + 1, number: `${prefix}00${ahead + 1}`, day, takenAt }
        return { ...numbered, id: `${typeId}-${ahead + 1}`, storeId, typeId, people, phone: '', aheadAtFirst: ahead }
      }),
    )
  }
}
