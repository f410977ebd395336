import type { configContract } from '../../../src/contract/config'
import { readAds } from './ads'
import { prepareBlocks } from './blocks'
import { computedConfigs, type PublicSetup } from './computedConfigs'
import { readSystem, shownBlocks } from './systemConfig'
import { readForms } from './formRepository'
import { type LayoutPage, publishedBlocks, readDraft } from './layoutRepository'
import type { Previews } from './previewTickets'
import type { Db } from '../../db/database'
import type { MenuCache } from '../goods/menuCache'
import { appsOf, messagePlatform, templatesOf } from '../notifications/messageTemplates'
import type { Handlers } from '../../api/context'
import { AppError } from '../../api/appError'

interface ConfigDependencies {
  /** Keeps built menus for one database. */
  menus: MenuCache
  setup: PublicSetup
  /** Who may see drafts. */
  previews: Previews
}

export const configHandlers = ({ menus, setup, previews }: ConfigDependencies): Handlers<typeof configContract> => ({
  async forms({ db, locale, client }, { idents }) {
    const computed = Object.entries(computedConfigs(setup, client.appType))
    const wanted = computed.filter(([ident]) => idents.includes(ident))
    return { ...(await readForms(db, idents, locale)), ...Object.fromEntries(wanted) }
  },

  async drag({ db, locale, now }, { page, id, storeId, draft }) {
    if (draft && !previews.admits(draft)) throw new AppError(400, 'common.previewOver')
    const laidOut = { page, target: id ?? '' }
    const blocks = shownBlocks(draft ? await draftedBlocks(db, laidOut) : await publishedBlocks(db, laidOut), locale)
    const menu = async () => (storeId ? menus.read(db, { storeId, locale, now }) : { categories: [], goods: [] })
    return { list: await prepareBlocks(blocks, menu) }
  },

  ad: ({ db, locale }) => readAds(db, locale),

  async messages({ db, client }) {
    const house = messagePlatform(client.appType)
    return { list: house && appsOf(setup.logins)[house] ? await templatesOf(db, house) : [] }
  },

  system: ({ db, locale }) => readSystem(db, locale),
})

const draftedBlocks = async (db: Db, laidOut: LayoutPage) => (await readDraft(db, laidOut)).blocks
