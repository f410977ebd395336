import { eq } from 'drizzle-orm'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { Tx } from '../../db/database'
import { lockStore } from '../../db/locks'
import { stores } from '../../db/schema/stores'
import type { ClockSpan, SpecialDay } from '../../db/columnTypes'
import { AppError } from '../../api/appError'

/**
 * Gives a store hours of its own for one day (`YYYY-MM-DD`), none for a day on which it is closed; without `hours` the day is like any
 * other of its weekday again. Days that are over are left out: yesterday's count for as long as its evening may go on.
 */
export async function changeSpecialDay(
  tx: Tx,
  storeId: string,
  { date, hours }: { date: string; hours?: ClockSpan[] },
  now: Date,
): Promise<void> {
  const store = await lockStore(tx, storeId)
  if (!store) throw new AppError(400, 'store.notFound')
  const today = dayOf(now)
  if (hours && date < dayText(today)) throw new AppError(400, 'store.dayOver')
  const others = store.specialDays.filter((day) => day.date !== date && day.date >= dayText(today - 1))
  const specialDays = [...others, ...(hours ? [{ date, hours }] : [])].sort(byDate)
  await tx.update(stores).set({ specialDays }).where(eq(stores.id, storeId))
}

/** The days of a store with hours of their own from today on, the nearest first. */
export function specialDaysFrom(now: Date, days: readonly SpecialDay[]): SpecialDay[] {
  const today = dayText(dayOf(now))
  return days.filter(({ date }) => date >= today).sort(byDate)
}

function byDate(a: SpecialDay, b: SpecialDay): number {
  return a.date < b.date ? -1 : 1
}
