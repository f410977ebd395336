/** Formats a distance in metres: `850m` below 1000, `1.24km` from there (specification §9). */
export function distanceText(metres: number): string {
  const whole = Math.max(0, Math.round(metres))
  return whole < 1000 ? `${whole}m` : `${(Math.round(whole / 10) / 100).toFixed(2)}km`
}

export interface Coordinates {
  lat: number
  lng: number
}

const EARTH_RADIUS_M = 6_371_000

/** Metres between two places along the surface of the earth. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)))
}
