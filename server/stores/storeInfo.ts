import type { StoreDetail, StoreInfo } from '../../src/contract/store'
import type { Locale } from '../../src/contract/fields'
import { distanceBetween, type Place } from '../../src/domain/distance'
import { openingAt } from '../../src/domain/openingHours'
import { clockText, dayOf, isoText, weekOf } from '../../src/domain/storeClock'
import type { stores } from '../db/schema/stores'
import { inLocale } from '../db/words'
import { type MessageKey, say } from '../messages/messages'

export type StoreRow = typeof stores.$inferSelect

/** What a store's description depends on beside the store. */
export interface Viewpoint {
  locale: Locale
  now: Date
  /** Where the guest is, to tell distances. */
  place?: Place
  /** Ids of the guest's favourite stores, and of those ordered from before. */
  collected: ReadonlySet<string>
  frequent: ReadonlySet<string>
}

/** A store as lists show it. */
export function storeInfoOf(row: StoreRow, view: Viewpoint): StoreInfo {
  const { locale, now, place } = view
  const opening = openingAt(now, { weekly: row.hours, special: row.specialDays })
  return {
    id: row.id,
    name: inLocale(row.name, locale),
    shortName: inLocale(row.shortName, locale),
    image: row.image,
    address: inLocale(row.address, locale),
    lat: row.lat,
    lng: row.lng,
    distance: place && Math.round(distanceBetween(place, row)),
    tel: row.tel,
    notice: inLocale(row.notice, locale),
    isOpen: opening.isOpen,
    changesAt: opening.changesAt && isoText(opening.changesAt),
    businessText: businessText(opening, now, locale),
    minutes: { min: row.minutesMin, max: row.minutesMax },
    dining: row.dining.map(({ type, minAmount }) => ({ type, minAmount, feeFrom: feeFrom(row, type) })),
    services: row.services,
    serviceRate: row.serviceRate,
    vatRate: row.vatRate,
    vatIncluded: row.vatIncluded,
    isCollect: view.collected.has(row.id),
    isFrequent: view.frequent.has(row.id),
  }
}

/** A store with everything its own page shows. */
export function storeDetailOf(row: StoreRow, view: Viewpoint): StoreDetail {
  return {
    ...storeInfoOf(row, view),
    images: row.images,
    intro: inLocale(row.intro, view.locale),
    openingHours: row.hours,
  }
}

function feeFrom({ delivery }: StoreRow, type: string): number {
  if (type !== 'delivery' || !delivery || delivery.steps.length === 0) return 0
  return Math.min(...delivery.steps.map(({ fee }) => fee))
}

/** Until when it is open, or from when on, in words. */
function businessText({ isOpen, changesAt }: { isOpen: boolean; changesAt?: Date }, now: Date, locale: Locale): string {
  if (!changesAt) return say(locale, isOpen ? 'store.openAlways' : 'store.closed')
  const time = clockText(changesAt)
  if (isOpen) return say(locale, 'store.openUntil', { time })
  const daysAhead = dayOf(changesAt) - dayOf(now)
  if (daysAhead === 0) return say(locale, 'store.opensAt', { time })
  if (daysAhead === 1) return say(locale, 'store.opensTomorrow', { time })
  return say(locale, 'store.opensOn', { time, day: weekdayName(changesAt, locale) })
}

/** The name of the weekday an instant falls on at the stores. */
export function weekdayName(instant: Date, locale: Locale): string {
  return say(locale, `week.${weekOf(dayOf(instant))}` as MessageKey)
}
