import type { Block } from '@/contract/config'
import type { DiningType } from '@/contract/fields'
import type { Link } from '@/contract/link'
import type { StoreInfo } from '@/contract/store'
import { namesOf, targetOfAddress } from '@/domain/navigation/links'

/** What the merchant has switched on. Server and storefront read it alike: what one hides the other refuses. */
export interface Functions {
  /** Platform names (specification §2) of functions, from the block `system`; empty means all. */
  power: readonly string[]
  /** Ways of ordering that the block `orderCollect` says no to. */
  notTaken: readonly DiningType[]
}

type Service = StoreInfo['services'][number]

/** What no storefront does without. */
const ALWAYS = ['index', 'goods', 'myOrder', 'member', 'myAddress', 'conceal', 'aboutUs']

/** The function that each way of ordering is; whoever has a menu delivers. */
const WAYS: Record<DiningType, string> = {
  delivery: 'goods',
  pickup: 'TakeFood',
  takeout: 'takeOutFood',
  dineIn: 'scanOrder',
  fast: 'fastOrder',
}

/** The function that each service of a store is. */
export const SERVICES: Readonly<Record<Service, string>> = {
  queue: 'queuing',
  reserve: 'reserve',
  personPay: 'cashier',
  storedValue: 'balanceRecharge',
  wifi: 'wifi',
}

/** Reads the list of functions and the block `orderCollect`; what neither mentions is on. */
export function functionsOf(
  power: readonly string[] = [],
  orderCollect: Partial<Record<DiningType, boolean>> = {},
): Functions {
  const ways = Object.keys(WAYS) as DiningType[]
  return { power, notTaken: ways.filter((way) => orderCollect[way] === false) }
}

/** Whether a function is on. */
export function hasPower({ power, notTaken }: Functions, name: string): boolean {
  if (ALWAYS.includes(name)) return true
  return !notTaken.some((way) => WAYS[way] === name) && (power.length === 0 || power.includes(name))
}

/** Whether a way of ordering is on. */
export const wayHasPower = (on: Functions, way: DiningType): boolean =>
  !on.notTaken.includes(way) && hasPower(on, WAYS[way])

/** What of a store's ways of ordering and services is on. */
export function storeInPower<W extends { type: DiningType }>(
  on: Functions,
  { dining, services }: { dining: readonly W[]; services: readonly Service[] },
): { dining: W[]; services: Service[] } {
  return {
    dining: dining.filter(({ type }) => wayHasPower(on, type)),
    services: services.filter((service) => hasPower(on, SERVICES[service])),
  }
}

/** Whether a page is on: one that several names lead to is when one of them is, one without a name always is. */
export function pathHasPower(
  on: Functions,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): boolean {
  const names = namesOf(path, query)
  return names.length === 0 || names.some((name) => hasPower(on, name))
}

function addressHasPower(on: Functions, url: string): boolean {
  const target = targetOfAddress(url)
  return target.kind !== 'page' || pathHasPower(on, target.path, target.query)
}

function linkHasPower(on: Functions, { params, name }: Link): boolean {
  if (params === 'platform') return hasPower(on, name?.id ?? '')
  return params !== 'page' || pathHasPower(on, name?.path ?? '', {})
}

/** Kinds that say nothing but where they lead. */
const SIGNPOSTS = ['promo', 'picture', 'floating', 'popup']

/** Whether a link, or an address of the merchant's, leads to what is on. */
export const leadsToPower = (on: Functions, to: Link | string): boolean =>
  typeof to === 'string' ? addressHasPower(on, to) : linkHasPower(on, to)

/** Layout blocks without what leads to functions that are off: entries go, and so does a block that is nothing but an entry. */
export function blocksInPower(on: Functions, blocks: readonly Block[]): Block[] {
  const off = (value: unknown) => isLink(value) && !linkHasPower(on, value)
  const offItem = (item: unknown) => off(Object(item).link)

  return blocks.flatMap((block) => {
    const { type, data } = block
    if (SIGNPOSTS.includes(type) && off(data.link)) return []
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
