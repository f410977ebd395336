import type { SignedIn } from '../../../src/contract/account/session'
import { routes, type Path, type QueryOf, type Route } from '../../../src/routes'
import { DISH, guestWithOrderAndCart, OPEN_STORE, TABLE } from './guest'
import { giftTokens, signInDemonstration, signInMember } from './member'
import { SANDBOX } from './loginPages'
import { runVisit, setUpHarness } from './harness'
import type { VisitorOptions } from './device'
import type { Visitor } from './visitor'

/** A query with which each page shows its content. A route without an entry does not compile. */
const queries = (orderId: string, gifts: { card: string; coupons: string }): { [P in Path]: QueryOf<P> } => ({
  '/pages/index/index': {},
  '/pages/index/goods': { storeId: OPEN_STORE },
  '/pages/index/order-index': {},
  '/pages/index/my-index': {},
  '/pages/index/goodsmethod': { storeId: OPEN_STORE },
  '/pages/shop/select/index': {},
  '/pages/shop/select/select': {},
  '/pages/shop/select/couponList': { couponId: 'lunch-break' },
  '/choose-location': { lat: '13.735', lng: '100.582' },
  '/open-location': { storeId: OPEN_STORE },
  '/scan': {},
  '/pages/shop/out/pay-order': { storeId: OPEN_STORE },
  '/pages/shop/out/bz': {},
  '/pages/shop/out/sjjs': { storeId: OPEN_STORE },
  '/pages/shop/out/goods-dl': { storeId: OPEN_STORE, gid: DISH },
  '/pages/shop/in/pay-order': { diningType: 'fast', storeId: OPEN_STORE },
  '/pages/shop/in/detail': {},
  '/pages/shop/in/dmf': { storeId: OPEN_STORE },
  '/pages/shop/activity': { storeId: OPEN_STORE },
  '/pages/shop/seeGoods': { storeId: OPEN_STORE, activityId: 'mango-season' },
  '/pages/shop/good-dl': { storeId: OPEN_STORE, gid: DISH },
  '/pages/shop/search/out': { storeId: OPEN_STORE },
  '/pages/shop/in/goods': TABLE,
  '/pages/order/detail': { orderId },
  '/pages/order/refunddl': { orderId },
  '/pages/order/feedback': { orderId },
  '/pages/order/other/custom': { pid: 'story' },
  '/pages/order/promptpay': { orderId },
  '/pages/my/addres/addresses': {},
  '/pages/my/addres/add': {},
  '/pages/my/lineup/pdqh': { storeId: OPEN_STORE },
  '/pages/my/lineup/pdxq': {},
  '/pages/my/lineup/list': {},
  '/pages/order/distribution/fxzx': {},
  '/pages/order/distribution/sqfx': {},
  '/pages/order/distribution/syxq': {},
  '/pages/order/distribution/wdfs': {},
  '/pages/order/distribution/fxdd': {},
  '/pages/order/distribution/tx': {},
  '/pages/order/distribution/txmx': {},
  '/pages/order/distribution/fxhb': { code: 'PLOY88' },
  '/pages/order/storage/list': {},
  '/pages/order/invitation/yqyl': {},
  '/pages/order/invitation/yqgz': {},
  '/pages/order/invitation/yqjl': {},
  '/pages/order/invitation/yqhb': { id: 'ploy-packet' },
  '/pages/order/storage/detail': { id: 'ploy-golden' },
  '/pages/other/reserve/index': { storeId: OPEN_STORE },
  '/pages/other/reserve/ljyy': { storeId: OPEN_STORE },
  '/pages/other/reserve/yyxq': { id: 'member-reservation' },
  '/pages/other/reserve/list': {},
  '/pages/my/login/index': {},
  '/pages/other/chooseAvatar': {},
  '/pages/my/other/gywm': { p: 'privacy' },
  '/pages/my/other/gywmtwo': {},
  '/pages/my/other/bzzx': {},
  '/pages/my/other/zkf': { storeId: OPEN_STORE },
  '/pages/my/signin/index': {},
  '/pages/other/wifi': { storeId: OPEN_STORE },
  '/pages/other/coupon/center': {},
  '/pages/other/coupon/coupondl': { couponId: 'dinner' },
  '/pages/other/coupon/couponList': {},
  '/pages/other/coupon/hisCoupon': {},
  '/pages/other/coupon/givedl': { token: gifts.coupons },
  '/pages/other/coupon/dhm': { code: 'SALA-SOUP-2468' },
  '/pages/other/recharge/index': {},
  '/pages/other/recharge/yemx': {},
  '/pages/other/recharge/payCode': {},
  '/pages/my/user/mr-code': {},
  '/pages/other/rollPackage/rolldl': { id: 'rainy-week' },
  '/pages/my/integral/shop-index': {},
  '/pages/my/integral/my-integral': {},
  '/pages/my/integral/integral-record': {},
  '/pages/my/integral/order-dl': { orderId: 'demo-points-rice' },
  '/pages/my/integral/details': { id: 'mug' },
  '/pages/my/integral/save-order': { id: 'mug' },
  '/pages/other/setPoint/pointdl': {},
  '/pages/other/pwCoupon/index': { id: 'night-market' },
  '/pages/my/vip/wkk': {},
  '/pages/other/payVip/index': {},
  '/pages/other/payVip/gmls': {},
  '/pages/other/payVip/ckxq': { orderId: 'demo-vip-month' },
  '/pages/other/payVip/cardxq': {},
  '/pages/other/activate': {},
  '/pages/other/giftCard/cardList': {},
  '/pages/other/giftCard/carddl': {},
  '/pages/other/giftCard/dhCard': {},
  '/pages/other/giftCard/givedl': { token: gifts.card },
  '/pages/other/giftCard/hisCard': {},
  '/pages/index/card': {},
  '/pages/other/web-view': { src: 'http://elsewhere.example/menu' },
  '/pages/other/block': {},
  '/pages/other/login': {},
  '/pages/other/register': {},
  '/pages/other/forgetting': {},
  '/pages/other/missing': {},
})

