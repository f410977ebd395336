import type { storeContract } from '../../../src/contract/store/store'
import type { Handlers } from '../../api/context'
import { AppError } from '../../api/appError'
import type { Maps } from '../../integrations/maps/maps'
import { allRegions, liesIn, listRegions } from './regionRepository'
import { storeDetailOf, storeInfoOf, byDistance, matches } from './storePresenter'
import { addFavourite, removeFavourite } from './favouriteRepository'
import { inLocale } from '../../db/translations'
import { findStore, shownStores, readStoreViewer } from './storeRepository'

/** Stores, regions and favourites. */
export const storeHandlers = (maps: Maps): Handlers<typeof storeContract> => ({
  async list(context, input) {
    const view = await readStoreViewer(context, input)
    const regions = input.regionId ? await allRegions(context.db) : []
    const list = (await shownStores(context.db))
      .filter((row) => !input.regionId || liesIn(regions, row.regionId, input.regionId))
      .filter((row) => matches(row, input.keyword))
      .map((row) => storeInfoOf(row, view))
      .filter(({ isCollect }) => input.only !== 'collected' || isCollect)
      .filter(({ isFrequent }) => input.only !== 'frequent' || isFrequent)
      .filter(({ dining }) => !input.diningType || dining.some(({ type }) => type === input.diningType))
    return { list: byDistance(list) }
  },

  async detail(context, input) {
    return storeDetailOf(await findStore(context.db, input.storeId), await readStoreViewer(context, input))
  },

  async default(context, input) {
    const view = await readStoreViewer(context, input)
    const list = byDistance((await shownStores(context.db)).map((row) => storeDetailOf(row, view)))
    const best = list.find(({ isOpen }) => isOpen) ?? list[0]
    if (!best) throw new AppError(400, 'store.notFound')
    return best
  },

  async wifi({ db, locale }, { storeId }) {
    const { name, wifi } = await findStore(db, storeId)
    return { storeName: inLocale(name, locale), wifi }
  },

  async collect({ db, session, now }, { storeId, collect }) {
    const { id } = await findStore(db, storeId)
    await (collect ? addFavourite(db, session.userId, id, now) : removeFavourite(db, session.userId, id))
    return { ok: true }
  },

  regions: async ({ db, locale }, query) => ({ list: await listRegions(db, query, locale) }),

  async address({ db, locale }, coordinates) {
    const { recommend, address, region } = await maps.describe(db, coordinates, locale)
    return { formatted_addresses: { recommend }, address, region }
  },
})
