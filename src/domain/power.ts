import type { Block } from '@/contract/config'
import type { DiningType } from '@/contract/fields'
import type { Link } from '@/contract/link'
import { namesOf, targetOfAddress } from './links'

/** Platform names (specification §2) of the functions that the merchant has; empty means all. */
type Power = readonly string[]

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

/** Whether a function is on. */
export function hasPower(power: Power, name: string): boolean {
  return power.length === 0 || ALWAYS.includes(name) || power.includes(name)
}

/** Whether a way of ordering is on. */
export const wayHasPower = (power: Power, way: DiningType): boolean => hasPower(power, WAYS[way])

/** Whether a page is on: one that several names lead to is when one of them is, one without a name always is. */
export function pathHasPower(power: Power, path: string, query: Readonly<Record<string, string | undefined>>): boolean {
  const names = namesOf(path, query)
  return names.length === 0 || names.some((name) => hasPower(power, name))
}

function addressHasPower(power: Power, url: string): boolean {
  const target = targetOfAddress(url)
  return target.kind !== 'page' || pathHasPower(power, target.path, target.query)
}

function linkHasPower(power: Power, { params, name }: Link): boolean {
  if (params === 'platform') return hasPower(power, name?.id ?? '')
  return params !== 'page' || pathHasPower(power, name?.path ?? '', {})
}

/** Kinds that say nothing but where they lead. */
const SIGNPOSTS = ['promo', 'picture', 'floating', 'popup']

/** Whether a link, or an address of the merchant's, leads to what is on. */
export const leadsToPower = (power: Power, to: Link | string): boolean =>
  typeof to === 'string' ? addressHasPower(power, to) : linkHasPower(power, to)

/** Layout blocks without what leads to functions that are off: entries go, and so does a block that is nothing but an entry. */
export function blocksInPower(power: Power, blocks: readonly Block[]): Block[] {
  if (power.length === 0) return [...blocks]
  const off = (value: unknown) => isLink(value) && !linkHasPower(power, value)
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
