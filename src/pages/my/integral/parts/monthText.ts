import type { Locale } from '@/contract/fields'
import { dateText } from '@/domain/time/dateText'

/** `Nov 2026` of `2026-11`. */
export function monthText(month: string, locale: Locale): string {
  const day = dateText(`${month}-01T00:00:00+07:00`, locale)
  return locale === 'zh' ? day.replace(/\d+日$/, '') : day.replace(/^\d+ /, '')
}
