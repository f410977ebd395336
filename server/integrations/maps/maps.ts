import type { Locale } from '../../../src/contract/fields'
import { distanceBetween, type Place } from '../../../src/domain/address/distance'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import type { Db } from '../../db/database'
import { inLocale } from '../../db/translations'
import { say } from '../../messages/messages'
import { allRegions, regionOf } from '../../modules/store/regionRepository'

/** What lies at a place, in words. */
export interface PlaceName {
  /** A short name to show, for example "Near Ari, Bangkok". */
  recommend: string
  address: string
  region: ReturnType<typeof regionOf> | null
}

/** Turns places into addresses. A map service stands behind it when the merchant has one. */
export interface Maps {
  describe(db: Db, place: Place, locale: Locale): Promise<PlaceName>
}

/** Farther than this from any region we know, a place is told by its coordinates. Metres. */
const KNOWN_WITHIN = MINUTE_MS

/** Knows no streets: names the nearest region of the merchant's own table. Needs no network. */
export const offlineMaps: Maps = {
  async describe(db, place, locale) {
    const rows = await allRegions(db)
    const ranked = rows
      .map((row) => ({
        row,
        metres: distanceBetween(place, row),
        leaf: rows.every(({ parentId }) => parentId !== row.id),
      }))
      .filter(({ leaf, metres }) => leaf && metres <= KNOWN_WITHIN)
      .sort((a, b) => a.metres - b.metres)
    const nearest = ranked[0]?.row
    if (!nearest) {
      const text = `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`
      return { recommend: text, address: text, region: null }
    }
    const city = rows.find(({ id }) => id === nearest.parentId)
    const address = [nearest, ...(city ? [city] : [])].map(({ name }) => inLocale(name, locale)).join(', ')
    return { recommend: say(locale, 'store.nearby', { place: address }), address, region: regionOf(nearest, locale) }
  },
}
