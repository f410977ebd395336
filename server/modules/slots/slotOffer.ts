import type { Checkout } from '../../../src/contract/cart/checkout'
import type { Locale } from '../../../src/contract/fields'
import { dateText } from '../../../src/domain/time/dateText'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { openingAt, type Span } from '../../../src/domain/store/openingHours'
import { type Slot, slotAt, type SlotDay, slotDays } from '../../../src/domain/store/slots'
import { clockText, dayOf, isoText, weekOf } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type MessageKey, translate } from '../../messages/messages'
import type { StoreRow } from '../store/storePresenter'
import { bookedSlots } from './slotRepository'
import { hoursOf } from '../store/businessDay'

/** Promised times are rounded up to this many minutes. */
const ROUND_MS = 5 * MINUTE_MS

/** The available times of an order. */
export interface TimeOffer {
  /** "As soon as possible" is offered: the store is open. */
  asap: boolean
  days: SlotDay[]
}

/** The times at which a store can hand over an order that is placed now. */
export async function readTimes(db: ReadDb, store: StoreRow, now: Date): Promise<TimeOffer> {
  const hours = hoursOf(store)
  const booked = await bookedSlots(db, store.id, now)
  return { asap: openingAt(now, hours).isOpen, days: slotDays({ hours, ...store.slots }, now, booked) }
}

/** The free slot that starts at an instant; undefined when it is full or not offered. */
export function freeSlotAt({ days }: TimeOffer, start: Date): Slot | undefined {
  const slot = slotAt(days, start)
  return slot?.full ? undefined : slot
}

/** When an order that is placed now should be ready: in its slot, or within the store's preparation time. */
export function promisedSpan(store: StoreRow, now: Date, slot: Span | undefined): Span {
  if (slot) return { from: slot.from, to: slot.to }
  const after = (minutes: number) => new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / ROUND_MS) * ROUND_MS)
  return { from: after(store.minutesMin), to: after(store.minutesMax) }
}

/** Slots of a reply. */
export function slotReply(days: readonly SlotDay[], now: Date, locale: Locale): Checkout['slots'] {
  return days.map(({ date, slots }) => ({
    date,
    label: slots[0] ? dayLabel(slots[0].from, now, locale) : date,
    times: slots.map((slot) => ({ value: isoText(slot.from), text: spanText(slot, locale), full: slot.full })),
  }))
}

/** `12:35–12:45`, with the Thai suffix for hours in Thai, and preceded by the day when that is not today; for use within a sentence. */
export function readyText(span: Span, now: Date, locale: Locale): string {
  const sameDay = dayOf(span.from) === dayOf(now)
  if (sameDay) return spanText(span, locale)
  const tomorrow = dayOf(span.from) - dayOf(now) === 1
  const day = tomorrow ? translate(locale, 'checkout.withinTomorrow') : dayLabel(span.from, now, locale)
  return `${day} ${spanText(span, locale)}`
}

function spanText({ from, to }: Span, locale: Locale): string {
  return `${clockText(from)}–${clockText(to)}${locale === 'th' ? ' น.' : ''}`
}

/** Today, Tomorrow, a weekday within the week, else the date. */
function dayLabel(instant: Date, now: Date, locale: Locale): string {
  const ahead = dayOf(instant) - dayOf(now)
  if (ahead === 0) return translate(locale, 'checkout.today')
  if (ahead === 1) return translate(locale, 'checkout.tomorrow')
  const near = ahead > 1 && ahead < 7
  return near ? translate(locale, `week.${weekOf(dayOf(instant))}` as MessageKey) : dateText(isoText(instant), locale)
}
