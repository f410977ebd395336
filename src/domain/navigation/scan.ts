import type { FormMap } from '@/contract/config/forms'
import type { Path } from '@/routes'
import { splitAddress } from './url'
import { isPage } from './links'
import { pathOfFile } from './pageFile'
import type { ScanCode } from '@/domain/table/tableCode'

/** Result of a scanner. */
export interface Scanned {
  text: string
  /** Path of a mini-program's own code: that of the page's file. */
  path?: string | undefined
}

/** Target of a scanned code. `none`: an unknown code. `off`: a target that the merchant does not use. */
export type ScanTarget = { kind: 'page'; path: Path; query: Record<string, string> } | { kind: 'none' | 'off' }

interface Destination {
  path: Path
  /** Defaults for values missing in the code. */
  query?: Record<string, string>
}

const MARKER = '/s/'

/** Markers and the parsers of the text after them. */
const TARGETS = new Map(
  Object.entries<Destination>({
    personPay: { path: '/pages/shop/in/dmf' },
    storeGoods: { path: '/pages/index/goods' },
    fastfood: { path: '/pages/shop/in/goods', query: { diningType: 'fast' } },
    table: { path: '/pages/shop/in/goods' },
    queue: { path: '/pages/my/lineup/pdqh' },
    couponActivity: { path: '/pages/other/pwCoupon/index' },
    couponGift: { path: '/pages/other/coupon/givedl' },
    giftCardGift: { path: '/pages/other/giftCard/givedl' },
    partner: { path: '/pages/order/distribution/fxhb' },
    oldWithNew: { path: '/pages/order/invitation/yqyl' },
  } satisfies Record<ScanCode, Destination>),
)

/**
 * Reads a scanned code (specification §2 "Scan targets"). Only pages of the storefront are opened, whatever host the code contains.
 * Without a configuration all targets are on.
 */
export function targetOfScan({ text, path }: Scanned, config: FormMap['scanConfig']): ScanTarget {
  const own = path || pathOf(text)
  if (own) {
    const { name, query } = splitAddress(own.replace(/^\/?/, '/'))
    const page = pathOfFile(name)
    return isPage(page) ? { kind: 'page', path: page, query } : { kind: 'none' }
  }
  const at = text.indexOf(MARKER)
  if (at < 0) return { kind: 'none' }
  const { name, query } = splitAddress(text.slice(at + MARKER.length))
  const [target = ''] = name.split('/')
  const place = TARGETS.get(target)
  if (place && config?.[target as keyof typeof config] === false) return { kind: 'off' }
  return place ? { kind: 'page', path: place.path, query: { ...place.query, ...query } } : { kind: 'none' }
}

/** The page path after the `#` of a storefront URL. */
const pathOf = (text: string) => /^https?:\/\/[^#]*#(\/pages\/.*)$/i.exec(text.trim())?.[1]
