import type { PickedPlace } from './mapTypes'
import { go } from '@/platform/navigation/navigation'
import { openForResult } from '@/platform/navigation/pageResult'

/** Lets the guest pick a place on our own map, which opens at the given one. Undefined when they leave it without. */
export function chooseLocation(start: { lat: number; lng: number }): Promise<PickedPlace | undefined> {
  const query = { lat: String(start.lat), lng: String(start.lng) }
  return openForResult('/choose-location', () => go('/choose-location', query))
}
