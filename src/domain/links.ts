import type { Link } from '@/contract/config'
import { routes, type Path } from '@/routes'

/** Where a link leads. `none`: it names nothing that this storefront has, and the guest is told so. */
export type LinkTarget =
  | { kind: 'page'; path: Path; query: Record<string, string>; flag?: number }
  | { kind: 'call'; phone: string }
  | { kind: 'miniProgram'; appId: string; path: string }
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
    conceal: { path: '/pages/my/other/gywm', query: { t: 'conceal' } },
    aboutUs: { path: '/pages/my/other/gywm', query: { t: 'aboutUs' } },
    helpCenter: { path: '/pages/my/other/bzzx' },
    couponCenter: { path: '/pages/other/coupon/center' },
    rollPackage: { path: '/pages/other/rollPackage/rolldl' },
    myCoupon: { path: '/pages/other/coupon/couponList' },
    giftCard: { path: '/pages/other/giftCard/cardList' },
    balanceRecharge: { path: '/pages/other/recharge/index' },
    signIndex: { path: '/pages/my/signin/index' },
    integralShop: { path: '/pages/my/integral/shop-index' },
    navigation: { path: '/open-location' },
    cardIndex: { path: '/pages/index/card' },
    shopSignUp: { path: '/mbaoming' },
    shopOrder: { path: '/morder-index' },
    vipCode: { path: '/pages/my/user/mr-code' },
    setPoint: { path: '/pages/other/setPoint/pointdl' },
    exchange: { path: '/pages/other/coupon/dhm' },
    cashier: { path: '/pages/shop/in/dmf' },
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

/** How each kind of link (`params`) is read. */
const KINDS = new Map(
  Object.entries<Reader>({
    platform: ({ name }, { officialLink }) =>
      name?.id === 'officialLink' ? pageOf(WEB, { src: officialLink }) : page(PLATFORM.get(name?.id ?? '')),
    external: ({ name }) => pageOf(WEB, { src: name?.path }),
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
