import dayjs from 'dayjs'
import type { Locale } from '@/contract/fields'
import './monthText'

/** Date formats of each language for a visit: its day with the weekday, and with the time. */
const FORMATS: Record<Locale, { name: string; day: string; both: string }> = {
  en: { name: 'en', day: 'ddd D\u00a0MMM', both: 'ddd D\u00a0MMM, HH:mm' },
  th: { name: 'th', day: 'ddd D\u00a0MMM', both: 'ddd D\u00a0MMM, HH:mm\u00a0น.' },
  zh: { name: 'zh-cn', day: 'M\u2060月\u2060D\u2060日 ddd', both: 'M\u2060月\u2060D\u2060日 ddd HH:mm' },
}

/** The digits of a wire time are the store's clock, as in timeText.ts. */
const at = (instant: string, locale: Locale) => dayjs.utc(instant.slice(0, 19)).locale(FORMATS[locale].name)

/** `Sat 22 Nov`, `เสาร์ 22 พ.ย.`, `11月22日 周六` of a day or a wire time. */
export function visitDayText(instant: string, locale: Locale): string {
  return at(instant, locale).format(FORMATS[locale].day)
}

/** `Sat 22 Nov, 19:00` of a wire time. */
export function visitText(instant: string, locale: Locale): string {
  return at(instant, locale).format(FORMATS[locale].both)
}

/** `Sat`, `เสาร์`, `周六` of a day. */
export function weekdayShort(day: string, locale: Locale): string {
  return at(day, locale).format('ddd')
}

/** `Saturday`, `วันเสาร์`, `星期六` of a day or a wire time. */
export function weekdayName(instant: string, locale: Locale): string {
  const name = at(instant, locale).format('dddd')
  return locale === 'th' ? `วัน${name}` : name
}

/** `Nov`, `พ.ย.`, `11月` of a wire time. */
export function monthName(instant: string, locale: Locale): string {
  return at(instant, locale).format('MMM')
}
