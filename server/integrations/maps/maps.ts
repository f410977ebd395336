import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import type { storeContract } from '../../../src/contract/store/store'
import type { Coordinates } from '../../../src/domain/address/distance'
import type { ReadDb } from '../../db/database'

/** The address of a place. */
export interface PlaceName {
  /** A short name to show, for example "Near Ari, Bangkok". */
  recommend: string
  address: string
  region: Reply<(typeof storeContract)['address']>['region']
}

/** Reverse geocoding. */
export interface Maps {
  describe(db: ReadDb, coordinates: Coordinates, locale: Locale): Promise<PlaceName>
}
