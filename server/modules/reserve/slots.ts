import { freeTables, groupsLeft, tablesFor } from '../../../src/domain/reserve/capacity'
import { daysAhead, type Slot, slotsOfDay } from '../../../src/domain/reserve/slots'
import { clockText, dayOf, dayText, isoText } from '../../../src/domain/time/storeClock'
import type { ReserveSlots } from '../../../src/contract/inStore/reserve'
import type { ReadDb } from '../../db/database'
import type { ReserveArea, ReserveStore } from '../../db/schema/inStore/reservations'
import type { StoreRow } from '../store/storePresenter'
import { type AreaTable, readHolds, readTables, reserveHours } from './reserveStore'

/** A group that wants a table in an area. */
export interface GroupRequest {
  people: number
  /** The fewest tables that it wants; 0 for as many as it needs. */
  tables: number
  /** A booking that would be moved: its tables count as free. */
  exceptId?: string | undefined
}

export interface AreaContext {
  store: StoreRow
  rules: ReserveStore
  area: ReserveArea
  now: Date
}

/** The tables of an area with what holds them. */
async function readCapacity(db: ReadDb, { area }: AreaContext, { exceptId }: GroupRequest) {
  const holds = (await readHolds(db, area.id)).filter(({ reservationId }) => reservationId !== exceptId)
  return { tables: await readTables(db, [area.id]), holds }
}

/** How many tables of an area are booked together at most. */
export const mostTables = ({ rules, area }: Pick<AreaContext, 'rules' | 'area'>) =>
  Math.min(rules.maxTables, area.joinTables)

const groupOf = (place: AreaContext, { people, tables }: GroupRequest) => {
  return { people, tables, join: mostTables(place) }
}

/** The days that can be booked, and the times of one day. */
export async function readSlots(
  db: ReadDb,
  place: AreaContext,
  wanted: GroupRequest & { date?: string | undefined },
): Promise<ReserveSlots> {
  const { store, rules, now } = place
  const { tables, holds } = await readCapacity(db, place, wanted)
  const group = groupOf(place, wanted)
  const byDay = new Map<string, typeof holds>()
  for (const hold of holds) {
    // A stay may begin on the evening before and end after midnight.
    for (const key of [dayText(dayOf(hold.at)), dayText(dayOf(hold.at) - 1)])
      byDay.set(key, [...(byDay.get(key) ?? []), hold])
  }
  const freeAt = (slot: Slot) => freeTables(tables, byDay.get(dayText(dayOf(slot.from))) ?? [], slot)
  const slotsOf = (day: number) => slotsOfDay(day, rules.slots, { hours: reserveHours(store), now })
  const days = daysAhead(rules.slots, now)
  const dates = days.map((day) => {
    const slots = slotsOf(day)
    const fits = slots.some((slot) => tablesFor(freeAt(slot), group))
    return { date: dayText(day), state: dayState(slots.length, fits) }
  })
  const date = wanted.date ?? dates.find(({ state }) => state === 'open')?.date ?? dayText(dayOf(now))
  const day = days.find((each) => dayText(each) === date)
  const slots = (day === undefined ? [] : slotsOf(day)).map((slot) => ({
    time: clockText(slot.from),
    serving: slot.serving,
    left: groupsLeft(freeAt(slot), group),
    minutes: minutesIn(slot),
  }))
  return { dates, date, slots, serverTime: isoText(now) }
}

/** The time of a booking, with the tables for it; undefined when the time is not offered, no tables when it is full. */
export async function findSlot(
  db: ReadDb,
  place: AreaContext,
  wanted: GroupRequest & { date: string; time: string },
): Promise<{ slot: Slot; tables: AreaTable[] | null } | undefined> {
  const { store, rules, now } = place
  const day = daysAhead(rules.slots, now).find((each) => dayText(each) === wanted.date)
  if (day === undefined) return undefined
  const slots = slotsOfDay(day, rules.slots, { hours: reserveHours(store), now })
  const slot = slots.find(({ from }) => clockText(from) === wanted.time)
  if (!slot) return undefined
  const { tables, holds } = await readCapacity(db, place, wanted)
  return { slot, tables: tablesFor(freeTables(tables, holds, slot), groupOf(place, wanted)) }
}

/** Minutes of a stay. */
export const minutesIn = ({ from, to }: Pick<Slot, 'from' | 'to'>) => (to.getTime() - from.getTime()) / 60_000

function dayState(count: number, fits: boolean): ReserveSlots['dates'][number]['state'] {
  if (count === 0) return 'closed'
  return fits ? 'open' : 'full'
}
