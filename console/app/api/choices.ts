import type { Endpoint, Envelope, Reply } from '../../../src/contract/endpoint'
import { API_PREFIX } from '../../../src/contract/endpoint'
import { goodsContract } from '../../../src/contract/goods/goods'
import { type Region, storeContract as guestStoreContract } from '../../../src/contract/store/store'
import { auditContract } from '../../contract/staff/audit'
import { diningTableContract } from '../../contract/tables/diningTable'
import { menuCategoryContract } from '../../contract/menu/menuCategory'
import { pointsItemContract } from '../../contract/members/pointsItem'
import { storeContract } from '../../contract/store/store'
import { inLanguage } from '../schema/inLanguage'
import type { ReferenceKind } from '../../contract/fields'
import { NoReplyError } from './errors'
import type { StaffClient } from './staffClient'

/** Something to choose, with its name in the language of staff or in each language. */
export interface Choice {
  id: string
  name: string | Readonly<Record<string, string | undefined>>
  /** The store that it belongs to, and its name there. */
  storeId?: string
  nameInStore?: Choice['name']
}

type Named = { id: string; name: { en: string; th?: string; zh?: string } }

/** Everything that can be chosen of a kind; coupon templates are a list of their own, with pages. */
export type ChoiceSources = Readonly<Record<Exclude<ReferenceKind, 'couponTemplate'>, () => Promise<Choice[]>>>

interface ChoiceNeeds {
  client: StaffClient
  fetch(url: string, init: RequestInit): Promise<Response>
  locale(): string
}

/** Reads what can be chosen: stores, places, dishes as guests see them, tables, categories of the points shop, people who have written something. */
export function choiceSources({ client, fetch, locale }: ChoiceNeeds): ChoiceSources {
  const read = async <E extends Endpoint>({ path }: E, query = ''): Promise<Reply<E>> => {
    try {
      const response = await fetch(API_PREFIX + path + query, { headers: { language: locale() } })
      return ((await response.json()) as Envelope<Reply<E>>).data
    } catch {
      throw new NoReplyError('No reply')
    }
  }
  const store = async () => {
    const { list } = await client.call(storeContract.names, {})
    return list.map(({ id, name, shown }) => ({ id, name: inLanguage(name, locale()), shown }))
  }
  const ofOwnStores = ofStoresOf(client, store)
  return {
    store,
    region: async () => regionChoices((await read(guestStoreContract.regions, '?tree=1&all=1')).list),
    async goods() {
      const stores = (await store()).filter(({ shown }) => shown)
      const menus = await Promise.all(stores.map(({ id }) => read(goodsContract.menu, `?storeId=${id}`)))
      const dishes = menus.flatMap(({ goods }, at) =>
        goods.map(({ id, name }) => ({ id, name, store: stores[at]?.name ?? '' })),
      )
      return namedApart([...new Map(dishes.map((dish) => [dish.id, dish])).values()])
    },
    menuCategory: () =>
      ofOwnStores(async (storeId) => (await client.call(menuCategoryContract.list, { storeId })).list),
    diningTable: () =>
      ofOwnStores(async (storeId) => {
        const { list } = await client.call(diningTableContract.list, { storeId })
        return list.map(({ id, name }) => ({ id, name: { en: name } }))
      }),
    staff: async () => (await client.call(auditContract.people, {})).list,
    pointsCategory: async () => (await client.call(pointsItemContract.categories, {})).list,
  }
}

/** What each store has in which the person works; with several, after the name of the store where no store is chosen. */
const ofStoresOf =
  (client: StaffClient, stores: () => Promise<{ id: string; name: string }[]>) =>
  async (list: (storeId: string) => Promise<Named[]>): Promise<Choice[]> => {
    const { staff } = await client.session()
    const own = (await stores()).filter(({ id }) => staff.storeIds.length === 0 || staff.storeIds.includes(id))
    const all = own.map(async ({ id: storeId, name: storeName }) =>
      (await list(storeId)).map(({ id, name }) => ({
        ...{ id, storeId, nameInStore: name },
        name: own.length > 1 ? within(storeName, name) : name,
      })),
    )
    return (await Promise.all(all)).flat()
  }

/** Cities, and districts with the name of their city. */
function regionChoices(all: readonly Region[]): Choice[] {
  const nameOf = (id: string | undefined) => all.find((region) => region.id === id)?.name
  return all.map(({ id, name, parentId }) => ({ id, name: parentId ? `${nameOf(parentId)} · ${name}` : name }))
}

/** The name of something of a store, with that of the store before it. */
const within = (store: string, { en, th, zh }: Named['name']) => ({
  en: `${store} · ${en}`,
  th: `${store} · ${th ?? en}`,
  zh: `${store} · ${zh ?? en}`,
})

/** Dishes of the same name in several stores have the name of their store after it. */
function namedApart(dishes: readonly { id: string; name: string; store: string }[]): Choice[] {
  const times = new Map<string, number>()
  for (const { name } of dishes) times.set(name, (times.get(name) ?? 0) + 1)
  return dishes.map(({ id, name, store }) => ({ id, name: times.get(name) === 1 ? name : `${name} · ${store}` }))
}

/** The choices whose name holds a word in any language; with a store, only what belongs to it. */
export function choicesNamed(choices: readonly Choice[], word: string, store?: string): Choice[] {
  const wanted = word.trim().toLowerCase()
  return choices.filter(
    ({ name, storeId }) =>
      JSON.stringify(name).toLowerCase().includes(wanted) && (store === undefined || storeId === store),
  )
}
