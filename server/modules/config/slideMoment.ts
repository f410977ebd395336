import { asc, eq, sql } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { stores } from '../../db/schema/store/stores'
import type { GeoPoint } from '../../integrations/weather/openMeteo'
import type { WeatherAtStores } from './localWeather'
import { dayPartOf, type Moment } from './slidesNow'

/** Where it is asked about the weather: at the store of the page, else at the merchant's first one. */
async function placeOf(db: ReadDb, storeId: string): Promise<GeoPoint | undefined> {
  const [place] = await db
    .select({ lat: stores.lat, lng: stores.lng })
    .from(stores)
    .where(eq(stores.shown, true))
    .orderBy(sql`${stores.id} <> ${storeId}`, asc(stores.sort), asc(stores.id))
    .limit(1)
  return place
}

interface Request {
  now: Date
  storeId?: string
  weather?: WeatherAtStores | undefined
}

/** The moment that slides are chosen for, and the place whose weather counts where a service tells it. */
export async function slideMoment(
  db: ReadDb,
  { now, storeId = '', weather }: Request,
): Promise<{ moment: Moment; place: GeoPoint | undefined }> {
  const place = weather && (await placeOf(db, storeId))
  return { moment: { part: dayPartOf(now), weather: place && weather.at(place) }, place }
}
