import { distanceBetween } from '../../../src/domain/address/distance'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { allRegions, regionOf } from './regionRepository'
import type { Maps } from '../../integrations/maps/maps'

/** Farther than this from every known region, a place has no name. Metres. */
const MAX_REGION_DISTANCE = 60_000

/** Names the nearest region of the merchant's table, without streets. Needs no network. */
export const offlineMaps: Maps = {
  async describe(db, coordinates, locale) {
    const rows = await allRegions(db)
    const ranked = rows
      .map((row) => ({
        row,
        metres: distanceBetween(coordinates, row),
        leaf: rows.every(({ parentId }) => parentId !== row.id),
      }))
      .filter(({ leaf, metres }) => leaf && metres <= MAX_REGION_DISTANCE)
      .sort((a, b) => a.metres - b.metres)
    const nearest = ranked[0]?.row
    if (!nearest) {
      const text = translate(locale, 'store.onMap', {})
      return { recommend: text, address: text, region: null }
    }
    const city = rows.find(({ id }) => id === nearest.parentId)
    const address = [nearest, ...(city ? [city] : [])].map(({ name }) => inLocale(name, locale)).join(', ')
    return {
      recommend: translate(locale, 'store.nearby', { place: address }),
      address,
      region: regionOf(nearest, locale),
    }
  },
}
