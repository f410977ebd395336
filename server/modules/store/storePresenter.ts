import type { StoreDetail, StoreInfo } from '../../../src/contract/store/store'
import type { Locale } from '../../../src/contract/fields'
import { dateText } from '../../../src/domain/time/dateText'
import { distanceBetween, type Coordinates } from '../../../src/domain/address/distance'
import { openingAt } from '../../../src/domain/store/openingHours'
import { clockText, dayOf, dayText, isoText, weekOf } from '../../../src/domain/time/storeClock'
import type { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { type MessageKey, type MessageParams, translate } from '../../messages/messages'
import { hoursOf } from './businessDay'
import { specialDaysFrom } from './specialDays'

/** Days ahead for which the weekday's name is unambiguous. */
const WEEK = 7
/** Days ahead whose special hours are announced. */
const AHEAD = 30

export type StoreRow = typeof stores.$inferSelect

/** What a store's presentation depends on beside the store. */
export interface StoreViewer {
  locale: Locale
  now: Date
  /** The guest's location, for distances. */
  place?: Coordinates
  /** Ids of the guest's favourite stores, and of stores they ordered from before. */
  collected: ReadonlySet<string>
  frequent: ReadonlySet<string>
}

/** A store of a list. */
export function storeInfoOf(row: StoreRow, view: StoreViewer): StoreInfo {
  const { locale, now, place: coordinates } = view
  const opening = openingAt(now, hoursOf(row))
  return {
    id: row.id,
    name: inLocale(row.name, locale),
    shortName: inLocale(row.shortName, locale),
    image: row.image,
    address: inLocale(row.address, locale),
    lat: row.lat,
    lng: row.lng,
    distance: coordinates && Math.round(distanceBetween(coordinates, row)),
    tel: row.tel,
    notice: inLocale(row.notice, locale),
    isOpen: opening.isOpen,
    changesAt: opening.changesAt && isoText(opening.changesAt),
    businessText: businessText(row, now, locale),
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

/** A store with the details of its page. */
export function storeDetailOf(row: StoreRow, view: StoreViewer): StoreDetail {
  return {
    ...storeInfoOf(row, view),
    images: row.images,
    intro: inLocale(row.intro, view.locale),
    openingHours: row.hours,
    specialDays: comingDays(row, view.now),
  }
}

/** The upcoming special days, the nearest first. */
function comingDays({ specialDays }: StoreRow, now: Date): StoreDetail['specialDays'] {
  const to = dayText(dayOf(now) + AHEAD)
  return specialDaysFrom(now, specialDays).filter(({ date }) => date <= to)
}

function feeFrom({ delivery }: StoreRow, type: string): number {
  if (type !== 'delivery' || !delivery || delivery.steps.length === 0) return 0
  return Math.min(...delivery.steps.map(({ fee }) => fee))
}

/** The text of when a store closes or opens. */
export function businessText(store: StoreRow, now: Date, locale: Locale): string {
  const { isOpen, changesAt } = openingAt(now, hoursOf(store))
  if (!changesAt) return translate(locale, isOpen ? 'store.openAlways' : 'store.closed')
  const time = clockText(changesAt)
  return isOpen ? translate(locale, 'store.openUntil', { time }) : opensText(changesAt, now, locale)
}

/** The reason why a store takes no orders: it opens later, or has no opening time. */
export function closedReason(store: StoreRow, now: Date, locale: Locale): { key: MessageKey; params: MessageParams } {
  const { changesAt } = openingAt(now, hoursOf(store))
  return changesAt
    ? { key: 'checkout.opensLater', params: { opens: opensText(changesAt, now, locale) } }
    : { key: 'checkout.storeClosed', params: {} }
}

/** The opening time: with the weekday within a week, else with the date. */
function opensText(at: Date, now: Date, locale: Locale): string {
  const time = clockText(at)
  const daysAhead = dayOf(at) - dayOf(now)
  if (daysAhead === 0) return translate(locale, 'store.opensAt', { time })
  if (daysAhead === 1) return translate(locale, 'store.opensTomorrow', { time })
  if (daysAhead < WEEK) return translate(locale, 'store.opensOn', { time, day: weekdayName(at, locale) })
  return translate(locale, 'store.opensDate', { time, day: dateText(isoText(at), locale) })
}

/** The name of the weekday of a time, in store time. */
export function weekdayName(instant: Date, locale: Locale): string {
  return translate(locale, `week.${weekOf(dayOf(instant))}` as MessageKey)
}

/** Whether a store's name or address contains a keyword, in any language. An empty keyword matches all. */
export function matches({ name, shortName, address }: StoreRow, keyword: string): boolean {
  const search = keyword.toLocaleLowerCase()
  return [name, shortName, address].some((texts) =>
    Object.values(texts).some((text) => text.toLocaleLowerCase().includes(search)),
  )
}

/** Sorts by distance; without distances the order is unchanged. */
export function byDistance<T extends { distance?: number }>(stores: T[]): T[] {
  return [...stores].sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
}
