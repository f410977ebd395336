import type { Block } from '@/contract/config/config'
import type { DiningType } from '@/contract/fields'
import type { Link } from '@/contract/link'
import type { StoreInfo } from '@/contract/store/store'
import { hasTarget, namesOf, targetOfAddress } from '@/domain/navigation/links'

/** The merchant's feature flags, used by server and storefront: the server rejects what the storefront hides. */
export interface FeatureFlags {
  /** Platform names (specification §2) of functions, from the block `system`; empty means all. */
  enabled: readonly string[]
  /** Dining types that the block `orderCollect` switches off. */
  disabledOrderTypes: readonly DiningType[]
}

type Service = StoreInfo['services'][number]

/** Features that cannot be switched off. */
const ALWAYS = ['index', 'goods', 'myOrder', 'member', 'myAddress', 'conceal', 'aboutUs']

/** The feature of each dining type; delivery belongs to the menu. */
const ORDER_TYPE_FEATURES: Record<DiningType, string> = {
  delivery: 'goods',
  pickup: 'TakeFood',
  takeout: 'takeOutFood',
  dineIn: 'scanOrder',
  fast: 'fastOrder',
}

/** The feature of each store service. */
export const SERVICE_FEATURES: Readonly<Record<Service, string>> = {
  queue: 'queuing',
  reserve: 'reserve',
  personPay: 'cashier',
  storedValue: 'balanceRecharge',
  wifi: 'wifi',
}

/** The link to the page of a store service. */
export const serviceLink = (service: Service): Link => ({ params: 'platform', name: { id: SERVICE_FEATURES[service] } })

/** Reads the list of features and the block `orderCollect`; features in neither are on. */
export function featureFlagsOf(
  enabled: readonly string[] = [],
  orderCollect: Partial<Record<DiningType, boolean>> = {},
): FeatureFlags {
  const orderTypes = Object.keys(ORDER_TYPE_FEATURES) as DiningType[]
  return { enabled, disabledOrderTypes: orderTypes.filter((type) => orderCollect[type] === false) }
}

/** Whether a feature is on. */
export function isFeatureOn({ enabled, disabledOrderTypes }: FeatureFlags, name: string): boolean {
  if (ALWAYS.includes(name)) return true
  return (
    !disabledOrderTypes.some((type) => ORDER_TYPE_FEATURES[type] === name) &&
    (enabled.length === 0 || enabled.includes(name))
  )
}

/** Whether a dining type is on. */
export const isOrderTypeOn = (on: FeatureFlags, type: DiningType): boolean =>
  !on.disabledOrderTypes.includes(type) && isFeatureOn(on, ORDER_TYPE_FEATURES[type])

/** Filters a store's dining types and services by the feature flags. */
export function enabledInStore<W extends { type: DiningType }>(
  on: FeatureFlags,
  { dining, services }: { dining: readonly W[]; services: readonly Service[] },
): { dining: W[]; services: Service[] } {
  return {
    dining: dining.filter(({ type }) => isOrderTypeOn(on, type)),
    services: services.filter((service) => isFeatureOn(on, SERVICE_FEATURES[service])),
  }
}

/** Whether a page is on: at least one of its platform names is, or it has none. */
export function isPathOn(on: FeatureFlags, path: string, query: Readonly<Record<string, string | undefined>>): boolean {
  const names = namesOf(path, query)
  return names.length === 0 || names.some((name) => isFeatureOn(on, name))
}

function isUrlOn(on: FeatureFlags, url: string): boolean {
  const target = targetOfAddress(url)
  return target.kind === 'page' && isPathOn(on, target.path, target.query)
}

function isLinkOn(on: FeatureFlags, link: Link): boolean {
  const { params, name } = link
  if (!hasTarget(link)) return false
  if (params === 'platform') return isFeatureOn(on, name?.id ?? '')
  return params !== 'page' || isPathOn(on, name?.path ?? '', {})
}

/** Block kinds that are only links. */
const LINK_ONLY_BLOCKS = ['promo', 'picture', 'floating', 'popup']

/** Whether a link or URL is shown: its target is on, and this storefront has it. */
export const leadsToEnabled = (on: FeatureFlags, to: Link | string): boolean =>
  typeof to === 'string' ? isUrlOn(on, to) : isLinkOn(on, to)

/** Removes entries that link to features that are off or to pages that do not exist, and blocks that are only such a link. */
export function enabledBlocks(on: FeatureFlags, blocks: readonly Block[]): Block[] {
  const off = (value: unknown) => isLink(value) && !isLinkOn(on, value)
  const offItem = (item: unknown) => off(Object(item).link)

  return blocks.flatMap((block) => {
    const { type } = block
    const data = type === 'visit' ? { ...block.data, ...visitOf(on, block.data) } : block.data
    if (LINK_ONLY_BLOCKS.includes(type) && off(data.link)) return []
    const cut = Object.entries(data).map(([field, value]): [string, unknown] => {
      if (off(value)) return [field, null]
      if (!Array.isArray(value)) return [field, value]
      // The pictures of a cube fill its shape: they stay without a link.
      if (type === 'cube') return [field, value.map((item) => (offItem(item) ? { ...Object(item), link: null } : item))]
      return [field, value.filter((item) => !offItem(item))]
    })
    const emptied = cut.some(([field, value]) => isEmpty(value) && !isEmpty(data[field]))
    return emptied ? [] : [{ ...block, data: Object.fromEntries(cut) }]
  })
}

/** Which links the block `visit` has: to the services that are on, unless the merchant left them out. */
const visitOf = (on: FeatureFlags, data: Block['data']) =>
  Object.fromEntries(
    (['queue', 'reserve'] as const).map((service) => [
      service,
      data[service] !== false && isLinkOn(on, serviceLink(service)),
    ]),
  )

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

const isLink = (value: unknown): value is Link => typeof Object(value).params === 'string'
