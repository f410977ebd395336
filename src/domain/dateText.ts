import dayjs from 'dayjs'
import 'dayjs/locale/th'
import 'dayjs/locale/zh-cn'
import utc from 'dayjs/plugin/utc'
import type { Locale } from '@/contract/fields'

dayjs.extend(utc)

/** How each language writes a time, a date, and both. Thai marks hours; years are those of the common era. */
const FORMATS: Record<Locale, { name: string; time: string; date: string; both: string }> = {
  en: { name: 'en', time: 'HH:mm', date: 'D MMM YYYY', both: 'D MMM YYYY, HH:mm' },
  th: { name: 'th', time: 'HH:mm น.', date: 'D MMM YYYY', both: 'D MMM YYYY, HH:mm น.' },
  zh: { name: 'zh-cn', time: 'HH:mm', date: 'YYYY年M月D日', both: 'YYYY年M月D日 HH:mm' },
}

/** The wall clock of a wire time. The server writes times with the store's own offset, so the digits are the store's clock. */
const wall = (instant: string) => dayjs.utc(instant.slice(0, 19))

const write = (instant: string, locale: Locale, form: 'time' | 'date' | 'both') =>
  wall(instant).locale(FORMATS[locale].name).format(FORMATS[locale][form])

/** `12:35`, with the Thai mark of hours in Thai. */
export function timeText(instant: string, locale: Locale): string {
  return write(instant, locale, 'time')
}

/** `20 Nov 2026`, `20 พ.ย. 2026`, `2026年11月20日`. */
export function dateText(instant: string, locale: Locale): string {
  return write(instant, locale, 'date')
}

/** Date and time of an event that is told in full. */
export function dateTimeText(instant: string, locale: Locale): string {
  return write(instant, locale, 'both')
}

/** Whether two wire times fall on the same day of the store. */
export function sameDay(a: string, b: string): boolean {
  return wall(a).isSame(wall(b), 'day')
}
