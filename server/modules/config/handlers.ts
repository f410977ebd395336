import type { configContract } from '../../../src/contract/config/config'
import type { Reply } from '../../../src/contract/endpoint'
import type { Locale } from '../../../src/contract/fields'
import { readAds } from './ads'
import { type Menu, prepareBlocks } from './blocks'
import { computedConfigs, type PublicSetup } from './computedConfigs'
import { readSystem, shownBlocks } from './systemConfig'
import { readForms } from './formRepository'
import type { WeatherAtStores } from './localWeather'
import { slideMoment } from './slideMoment'
import { publishedBlocks, readDraft } from './layoutRepository'
import type { PreviewTickets } from './previewTickets'
import type { ReadDb } from '../../db/database'
import type { Handlers } from '../../api/context'

type MessageTemplates = Reply<(typeof configContract)['messages']>['list']

interface ConfigDependencies {
  /** The menu of a store, for blocks that show products. */
  menus: { read(db: ReadDb, request: { storeId: string; locale: Locale; now: Date }): Promise<Menu> }
  /** The message templates that guests of an app can subscribe to. */
  templatesFor(db: ReadDb, appType: string): Promise<MessageTemplates>
  setup: PublicSetup
  /** Tickets that allow previewing drafts. */
  previews: PreviewTickets
  /** The weather at the stores, where a service tells it. */
  weather?: WeatherAtStores | undefined
}

export const configHandlers = ({
  menus,
  templatesFor,
  setup,
  previews,
  weather,
}: ConfigDependencies): Handlers<typeof configContract> => ({
  async forms({ db, locale, client }, { idents, draft }) {
    const computed = Object.entries(computedConfigs(setup, client.appType))
    const requested = computed.filter(([ident]) => idents.includes(ident))
    return { ...(await readForms(db, idents, locale, previews.admits(draft))), ...Object.fromEntries(requested) }
  },

  async drag({ db, locale, now, afterCommit }, { page, id, storeId, draft }) {
    const laidOut = { page, target: id ?? '' }
    const stored = previews.admits(draft) ? (await readDraft(db, laidOut)).blocks : await publishedBlocks(db, laidOut)
    const blocks = shownBlocks(stored, locale)
    const menu = async () => (storeId ? menus.read(db, { storeId, locale, now }) : { categories: [], goods: [] })
    const { moment, place } = await slideMoment(db, { now, storeId, weather })
    if (weather && place) afterCommit(() => weather.refresh(place))
    return { list: await prepareBlocks(blocks, { menu, moment }) }
  },

  ad: ({ db, locale }, { draft }) => readAds(db, locale, previews.admits(draft)),

  messages: async ({ db, client }) => ({ list: await templatesFor(db, client.appType) }),

  system: ({ db, locale }) => readSystem(db, locale),
})
