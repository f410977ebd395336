import type { Path } from '@/routes'
import { splitAddress } from './address'
import { isPage } from './links'
import type { StoreCode } from './tableCode'

/** What a scanner hands over. */
export interface Scanned {
  text: string
  /** Where a mini-program's own code leads. */
  path?: string | undefined
}

/** Where a scanned code leads. `soon`: to a page that this storefront does not have yet; `none`: it is not one of ours. */
export type ScanTarget =
  { kind: 'page'; path: Path; query: Record<string, string> } | { kind: 'soon' } | { kind: 'none' }

interface Place {
  path: string
  /** What the code need not say. */
  query?: Record<string, string>
}

const MARKER = '/s/'

/** What stands after the marker, with the addresses that the specification gives it; one works once its page is in `routes`. */
const TARGETS = new Map(
  Object.entries<Place>({
    personPay: { path: '/pages/shop/in/dmf' },
    storeGoods: { path: '/pages/index/goods' },
    fastfood: { path: '/pages/shop/in/goods', query: { diningType: 'fast' } },
    table: { path: '/pages/shop/in/goods' },
  } satisfies Record<StoreCode | 'table', Place>),
)

/** Reads a scanned code (specification §2 "Scan targets"). Only pages of ours are opened, whichever host the code names. */
export function targetOfScan({ text, path }: Scanned): ScanTarget {
  const own = path || pathOf(text)
  if (own) {
    const { name, query } = splitAddress(own.replace(/^\/?/, '/'))
    return isPage(name) ? { kind: 'page', path: name, query } : { kind: 'none' }
  }
  const at = text.indexOf(MARKER)
  if (at < 0) return { kind: 'none' }
  const { name, query } = splitAddress(text.slice(at + MARKER.length))
  const place = TARGETS.get(name.split('/')[0] ?? '')
  if (!place) return { kind: 'none' }
  return isPage(place.path) ? { kind: 'page', path: place.path, query: { ...place.query, ...query } } : { kind: 'soon' }
}

/** The path of a page that an address of our site carries after its `#`. */
const pathOf = (text: string) => /^https?:\/\/[^#]*#(\/pages\/.*)$/i.exec(text.trim())?.[1]
