import dayjs from 'dayjs'
import 'dayjs/locale/th'
import 'dayjs/locale/zh-cn'
import utc from 'dayjs/plugin/utc'
import type { Locale } from '@/contract/fields'

dayjs.extend(utc)

/** Date formats of each language, with and without time; no line breaks within a date. Thai marks hours; years are of the common era. */
const FORMATS: Record<Locale, { name: string; date: string; both: string }> = {
  en: { name: 'en', date: 'D\u00a0MMM\u00a0YYYY', both: 'D\u00a0MMM\u00a0YYYY, HH:mm' },
  th: { name: 'th', date: 'D\u00a0MMM\u00a0YYYY', both: 'D\u00a0MMM\u00a0YYYY, HH:mm\u00a0น.' },
  zh: {
    name: 'zh-cn',
    date: 'YYYY\u2060年\u2060M\u2060月\u2060D\u2060日',
    both: 'YYYY\u2060年\u2060M\u2060月\u2060D\u2060日 HH:mm',
  },
}

/** The digits of a wire time are the store's clock, as in timeText.ts. */
const write = (instant: string, locale: Locale, form: 'date' | 'both') =>
  dayjs.utc(instant.slice(0, 19)).locale(FORMATS[locale].name).format(FORMATS[locale][form])

/** `20 Nov 2026`, `20 พ.ย. 2026`, `2026年11月20日`. */
export function dateText(instant: string, locale: Locale): string {
  return write(instant, locale, 'date')
}

/** Formats date and time. */
export function dateTimeText(instant: string, locale: Locale): string {
  return write(instant, locale, 'both')
}
