import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { Locale } from '@/contract/fields'
import './dateText'

dayjs.extend(utc)

/** Date formats of each language for months and the days in them. */
const FORMATS: Record<Locale, { name: string; month: string; day: string; time: string }> = {
  en: { name: 'en', month: 'MMMM YYYY', day: 'D\u00a0MMM', time: 'D\u00a0MMM, HH:mm' },
  th: { name: 'th', month: 'MMMM YYYY', day: 'D\u00a0MMM', time: 'D\u00a0MMM, HH:mm\u00a0น.' },
  zh: { name: 'zh-cn', month: 'YYYY年M月', day: 'M\u2060月\u2060D\u2060日', time: 'M\u2060月\u2060D\u2060日 HH:mm' },
}

const at = (day: string, locale: Locale) => dayjs.utc(day).locale(FORMATS[locale].name)

/** `November 2026`, `พฤศจิกายน 2026`, `2026年11月` of a month `YYYY-MM`. */
export function monthText(month: string, locale: Locale): string {
  return at(`${month}-01`, locale).format(FORMATS[locale].month)
}

/** `16 Nov`, `16 พ.ย.`, `11月16日` of a day `YYYY-MM-DD`. */
export function dayInMonthText(day: string, locale: Locale): string {
  return at(day, locale).format(FORMATS[locale].day)
}

/** `16 Nov, 19:31` of a wire time, below the name of its month. */
export function timeInMonthText(instant: string, locale: Locale): string {
  return at(instant.slice(0, 19), locale).format(FORMATS[locale].time)
}

/** The days from one to another: `16 Nov – 19 Nov`; one day alone. */
export function dayRangeText(from: string, to: string, locale: Locale): string {
  const ends = [...new Set([from, to])]
  return ends.map((day) => dayInMonthText(day, locale)).join(' – ')
}

/** `Mo`, `จ.`, `一` of a day. */
export function weekdayText(day: string, locale: Locale): string {
  return at(day, locale).format('dd')
}
