import { asc } from 'drizzle-orm'
import type { configContract } from '../../src/contract/config'
import { readAds, readConfigs, readLayout, readSystem } from '../config/config'
import { withGoods } from '../config/goodsBlocks'
import { messageTemplates } from '../db/schema/config'
import type { MenuCache } from '../goods/menuCache'
import type { Handlers } from '../http/context'

/** `menus` keeps built menus for one database. */
export const configHandlers = (menus: MenuCache): Handlers<typeof configContract> => ({
  forms: ({ db, locale }, { idents }) => readConfigs(db, idents, locale),

  async drag({ db, locale, now }, { page, id, storeId }) {
    const blocks = await readLayout(db, page, id, locale)
    const menu = async () => (storeId ? (await menus.read(db, { storeId, locale, now })).goods : [])
    return { list: await withGoods(blocks, menu) }
  },

  ad: ({ db, locale }) => readAds(db, locale),

  messages: async ({ db }) => ({
    list: await db.select().from(messageTemplates).orderBy(asc(messageTemplates.occasion)),
  }),

  system: ({ db, locale }) => readSystem(db, locale),
})
