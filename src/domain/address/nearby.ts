import { distanceBetween, type Coordinates } from './distance'

/** A named point on the map: a store, a city or a district. */
export interface Spot extends Coordinates {
  id: string
  name: string
  /** The containing city, or the address. */
  hint: string
  kind: 'store' | 'region'
}

/** The spots whose name or hint contains all typed words, nearest first, with their distance in metres. */
export function spotsNear(
  spots: Spot[],
  centre: Coordinates,
  typed: string,
  most: number,
): (Spot & { metres: number })[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return spots
    .filter(({ name, hint }) => terms.every((term) => `${name} ${hint}`.toLowerCase().includes(term)))
    .map((spot) => ({ ...spot, metres: distanceBetween(centre, spot) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, most)
}

/** Coordinates of a query; undefined unless both are present and valid. */
export function coordinatesOf({
  lat,
  lng,
}: {
  lat?: string | undefined
  lng?: string | undefined
}): Coordinates | undefined {
  const coordinates = { lat: Number(lat || NaN), lng: Number(lng || NaN) }
  return Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180 ? coordinates : undefined
}
