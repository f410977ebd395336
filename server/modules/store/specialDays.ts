import { eq } from 'drizzle-orm'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { Tx } from '../../db/database'
import { lockStore } from '../../db/locks'
import { stores } from '../../db/schema/stores'
import type { ClockSpan, SpecialDay } from '../../db/columnTypes'
import { AppError } from '../../api/appError'

/**
 * Sets the special hours of a day (`YYYY-MM-DD`), empty for a closed day; without `hours` the special day is removed. Past days
 * are deleted, except yesterday, whose evening may not be over.
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

/** The special days of a store from today on, the nearest first. */
export function specialDaysFrom(now: Date, days: readonly SpecialDay[]): SpecialDay[] {
  const today = dayText(dayOf(now))
  return days.filter(({ date }) => date >= today).sort(byDate)
}

function byDate(a: SpecialDay, b: SpecialDay): number {
  return a.date < b.date ? -1 : 1
}
