import type { Locale } from '@/contract/fields'
import { dayInMonthText } from '@/domain/time/monthText'
import { timeText } from '@/domain/time/timeText'

/** `5%` of a rate in basis points. */
export const rateText = (rate: number): string => `${rate / 100}%`

/** Days as whole months. */
export const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30.4))

/** `16 Nov, 12:04` of an instant. */
export const dayAndTimeText = (at: string, locale: Locale): string =>
  `${dayInMonthText(at.slice(0, 10), locale)}, ${timeText(at, locale)}`
