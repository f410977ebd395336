import { type Coordinates, distanceBetween } from './distance'

/** What a store delivers to: a circle around it, or the area within some corners. */
export interface AreaShape extends Coordinates {
  shape: 'circle' | 'drawn'
  /** Metres; of a circle. */
  radius: number
  /** In the order around the area; of a drawn one. */
  corners: readonly Coordinates[]
}

/** The fewest corners of an area. */
export const FEWEST_CORNERS = 3

/** Metres from the store to the farthest place of its area. */
export function reachOf({ shape, radius, corners, ...store }: AreaShape): number {
  return shape === 'circle' ? radius : Math.max(0, ...corners.map((corner) => distanceBetween(store, corner)))
}

/** Metres of one degree of latitude. */
const METRES_PER_DEGREE = 111_195

/** The corners of the square within the circle of a store, which a drawn area begins with. */
export function squareWithin({ lat, lng, radius }: AreaShape): Coordinates[] {
  const up = (radius * Math.SQRT1_2) / METRES_PER_DEGREE
  const right = up / Math.cos((lat * Math.PI) / 180)
  const at = (north: number, east: number) => ({
    lat: Number((lat + north * up).toFixed(6)),
    lng: Number((lng + east * right).toFixed(6)),
  })
  return [at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)]
}

/** The corners with one more, in the side that it is nearest to. */
export function withCorner(corners: readonly Coordinates[], added: Coordinates): Coordinates[] {
  if (corners.length < FEWEST_CORNERS) return [...corners, added]
  const distances = sidesOf(corners).map(([from, to]) => distanceToSide(added, from, to))
  const nearest = distances.indexOf(Math.min(...distances))
  return [...corners.slice(0, nearest + 1), added, ...corners.slice(nearest + 1)]
}

/** Whether two sides of an area cross. */
export function crossesItself(corners: readonly Coordinates[]): boolean {
  const sides = sidesOf(corners)
  return sides.some(([a, b], index) => sides.slice(index + 1).some(([c, d]) => doCross([a, b], [c, d])))
}

type Side = readonly [Coordinates, Coordinates]

const sidesOf = (corners: readonly Coordinates[]): Side[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner])

/** Twice the area of a triangle in square degrees, negative when it turns clockwise: a plane is close enough within a city. */
const turn = (a: Coordinates, b: Coordinates, c: Coordinates): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng)

/** Whether two sides cross within both; sides that only share a corner do not. */
function doCross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

/** The distance of a place to a side, in degrees of latitude. */
function distanceToSide(place: Coordinates, from: Coordinates, to: Coordinates): number {
  const shrink = Math.cos((place.lat * Math.PI) / 180)
  const x = (to.lng - from.lng) * shrink
  const y = to.lat - from.lat
  const alongX = (place.lng - from.lng) * shrink
  const alongY = place.lat - from.lat
  const length = x * x + y * y
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (alongX * x + alongY * y) / length))
  return Math.hypot(alongX - share * x, alongY - share * y)
}
