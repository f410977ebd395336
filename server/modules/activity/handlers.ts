import type { activityContract } from '../../../src/contract/store/activity'
import type { DiningType } from '../../../src/contract/fields'
import { inLocale } from '../../db/translations'
import type { MenuCache } from '../goods/menuCache'
import type { RequestContext, Handlers } from '../../api/context'
import { AppError } from '../../api/appError'
import { readActivities } from './activities'
import { findStore } from '../store/storeRepository'

/** `menus` caches the menus of one database. */
export const activityHandlers = (menus: MenuCache): Handlers<typeof activityContract> => {
  const read = async ({ db, locale, now }: RequestContext, storeId: string, diningType?: DiningType) => {
    const store = await findStore(db, storeId)
    const { goods: menu } = await menus.read(db, { storeId, diningType, locale, now })
    return { storeName: inLocale(store.name, locale), found: await readActivities(db, { store, menu, locale, now }) }
  }
  return {
    async list(context, { storeId }) {
      const { storeName, found } = await read(context, storeId)
      return { storeName, list: found.map(({ activity }) => activity) }
    },

    async detail(context, { storeId, activityId, diningType }) {
      const { storeName, found } = await read(context, storeId, diningType)
      const wanted = found.find(({ activity }) => activity.id === activityId)
      if (!wanted) throw new AppError(400, 'activity.notFound')
      return { ...wanted.activity, storeName, goods: wanted.goods }
    },
  }
}
