import { and, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { paceOf, type Seatings } from '../../../src/domain/queue/queueLine'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { ReadDb } from '../../db/database'
import { queueTickets, type QueueType } from '../../db/schema/inStore/queue'

/** Period of the seatings from which the pace of a line is estimated. */
const WEEK_MS = 7 * DAY_MS

/**
 * Minutes until the line of each kind of table moves by one group, by the last seatings: of the business day, else of the week, else as the
 * merchant has set it.
 */
export async function readPaces(
  db: ReadDb,
  types: readonly QueueType[],
  { today, now }: { today: string; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const samples = types.length > 0 ? await readSeatings(db, types, { today, now }) : []
  const sampleOf = (typeId: string, isToday: boolean): Seatings | undefined =>
    samples.find((sample) => sample.typeId === typeId && sample.isToday === isToday)
  return new Map(
    types.map(({ id, minutes }) => {
      const ofDay = sampleOf(id, true)
      return [id, paceOf([ofDay, together(ofDay, sampleOf(id, false))], minutes)]
    }),
  )
}

function together(one: Seatings | undefined, other: Seatings | undefined): Seatings | undefined {
  if (!one || !other) return one ?? other
  return {
    count: one.count + other.count,
    minutes: one.minutes + other.minutes,
    groups: one.groups + other.groups,
  }
}

/** The groups that waited behind others and were seated, on this business day and before. */
function readSeatings(db: ReadDb, types: readonly QueueType[], { today, now }: { today: string; now: Date }) {
  const { typeId, day, state, takenAt, firstCalledAt, endedAt, aheadAtFirst, againOf } = queueTickets
  const isToday = sql<boolean>`${day} = ${today}`
  const seatedAt = sql`coalesce(${firstCalledAt}, ${endedAt})`
  return db
    .select({
      typeId,
      isToday,
      count: sql<number>`count(*)::int`,
      minutes: sql<number>`(sum(extract(epoch from ${seatedAt} - ${takenAt})) / 60)::float8`,
      groups: sql<number>`sum(${aheadAtFirst})::int`,
    })
    .from(queueTickets)
    .where(
      and(
        inArray(
          typeId,
          types.map(({ id }) => id),
        ),
        eq(state, 'dined'),
        gte(takenAt, new Date(now.getTime() - WEEK_MS)),
        gt(aheadAtFirst, 0),
        isNull(againOf),
        isNotNull(endedAt),
      ),
    )
    .groupBy(typeId, sql`2`)
}
