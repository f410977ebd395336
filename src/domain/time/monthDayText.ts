import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { Locale } from '@/contract/fields'
import './dateText'

dayjs.extend(utc)

/** Date formats of each language for days of any year. */
const FORMATS: Record<Locale, { name: string; both: string; day: string }> = {
  en: { name: 'en', both: 'D MMMM', day: 'D' },
  th: { name: 'th', both: 'D MMMM', day: 'D' },
  zh: { name: 'zh-cn', both: 'M月D日', day: 'D日' },
}

/** A leap year: each day of any year is in it. */
const YEAR = 2000

const at = (monthDay: string, locale: Locale) => dayjs.utc(`${YEAR}-${monthDay.slice(-5)}`).locale(FORMATS[locale].name)

/** `14 July`, `14 กรกฎาคม`, `7月14日` of a day `MM-DD`. */
export function monthDayText(monthDay: string, locale: Locale): string {
  return at(monthDay, locale).format(FORMATS[locale].both)
}

/** The names of the twelve months. */
export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) => at(monthDayOf(month, 0), locale).format('MMMM'))
}

/** The days of a month, 0 to 11, as they are written; February has 29. */
export function daysOfMonth(month: number, locale: Locale): string[] {
  const length = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate()
  return Array.from({ length }, (_, day) => at(monthDayOf(month, day), locale).format(FORMATS[locale].day))
}

/** `MM-DD` of a month and a day, both counted from 0. */
export function monthDayOf(month: number, day: number): string {
  return [month + 1, day + 1].map((part) => String(part).padStart(2, '0')).join('-')
}
