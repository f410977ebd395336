import type { Parsed, Reply } from '../../../src/contract/endpoint'
import type { goodsContract } from '../../../src/contract/goods/goods'
import type { Locale } from '../../../src/contract/fields'
import { readStored } from '../config/formRepository'
import type { ReadDb } from '../../db/database'
import { readDetail } from './goodsDetail'
import type { GoodsRow } from '../../../src/contract/goods/goodsRow'
import { readCategories, searchGoods } from './menuRepository'
import type { MenuCache } from './menuCache'
import type { RequestContext, Handlers } from '../../api/context'
import { findStore } from '../store/storeRepository'

/** `menus` caches the menus of one database. */
export const goodsHandlers = (menus: MenuCache): Handlers<typeof goodsContract> => ({
  menu: ({ db, locale, now }, query) => menus.read(db, { ...query, locale, now }),

  async categories({ db, locale }, { storeId }) {
    const store = await findStore(db, storeId)
    return { list: await readCategories(db, store.id, locale) }
  },

  search: (context, query) => searchMenu(context, menus, query),

  async detail({ db, locale, now }, query) {
    await findStore(db, query.storeId)
    return readDetail(db, query, now, locale)
  },
})

/** Search in a menu, and suggested search terms. */
export async function searchMenu(
  { db, locale, now }: RequestContext,
  menus: MenuCache,
  { keyword, soldOut, ...query }: Parsed<(typeof goodsContract)['search']>,
): Promise<Reply<(typeof goodsContract)['search']>> {
  const { goods } = await menus.read(db, { ...query, locale, now })
  const hot = await readHotTerms(db, locale)
  if (!keyword) return { list: popularDishes(goods, hot), hot }
  const found = await searchGoods(db, query.storeId, keyword)
  const list = found.flatMap((id) => goods.filter((row) => row.id === id && (soldOut || row.state !== 'soldOut')))
  return { list, hot }
}

/** The first available dish whose name contains each of the words. */
function popularDishes(goods: readonly GoodsRow[], terms: readonly string[]): GoodsRow[] {
  const dishes = terms.map((word) =>
    goods.find(({ name, state }) => state === 'ok' && name.toLowerCase().includes(word.toLowerCase())),
  )
  return [...new Set(dishes)].filter((dish) => dish !== undefined)
}

/** Suggested search terms, stored as `hot` of the configuration block `search`. */
async function readHotTerms(db: ReadDb, locale: Locale): Promise<string[]> {
  const { search = {} } = await readStored(db, ['search'], locale)
  const hot = 'hot' in search ? search.hot : []
  return Array.isArray(hot) ? hot.filter((word) => typeof word === 'string') : []
}
