import { eq } from 'drizzle-orm'
import type { StoreFields } from '../../../console/contract/store/store'
import { crossesItself, FEWEST_CORNERS, reachOf } from '../../../src/domain/address/areaShape'
import { AppError } from '../../api/appError'
import type { ClockSpan } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { regions } from '../../db/schema/store/stores'
import { refuseFields } from '../../modules/offers/edited'
import { DAY, minutesOf } from '../../../src/domain/time/storeClock'

const WEEK = 7 * DAY
/** The most bytes of the name of a wireless network (IEEE 802.11). */
const WIFI_NAME_BYTES = 32

/** The fields of a store that do not fit together, by name. */
export function storeFaults(fields: StoreFields): [field: string, holds: boolean][] {
  const { weekHours, specialDays, minutesMin, minutesMax, wifiName, wifiPassword, wifiHidden } = fields
  const weekly = weekHours.flatMap(({ weeks, ...span }) => weeks.map((week) => minuteSpan(span, week * DAY)))
  return [
    ['weekHours', overlap(weekly, WEEK)],
    ['specialDays', hasTwice(specialDays.map(({ date }) => date))],
    ['specialDays', specialDays.some((day) => overlap(day.hours.map((span) => minuteSpan(span))))],
    ['minutesMax', minutesMax < minutesMin],
    ...deliveryFaults(fields),
    ['wifiName', Buffer.byteLength(wifiName) > WIFI_NAME_BYTES],
    ['wifiName', wifiName === '' && (wifiPassword !== '' || wifiHidden)],
  ]
}

function deliveryFaults({ dining, ground, feeSteps }: StoreFields): [field: string, holds: boolean][] {
  const isDrawn = ground.shape === 'drawn'
  return [
    ['ground', isDrawn && ground.corners.length < FEWEST_CORNERS],
    ['ground', isDrawn && crossesItself(ground.corners)],
    ['feeSteps', feeSteps.some(({ upTo }, index) => upTo <= (feeSteps[index - 1]?.upTo ?? 0))],
    ['feeSteps', dining.delivery && feeSteps.length === 0],
  ]
}

/** Refuses an area that is larger than the fees reach: nothing would be delivered to its edge. */
export function refuseBeyondFees({ ground, feeSteps }: StoreFields): void {
  const reach = feeSteps.at(-1)?.upTo
  const area = Math.ceil(reachOf(ground))
  if (reach === undefined || area <= reach) return
  throw new AppError(400, 'store.areaBeyondFees', { reach, area }, { fields: ['feeSteps'] })
}

/** Refuses a district that does not exist. */
export async function refuseUnknownRegion(db: ReadDb, { regionId }: Pick<StoreFields, 'regionId'>): Promise<void> {
  const isKnown = regionId === null || (await db.$count(regions, eq(regions.id, regionId))) > 0
  refuseFields('staff.unknownId', [['regionId', !isKnown]])
}

const hasTwice = (texts: readonly string[]) => new Set(texts).size < texts.length

interface Minutes {
  from: number
  to: number
}

/** The minutes of a span, counted from the start of its day or its week. */
function minuteSpan({ start, end }: ClockSpan, offset = 0): Minutes {
  const from = minutesOf(start)
  const to = minutesOf(end)
  return { from: from + offset, to: (to > from ? to : to + DAY) + offset }
}

/** Whether two spans overlap; with `length` the time begins anew after so many minutes. */
function overlap(spans: readonly Minutes[], length = Infinity): boolean {
  const sorted = [...spans].sort((a, b) => a.from - b.from)
  const [first] = sorted
  if (!first) return false
  const following = [...sorted.slice(1), { from: first.from + length, to: 0 }]
  return sorted.some(({ to }, index) => to > (following[index]?.from ?? Infinity))
}
