import { HOUR_MS } from './duration'
import { countdownText } from './timeText'

/** Formats milliseconds as `21:14:08`: hours, minutes, seconds; `00:00:00` when not positive. */
export function longCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)) * 1000
  const hours = Math.floor(seconds / HOUR_MS)
  return `${String(hours).padStart(2, '0')}:${countdownText(seconds - hours * HOUR_MS)}`
}
