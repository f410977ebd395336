import type { Link } from '@/contract/link'
import { routes, type Path } from '@/routes'
import { hostOf, splitAddress } from './url'
import { pathOf } from './tabBar'

/** Where a link leads. `none`: it names nothing that this storefront has, and the guest is told so. */
export type LinkTarget =
  | { kind: 'page'; path: Path; query: Record<string, string>; flag?: number }
  | { kind: 'call'; phone: string }
  | { kind: 'miniProgram'; appId: string; path: string }
  /** The way to the store that the guest is in. */
  | { kind: 'directions' }
  /** A scanner for codes. */
  | { kind: 'scan' }
  | { kind: 'none' }

/** What a link may need to know of the shop. */
export interface LinkFacts {
  storeId: string
  /** The merchant's web site; empty when there is none. */
  officialLink: string
}

type Reader = (link: Link, facts: LinkFacts) => LinkTarget

interface Place {
  path: string
  query?: Record<string, string>
  /** Stored order type: 1 takeaway, 2 pickup. */
  flag?: number
  /** The field of the query that says which store. */
  store?: string
  /** The field of the query that says which one, where the link does. */
  which?: string
}

const MENU = '/pages/index/goods'
const WEB = '/pages/other/web-view'

/** The platform's names of pages, with the addresses that the specification gives them; a name works once its page is in `routes`. */
const PLATFORM = new Map(
  Object.entries<Place>({
    index: { path: '/pages/index/index' },
    goods: { path: MENU },
    takeOutFood: { path: MENU, flag: 1 },
    TakeFood: { path: MENU, flag: 2 },
    myOrder: { path: '/pages/index/order-index' },
    member: { path: '/pages/index/my-index' },
    myAddress: { path: '/pages/my/addres/addresses' },
    contactCustomer: { path: '/pages/my/other/zkf' },
    conceal: { path: '/pages/my/other/gywm', query: { p: 'privacy' } },
    aboutUs: { path: '/pages/my/other/gywm', query: { p: 'about' } },
    helpCenter: { path: '/pages/my/other/bzzx' },
    couponCenter: { path: '/pages/other/coupon/center' },
    rollPackage: { path: '/pages/other/rollPackage/rolldl', which: 'id' },
    myCoupon: { path: '/pages/other/coupon/couponList' },
    giftCard: { path: '/pages/other/giftCard/cardList' },
    balanceRecharge: { path: '/pages/other/recharge/index' },
    signIndex: { path: '/pages/my/signin/index' },
    integralShop: { path: '/pages/my/integral/shop-index' },
    cardIndex: { path: '/pages/index/card' },
    // The mall's pages are linked, but no storefront has them (specification §2).
    shopSignUp: { path: '/mbaoming', store: 'storeId' },
    shopOrder: { path: '/morder-index' },
    vipCode: { path: '/pages/my/user/mr-code' },
    setPoint: { path: '/pages/other/setPoint/pointdl' },
    exchange: { path: '/pages/other/coupon/dhm' },
    cashier: { path: '/pages/shop/in/dmf', store: 'storeId' },
    fastOrder: { path: '/pages/shop/in/goods', query: { diningType: 'fast' } },
    queuing: { path: '/pages/my/lineup/pdqh' },
    reserve: { path: '/pages/other/reserve/index' },
    oldWithNew: { path: '/pages/order/invitation/yqyl' },
    wifi: { path: '/pages/other/wifi' },
    pData: { path: '/pages/other/chooseAvatar' },
    vipEquity: { path: '/pages/my/vip/wkk' },
    pwCoupon: { path: '/pages/other/pwCoupon/index' },
    drinks: { path: '/pages/order/storage/list' },
    payVip: { path: '/pages/other/payVip/index' },
  }),
)

/** The platform's names that lead to a page with such a query. */
export function namesOf(path: string, query: Readonly<Record<string, string | undefined>>): string[] {
  return [...PLATFORM].flatMap(([name, { path: to, query: asked = {} }]) =>
    to === path && Object.entries(asked).every(([field, value]) => query[field] === value) ? [name] : [],
  )
}

/** Whether an address that the specification names has its page in this storefront. */
export const isPage = (path: string): path is Path => Object.keys(routes).includes(path)

function page(place: Place | undefined): LinkTarget {
  if (!place || !isPage(place.path)) return { kind: 'none' }
  const { path, query = {}, flag } = place
  return { kind: 'page', path, query, ...(flag !== undefined && { flag }) }
}

/** A page that is about one thing; nowhere when the link does not say which. */
const pageOf = (path: string, query: Record<string, string | undefined>): LinkTarget =>
  Object.values(query).every(Boolean) ? page({ path, query: query as Record<string, string> }) : { kind: 'none' }

/** A page by the platform's name, with what it asks to know. */
function named(place: Place | undefined, id: string | undefined, storeId: string): LinkTarget {
  if (!place) return { kind: 'none' }
  const { store, which, ...rest } = place
  const asked = { ...(store && storeId && { [store]: storeId }), ...(which && id && { [which]: id }) }
  return page({ ...rest, query: { ...rest.query, ...asked } })
}

const webPage = (src = '') => (hostOf(src) ? pageOf(WEB, { src }) : page(undefined))

/** How each kind of link (`params`) is read. */
const KINDS = new Map(
  Object.entries<Reader>({
    platform: ({ name, value }, { officialLink, storeId }) => {
      if (name?.id === 'navigation') return { kind: 'directions' }
      if (name?.id === 'scanOrder') return { kind: 'scan' }
      if (name?.id === 'officialLink') return webPage(officialLink)
      return named(PLATFORM.get(name?.id ?? ''), value?.id, storeId)
    },
    // A page of this storefront, which may want to know the store.
    page: ({ name }, { storeId }) => page({ path: name?.path ?? '', query: storeId ? { storeId } : {} }),
    external: ({ name }) => webPage(name?.path),
    miniProgram: ({ name }) =>
      name?.appId ? { kind: 'miniProgram', appId: name.appId, path: name.path ?? '' } : { kind: 'none' },
    phone: ({ param }) => (param?.phone ? { kind: 'call', phone: param.phone } : { kind: 'none' }),
    goods: ({ value }, { storeId }) => pageOf('/pages/shop/out/goods-dl', { gid: value?.id, storeId }),
    category: ({ category, value }) => pageOf(MENU, { categoryId: category ?? value?.id }),
    custom: ({ value }) => pageOf('/pages/order/other/custom', { pid: value?.id }),
  }),
)

/** Reads a configurable link (specification §2). A kind or name that nobody knows leads nowhere. */
export function targetOf(link: Link, facts: LinkFacts): LinkTarget {
  return KINDS.get(link.params)?.(link, facts) ?? { kind: 'none' }
}

/** Reads an address of the merchant's, such as that of a tab: a page of ours with its query, or a page of the web. */
export function targetOfAddress(url: string): LinkTarget {
  if (hostOf(url)) return webPage(url)
  return page({ path: pathOf(url), query: splitAddress(url.replace(/^#/, '')).query })
}
