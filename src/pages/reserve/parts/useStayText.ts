import { useText } from '@/hooks/useText'

const HOUR = 60

/** Formats minutes at a table: `2 hours`, `90 min`. */
export function useStayText(): (minutes: number) => string {
  const t = useText()
  return (minutes) =>
    minutes % HOUR === 0 ? t('reserve.hours', { count: minutes / HOUR }) : t('reserve.minutes', { count: minutes })
}
