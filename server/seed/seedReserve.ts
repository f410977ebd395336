import { DAY_MS } from '../../src/domain/time/duration'
import { holdSteps } from '../../src/domain/reserve/slots'
import { dayOf, dayText, instantAt } from '../../src/domain/time/storeClock'
import type { Tx } from '../db/database'
import {
  reservations,
  reserveAreas,
  reserveHolds,
  reserveStores,
  reserveTables,
} from '../db/schema/inStore/reservations'
import { CLOSED_IN_DAYS, REFUND_STEPS, RESERVE_AREAS, RESERVE_SLOTS } from './data/reserve'
import { slug } from './menuRows'
import { translations } from './notation'

/** Writes the areas and tables that can be booked. */
export async function insertReserve(tx: Tx, now: Date): Promise<void> {
  const specialDays = [{ date: dayText(dayOf(now) + CLOSED_IN_DAYS), servings: [] }]
  const storeIds = [...new Set(RESERVE_AREAS.map(({ storeId }) => storeId))]
  const rules = { slots: { ...RESERVE_SLOTS, specialDays }, refundSteps: REFUND_STEPS }
  await tx.insert(reserveStores).values(storeIds.map((storeId) => ({ ...rules, storeId })))
  await tx.insert(reserveAreas).values(
    RESERVE_AREAS.map(({ tables: _tables, name, caption, ...area }, sort) => {
      return { ...area, sort, name: translations(name), caption: translations(caption) }
    }),
  )
  await tx
    .insert(reserveTables)
    .values(
      RESERVE_AREAS.flatMap(({ id, storeId, tables }) =>
        tables.map((table) => ({ areaId: id, tableId: slug(storeId, table) })),
      ),
    )
}

/** Writes a confirmed booking of the demonstration member, tomorrow evening. */
export async function insertMemberReservation(
  tx: Tx,
  { id: userId, nickname, phone }: { id: string; nickname: string; phone: string },
  now: Date,
): Promise<void> {
  const day = dayOf(now) + 1
  const slot = { from: instantAt(day, 19 * 60), to: instantAt(day, 21 * 60) }
  const tableId = slug('thonglor', 'b1')
  const sent = new Date(now.getTime() - DAY_MS)
  const id = 'member-reservation'
  await tx.insert(reservations).values({
    ...{ id, userId, phone, contact: nickname, code: 'R-2207', storeId: 'thonglor', areaId: 'thonglor-reserve-main' },
    ...{ people: 2, day: dayText(day), start: slot.from, end: slot.to, celebration: 'birthday' as const },
    ...{ state: 'confirmed' as const, keepMinutes: 15, createdAt: sent, askedAt: sent, confirmedAt: sent },
    tableIds: [tableId],
  })
  await tx.insert(reserveHolds).values(holdSteps(slot).map((at) => ({ tableId, at, reservationId: id })))
}
