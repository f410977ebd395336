import type { Block } from '@/contract/config'
import type { DiningType } from '@/contract/fields'
import type { Link } from '@/contract/link'
import type { StoreInfo } from '@/contract/store'
import { namesOf, targetOfAddress } from '@/domain/navigation/links'

/** What the merchant has switched on. Server and storefront read it alike: what one hides the other refuses. */
export interface FeatureFlags {
  /** Platform names (specification §2) of functions, from the block `system`; empty means all. */
  enabled: readonly string[]
  /** Ways of ordering that the block `orderCollect` says no to. */
  disabledOrderTypes: readonly DiningType[]
}

type Service = StoreInfo['services'][number]

/** What no storefront does without. */
const ALWAYS = ['index', 'goods', 'myOrder', 'member', 'myAddress', 'conceal', 'aboutUs']

/** The function that each way of ordering is; whoever has a menu delivers. */
const ORDER_TYPE_FEATURES: Record<DiningType, string> = {
  delivery: 'goods',
  pickup: 'TakeFood',
  takeout: 'takeOutFood',
  dineIn: 'scanOrder',
  fast: 'fastOrder',
}

/** The function that each service of a store is. */
export const SERVICE_FEATURES: Readonly<Record<Service, string>> = {
  queue: 'queuing',
  reserve: 'reserve',
  personPay: 'cashier',
  storedValue: 'balanceRecharge',
  wifi: 'wifi',
}

/** Reads the list of functions and the block `orderCollect`; what neither mentions is on. */
export function featureFlagsOf(
  enabled: readonly string[] = [],
  orderCollect: Partial<Record<DiningType, boolean>> = {},
): FeatureFlags {
  const ways = Object.keys(ORDER_TYPE_FEATURES) as DiningType[]
  return { enabled, disabledOrderTypes: ways.filter((way) => orderCollect[way] === false) }
}

/** Whether a function is on. */
export function isFeatureOn({ enabled, disabledOrderTypes }: FeatureFlags, name: string): boolean {
  if (ALWAYS.includes(name)) return true
  return (
    !disabledOrderTypes.some((way) => ORDER_TYPE_FEATURES[way] === name) &&
    (enabled.length === 0 || enabled.includes(name))
  )
}

/** Whether a way of ordering is on. */
export const isOrderTypeOn = (on: FeatureFlags, way: DiningType): boolean =>
  !on.disabledOrderTypes.includes(way) && isFeatureOn(on, ORDER_TYPE_FEATURES[way])

/** What of a store's ways of ordering and services is on. */
export function enabledInStore<W extends { type: DiningType }>(
  on: FeatureFlags,
  { dining, services }: { dining: readonly W[]; services: readonly Service[] },
): { dining: W[]; services: Service[] } {
  return {
    dining: dining.filter(({ type }) => isOrderTypeOn(on, type)),
    services: services.filter((service) => isFeatureOn(on, SERVICE_FEATURES[service])),
  }
}

/** Whether a page is on: one that several names lead to is when one of them is, one without a name always is. */
export function isPathOn(on: FeatureFlags, path: string, query: Readonly<Record<string, string | undefined>>): boolean {
  const names = namesOf(path, query)
  return names.length === 0 || names.some((name) => isFeatureOn(on, name))
}

function isUrlOn(on: FeatureFlags, url: string): boolean {
  const target = targetOfAddress(url)
  return target.kind !== 'page' || isPathOn(on, target.path, target.query)
}

function isLinkOn(on: FeatureFlags, { params, name }: Link): boolean {
  if (params === 'platform') return isFeatureOn(on, name?.id ?? '')
  return params !== 'page' || isPathOn(on, name?.path ?? '', {})
}

/** Kinds that say nothing but where they lead. */
const LINK_ONLY_BLOCKS = ['promo', 'picture', 'floating', 'popup']

/** Whether a link, or an address of the merchant's, leads to what is on. */
export const leadsToEnabled = (on: FeatureFlags, to: Link | string): boolean =>
  typeof to === 'string' ? isUrlOn(on, to) : isLinkOn(on, to)

/** Layout blocks without what leads to functions that are off: entries go, and so does a block that is nothing but an entry. */
export function enabledBlocks(on: FeatureFlags, blocks: readonly Block[]): Block[] {
  const off = (value: unknown) => isLink(value) && !isLinkOn(on, value)
  const offItem = (item: unknown) => off(Object(item).link)

  return blocks.flatMap((block) => {
    const { type, data } = block
    if (LINK_ONLY_BLOCKS.includes(type) && off(data.link)) return []
    const cut = Object.entries(data).map(([field, value]): [string, unknown] => {
      if (off(value)) return [field, null]
      if (!Array.isArray(value)) return [field, value]
      // The pictures of a cube fill its shape: they stay, and lead nowhere.
      if (type === 'cube') return [field, value.map((item) => (offItem(item) ? { ...Object(item), link: null } : item))]
      return [field, value.filter((item) => !offItem(item))]
    })
    const emptied = cut.some(([field, value]) => isEmpty(value) && !isEmpty(data[field]))
    return emptied ? [] : [{ ...block, data: Object.fromEntries(cut) }]
  })
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

const isLink = (value: unknown): value is Link => typeof Object(value).params === 'string'
