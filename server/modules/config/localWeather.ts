import type { CurrentWeather, GeoPoint } from '../../integrations/weather/openMeteo'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Moment } from './slidesNow'

/** Client of the weather service. */
interface WeatherSource {
  current(place: GeoPoint): Promise<CurrentWeather>
}

/** Minimum interval of requests for the weather, also after a failure, and its maximum age. */
const FRESH_MS = 15 * MINUTE_MS
const KNOWN_MS = 120 * MINUTE_MS
/** From here on it is hot, and up to here cool, degrees Celsius. */
const HOT = 33
const COOL = 22
/** Stores that are nearer to each other than about ten kilometres have the same weather. */
const CELLS_PER_DEGREE = 10

/** The weather lookup of the server. */
export type WeatherAtStores = Pick<LocalWeather, 'at' | 'refresh'>

interface CachedWeather {
  weather?: Moment['weather']
  receivedAt: number
  requestedAt: number
}

/** The weather at the stores, kept in memory: no guest waits for the service. */
export class LocalWeather {
  private readonly known = new Map<string, CachedWeather>()

  constructor(
    private readonly source: WeatherSource,
    private readonly now = () => new Date(),
  ) {}

  /** The latest known weather at a place; undefined when it is unknown or outdated. */
  at(place: GeoPoint): Moment['weather'] {
    const known = this.known.get(cellOf(place))
    return known && this.now().getTime() - known.receivedAt < KNOWN_MS ? known.weather : undefined
  }

  /** Requests the weather at a place, at most once per interval. Throws a ProviderError when the service fails. */
  async refresh(place: GeoPoint): Promise<void> {
    const cell = cellOf(place)
    const now = this.now().getTime()
    const before = this.known.get(cell) ?? { receivedAt: -Infinity, requestedAt: -Infinity }
    if (now - before.requestedAt < FRESH_MS) return
    this.known.set(cell, { ...before, requestedAt: now })
    const weather = kindOf(await this.source.current(place))
    this.known.set(cell, { weather, receivedAt: now, requestedAt: now })
  }
}

const cellOf = ({ lat, lng }: GeoPoint) => [lat, lng].map((degrees) => Math.round(degrees * CELLS_PER_DEGREE)).join(' ')

function kindOf({ temperature, isWet }: CurrentWeather): NonNullable<Moment['weather']> {
  if (isWet) return 'rain'
  if (temperature >= HOT) return 'hot'
  return temperature <= COOL ? 'cool' : 'mild'
}
