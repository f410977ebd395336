import * as v from 'valibot'
import { fetchJson } from '../httpClient'
import { ProviderError } from '../providerError'

const OPEN_METEO = 'Open-Meteo'

/** The account with the weather service. */
export interface WeatherSettings {
  /** Address of the forecast, such as `https://api.open-meteo.com/v1/forecast`. */
  url: string
  /** Key of a commercial plan; empty without one. */
  key: string
}

/** A place on earth, degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

/** The weather at a place now. */
export interface CurrentWeather {
  /** Degrees Celsius. */
  temperature: number
  isWet: boolean
}

/** WMO codes from here on are drizzle, rain, snow, showers and thunderstorms. */
const FIRST_WET_CODE = 51

const reply = v.object({ current: v.object({ temperature_2m: v.number(), weather_code: v.number() }) })

/** Open-Meteo (https://open-meteo.com/en/docs): the current weather of any place. Data under CC BY 4.0. */
export class OpenMeteo {
  constructor(
    private readonly settings: WeatherSettings,
    private readonly timeoutMs?: number,
  ) {}

  /** Throws a ProviderError when the service does not tell it. */
  async current({ lat, lng }: GeoPoint): Promise<CurrentWeather> {
    const { url, key } = this.settings
    const query = {
      latitude: String(lat),
      longitude: String(lng),
      current: 'temperature_2m,weather_code',
      ...(key && { apikey: key }),
    }
    const timeout = this.timeoutMs === undefined ? {} : { timeoutMs: this.timeoutMs }
    const { status, body } = await fetchJson({ provider: OPEN_METEO, url, query, ...timeout })
    const read = v.safeParse(reply, body)
    if (!read.success) throw new ProviderError(OPEN_METEO, 'down', `answered ${status} without the weather`)
    const { temperature_2m: temperature, weather_code: code } = read.output.current
    return { temperature, isWet: code >= FIRST_WET_CODE }
  }
}
