import { distanceBetween, type Coordinates } from '../../../src/domain/address/distance'
import type { DeliveryArea } from '../../db/columnTypes'

/** The result of a delivery check. */
export interface Delivery {
  inRange: boolean
  /** Satang. */
  fee: number
}

/**
 * Whether a store delivers to a place, and the fee for a goods amount. A place beyond the last step is out of range. `freeWithin` are
 * the metres up to which the guest's delivery is free.
 */
export function deliveryTo(
  store: Coordinates & { delivery: DeliveryArea | null },
  coordinates: Coordinates,
  goodsAmount: number,
  freeWithin: number | null = null,
): Delivery {
  const { delivery: area } = store
  if (!area) return { inRange: false, fee: 0 }
  const metres = distanceBetween(store, coordinates)
  const step = area.steps.find(({ upTo }) => metres <= upTo)
  const inArea = area.polygon ? isInside(coordinates, area.polygon) : metres <= area.radius
  const free = isFreeFrom(area, goodsAmount) || (freeWithin !== null && metres <= freeWithin)
  return { inRange: inArea && step !== undefined, fee: free ? 0 : (step?.fee ?? 0) }
}

/** The lowest fee, shown while the place is unknown. Satang. */
export function lowestFee(area: DeliveryArea | null, goodsAmount: number): number {
  if (!area || area.steps.length === 0) return 0
  if (isFreeFrom(area, goodsAmount)) return 0
  return Math.min(...area.steps.map(({ fee }) => fee))
}

function isFreeFrom({ freeFrom }: DeliveryArea, goodsAmount: number): boolean {
  return freeFrom !== undefined && goodsAmount >= freeFrom
}

/** Whether a place is inside a polygon of [lat, lng] corners (ray casting). */
function isInside({ lat, lng }: Coordinates, corners: readonly [number, number][]): boolean {
  let inside = false
  for (const [index, [lat1, lng1]] of corners.entries()) {
    const [lat2, lng2] = corners[(index + 1) % corners.length] ?? [lat1, lng1]
    const crosses = lat1 > lat !== lat2 > lat && lng < ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1
    if (crosses) inside = !inside
  }
  return inside
}
