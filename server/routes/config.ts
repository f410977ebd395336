import { asc } from 'drizzle-orm'
import type { configContract } from '../../src/contract/config'
import { prepareBlocks } from '../config/blocks'
import { computedConfigs, type PublicSetup } from '../config/computed'
import { readAds, readLayout, readSystem } from '../config/config'
import { readForms } from '../config/forms'
import { messageTemplates } from '../db/schema/config'
import type { MenuCache } from '../goods/menuCache'
import type { Handlers } from '../http/context'

/** `menus` keeps built menus for one database. */
export const configHandlers = (menus: MenuCache, setup: PublicSetup): Handlers<typeof configContract> => ({
  async forms({ db, locale, client }, { idents }) {
    const computed = Object.entries(computedConfigs(setup, client.appType))
    const wanted = computed.filter(([ident]) => idents.includes(ident))
    return { ...(await readForms(db, idents, locale)), ...Object.fromEntries(wanted) }
  },

  async drag({ db, locale, now }, { page, id, storeId }) {
    const blocks = await readLayout(db, page, id, locale)
    const menu = async () => (storeId ? menus.read(db, { storeId, locale, now }) : { categories: [], goods: [] })
    return { list: await prepareBlocks(blocks, menu) }
  },

  ad: ({ db, locale }) => readAds(db, locale),

  messages: async ({ db }) => ({
    list: await db.select().from(messageTemplates).orderBy(asc(messageTemplates.occasion)),
  }),

  system: ({ db, locale }) => readSystem(db, locale),
})
