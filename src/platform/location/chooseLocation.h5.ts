import type { PickedLocation } from './mapTypes'
import { go } from '@/platform/navigation/navigation'
import { openForResult } from '@/platform/navigation/pageResult'

/** Lets the guest pick a location on the storefront's map, which opens at the given one. Undefined when cancelled. */
export function chooseLocation(start: { lat: number; lng: number }): Promise<PickedLocation | undefined> {
  const query = { lat: String(start.lat), lng: String(start.lng) }
  return openForResult('/choose-location', () => go('/choose-location', query))
}
