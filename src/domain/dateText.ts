import type { Locale } from '@/contract/fields'

/** The wall clock of a wire time. The server writes times with the store's own offset, so the digits are the store's clock. */
interface Wall {
  year: number
  month: number
  day: number
  time: string
}

const MONTHS: Record<Exclude<Locale, 'zh'>, string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
}

function wallOf(instant: string): Wall {
  const [date = '', clock = ''] = instant.split('T')
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day, time: clock.slice(0, 5) }
}

/** `12:35`, with the Thai mark of hours in Thai. */
export function timeText(instant: string, locale: Locale): string {
  return locale === 'th' ? `${wallOf(instant).time} น.` : wallOf(instant).time
}

/** `20 Nov 2026`, `20 พ.ย. 2026`, `2026年11月20日`. */
export function dateText(instant: string, locale: Locale): string {
  const { year, month, day } = wallOf(instant)
  return locale === 'zh' ? `${year}年${month}月${day}日` : `${day} ${MONTHS[locale][month - 1] ?? ''} ${year}`
}

/** Date and time of an event that is told in full. */
export function dateTimeText(instant: string, locale: Locale): string {
  return `${dateText(instant, locale)}${locale === 'zh' ? ' ' : ', '}${timeText(instant, locale)}`
}

/** Whether two wire times fall on the same day of the store. */
export function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10)
}

/** `09:41` for the given milliseconds, `00:00` when they are over. Hours are counted as minutes. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
