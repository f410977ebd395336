import { useState } from 'react'
import '@/i18n/en/relativeTime'
import { MINUTE_MS } from '@/domain/time/duration'
import { relativeTime } from '@/domain/time/relativeTime'
import { useText } from './useText'
import { useTicking } from './useTicking'

/** Formats wire times relative to now (specification §9): `5 minutes ago`, after a year the date. Redraws each minute. */
export function useRelativeTime(): (instant: string) => string {
  const t = useText()
  const [now, setNow] = useState(Date.now)
  useTicking(() => setNow(Date.now()), MINUTE_MS)
  return (instant) => {
    const ago = relativeTime(Date.parse(instant), Math.max(now, Date.now()))
    if (ago.unit === 'date') return instant.slice(0, 10)
    return ago.unit === 'now' ? t('relativeTime.now') : t(`relativeTime.${ago.unit}`, { count: ago.count })
  }
}