/** Pages of something that the member of the demonstration has, or is: a partner. */
const OF_DEMONSTRATION: readonly Path[] = [
  '/pages/my/integral/my-integral',
  '/pages/my/integral/integral-record',
  '/pages/my/integral/order-dl',
  '/pages/my/vip/wkk',
  '/pages/other/payVip/gmls',
  '/pages/other/payVip/ckxq',
  '/pages/other/payVip/cardxq',
  '/pages/other/recharge/yemx',
  '/pages/other/coupon/couponList',
  '/pages/other/coupon/hisCoupon',
  '/pages/other/giftCard/hisCard',
  '/pages/index/card',
  '/pages/order/storage/list',
  '/pages/order/storage/detail',
  '/pages/other/reserve/index',
  '/pages/other/reserve/list',
  '/pages/other/reserve/yyxq',
  '/pages/order/invitation/yqyl',
  '/pages/order/invitation/yqjl',
  '/pages/order/invitation/yqhb',
  '/pages/order/distribution/fxzx',
  '/pages/order/distribution/syxq',
  '/pages/order/distribution/wdfs',
  '/pages/order/distribution/fxdd',
  '/pages/order/distribution/tx',
  '/pages/order/distribution/txmx',
]

const paths = Object.keys(routes) as Path[]
const isOfDemonstration = (path: Path) => OF_DEMONSTRATION.includes(path)
const isOfUser = (path: Path) => {
  const { signIn, phone }: Route<unknown> = routes[path]
  return signIn ?? phone ?? false
}
/** The pages that are opened by a guest. */
export const GUEST_PATHS = paths.filter((path) => !isOfUser(path) && !isOfDemonstration(path))
/** The pages that are opened by a member, those of the member of the demonstration at last. */
export const MEMBER_PATHS = [
  ...paths.filter((path) => isOfUser(path) && !isOfDemonstration(path)),
  ...paths.filter(isOfDemonstration),
]

type Who = Pick<VisitorOptions, 'locale' | 'screen' | 'dark'>

/**
 * A site whose guest has an unpaid order and a dish in the cart, so that every page has content. One phone is
 * reused by all visits, which is twice as fast as a new phone for each; `owner` sets it up.
 */
export function setUpRouteHarness(owner: Pick<VisitorOptions, 'position' | 'motion'> = {}) {
  const harness = setUpHarness(SANDBOX)
  let member: SignedIn | undefined
  let demonstration: SignedIn | undefined
  let guest: Awaited<ReturnType<typeof guestWithOrderAndCart>> | undefined
  let gifts = { card: '', coupons: '' }
  let phone: Visitor | undefined
  /** Identity on the phone, while its app is open and the visits passed. */
  let holder = ''

  beforeAll(async () => {
    phone = await harness.openPhone(owner)
    guest = await guestWithOrderAndCart(harness.site.url)
    member = await signInMember(harness.site.url, '0898765432')
    demonstration = await signInDemonstration(harness.site.url)
    gifts = await giftTokens(harness.site.url)
  })

  const visit = async (path: Path, who: Who, act: (visitor: Visitor) => Promise<void>) => {
    if (!phone) throw new Error('The phone is there once the harness is set up')
    const own = isOfUser(path) ? member : undefined
    const user = isOfDemonstration(path) ? demonstration : own
    const next = JSON.stringify({ user: user?.userInfo.id, ...who })
    if (holder !== next) await phone.reset({ ...owner, token: guest?.token, member: user, ...who })
    holder = ''
    await runVisit(phone, act)
    holder = next
  }

  return {
    /** The query of a page. */
    queryOf: (path: Path): Record<string, string> => queries(guest?.order.id ?? '', gifts)[path],
    /** Visits with the guest's phone, or with a member's for a page that requires signing in. Its app is still open. */
    visit,
    /** The same on a phone without the storage of the visit before. */
    visitAnew: (path: Path, who: Who, act: (visitor: Visitor) => Promise<void>) => {
      holder = ''
      return visit(path, who, act)
    },
  }
}
