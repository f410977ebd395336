import type { Link } from '@/contract/link'
import type { OutType } from '@/domain/cart/cartKind'
import { routes, type Path } from '@/routes'
import { hostOf, splitAddress } from './url'
import { pathOf } from './tabBar'

/** Target of a link. `none`: an unknown target; a message is shown. */
export type LinkTarget =
  | { kind: 'page'; path: Path; query: Record<string, string>; orderType?: OutType }
  | { kind: 'call'; phone: string }
  | { kind: 'miniProgram'; appId: string; path: string }
  /** The route to the current store. */
  | { kind: 'directions' }
  /** The code scanner. */
  | { kind: 'scan' }
  | { kind: 'none' }

/** The shop data that a link may use. */
export interface LinkFacts {
  storeId: string
  /** The merchant's web site; empty when there is none. */
  officialLink: string
}

type Reader = (link: Link, facts: LinkFacts) => LinkTarget

interface Destination {
  path: string
  query?: Record<string, string>
  /** The order type to choose in the menu. */
  orderType?: OutType
  /** The query field of the store. */
  store?: string
  /** The query field of the id, if the link has one. */
  which?: string
}

const MENU = '/pages/index/goods'
const WEB = '/pages/other/web-view'

/** Page names of the platform with the paths of the specification; a name works once its page is in `routes`. */
export const PLATFORM = new Map(
  Object.entries<Destination>({
    index: { path: '/pages/index/index' },
    goods: { path: MENU },
    takeOutFood: { path: MENU, orderType: 'takeout' },
    TakeFood: { path: MENU, orderType: 'pickup' },
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
    // Links to the mall exist, but no storefront has its pages (specification §2).
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
    pwCoupon: { path: '/pages/other/pwCoupon/index', which: 'id' },
    drinks: { path: '/pages/order/storage/list' },
    payVip: { path: '/pages/other/payVip/index' },
  }),
)

/** Platform names of a page with a given query. */
export function namesOf(path: string, query: Readonly<Record<string, string | undefined>>): string[] {
  return [...PLATFORM].flatMap(([name, { path: to, query: required = {} }]) =>
    to === path && Object.entries(required).every(([field, value]) => query[field] === value) ? [name] : [],
  )
}

/** Whether a path of the specification has a page in this storefront. */
export const isPage = (path: string): path is Path => Object.keys(routes).includes(path)

function page(destination: Destination | undefined): LinkTarget {
  if (!destination || !isPage(destination.path)) return { kind: 'none' }
  const { path, query = {}, orderType } = destination
  return { kind: 'page', path, query, ...(orderType && { orderType }) }
}

/** A page of one item; `none` when the link has no id. */
const pageOf = (path: string, query: Record<string, string | undefined>): LinkTarget =>
  Object.values(query).every(Boolean) ? page({ path, query: query as Record<string, string> }) : { kind: 'none' }

/** A page by platform name, with its query. */
function named(destination: Destination | undefined, id: string | undefined, storeId: string): LinkTarget {
  if (!destination) return { kind: 'none' }
  const { store, which, ...rest } = destination
  const ids = { ...(store && storeId && { [store]: storeId }), ...(which && id && { [which]: id }) }
  return page({ ...rest, query: { ...rest.query, ...ids } })
}

const webPage = (src = '') => (hostOf(src) ? pageOf(WEB, { src }) : page(undefined))

/** Parser of each link kind (`params`). */
const KINDS = new Map(
  Object.entries<Reader>({
    platform: ({ name, value }, { officialLink, storeId }) => {
      if (name?.id === 'navigation') return { kind: 'directions' }
      if (name?.id === 'scanOrder') return { kind: 'scan' }
      if (name?.id === 'officialLink') return webPage(officialLink)
      return named(PLATFORM.get(name?.id ?? ''), value?.id, storeId)
    },
    // A page of this storefront, which may need the store.
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

/** Reads a configurable link (specification §2). An unknown kind or name gives `none`. */
export function targetOf(link: Link, facts: LinkFacts): LinkTarget {
  return KINDS.get(link.params)?.(link, facts) ?? { kind: 'none' }
}

/** Whether a link has a target in this storefront, given a store and a web site. */
export const hasTarget = (link: Link): boolean =>
  targetOf(link, { storeId: 'any', officialLink: 'http://any' }).kind !== 'none'

/** Reads a configured URL, such as that of a tab: a page of the storefront with its query, or an external page. */
export function targetOfAddress(url: string): LinkTarget {
  if (hostOf(url)) return webPage(url)
  return page({ path: pathOf(url), query: splitAddress(url.replace(/^#/, '')).query })
}
