import type { Path } from '@/routes'
import { splitAddress } from './url'
import { isPage } from './links'
import type { StoreCode } from '@/domain/table/tableCode'

/** What a scanner hands over. */
export interface Scanned {
  text: string
  /** Where a mini-program's own code leads. */
  path?: string | undefined
}

/** Where a scanned code leads. `none`: it is not one of ours. */
export type ScanTarget = { kind: 'page'; path: Path; query: Record<string, string> } | { kind: 'none' }

interface Place {
  path: Path
  /** What the code need not say. */
  query?: Record<string, string>
}

const MARKER = '/s/'

/** What stands after the marker, and where it leads. */
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
  return place ? { kind: 'page', path: place.path, query: { ...place.query, ...query } } : { kind: 'none' }
}

/** The path of a page that an address of our site carries after its `#`. */
const pathOf = (text: string) => /^https?:\/\/[^#]*#(\/pages\/.*)$/i.exec(text.trim())?.[1]
