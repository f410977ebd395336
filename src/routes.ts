import type { MessageKey } from './i18n/messages'

/** What a page needs besides its file. `Q` is its query, all text, as addresses carry it. */
export interface Route<Q> {
  /** Message key of the page's title. */
  title: MessageKey
  /** A tab of the default tab bar; such a page cannot be pushed, only switched to. */
  tab?: boolean
  /** Only for signed-in users: guests are sent to login and come back (specification §4). */
  signIn?: boolean
  /** Only with a bound phone number: a signed-in user without one is asked to bind it (specification §6). Implies `signIn`. */
  phone?: boolean
  /** A sign-in page, which is never a return target. */
  authPage?: boolean
  /** Only on the web, where the page of this file is drawn: mini-programs have their host's own screen for it. */
  web?: string
  /** Only for the type checker. */
  query?: Q
}

type NoQuery = Record<never, string>

const route = <Q = NoQuery>(needs: Omit<Route<Q>, 'query'>): Route<Q> => needs

/** Every page that exists, by its path. `app.config.ts` lists the same paths for Taro; a test proves that they agree. */
export const routes = {
  '/pages/index/index': route({ title: 'home.title', tab: true }),
  '/pages/index/goods': route<{ storeId?: string; categoryId?: string; gid?: string }>({
    title: 'menu.title',
    tab: true,
  }),
  '/pages/index/order-index': route<{ tab?: string }>({ title: 'orders.title', tab: true }),
  '/pages/index/my-index': route({ title: 'me.title', tab: true }),
  /** Choice of the way to order. */
  '/pages/index/goodsmethod': route<{ storeId?: string }>({ title: 'method.title' }),
  /** Store choice; `page` names where to go on (specification §2). */
  '/pages/shop/select/index': route<{ page?: string }>({ title: 'stores.title' }),
  /** The stores and dishes of a coupon. */
  '/pages/shop/select/couponList': route<{ couponId?: string }>({ title: 'coupons.title' }),
  /** Takeaway checkout. */
  '/pages/shop/out/pay-order': route<{ storeId: string }>({ title: 'checkout.title' }),
  /** `bz`: the remark of an order. */
  '/pages/shop/out/bz': route({ title: 'remark.title' }),
  /** `sjjs`: a store introduces itself. */
  '/pages/shop/out/sjjs': route<{ storeId: string }>({ title: 'storeIntro.title' }),
  /** `goods-dl`: one dish. */
  '/pages/shop/out/goods-dl': route<{ gid: string; storeId: string; page?: string }>({ title: 'dish.title' }),
  /** Through the menu for takeaway, or for another `diningType`. */
  '/pages/shop/search/out': route<{ storeId?: string; keyword?: string; diningType?: string }>({
    title: 'search.title',
  }),
  /** The dine-in menu: of the scanned table, or with `diningType` fast for a fast order. */
  '/pages/shop/in/goods': route<{
    diningType?: string
    storeId?: string
    tableId?: string
    code?: string
    categoryId?: string
    gid?: string
  }>({ title: 'inStore.title' }),
  /** The dine-in checkout: of a table, or with `diningType` fast of a fast order. */
  '/pages/shop/in/pay-order': route<{ diningType?: string; storeId?: string; tableId?: string; code?: string }>({
    title: 'checkout.title',
  }),
  /** All that a table has ordered, and its bill. */
  '/pages/shop/in/detail': route<{ storeId?: string; tableId?: string; code?: string }>({ title: 'bill.title' }),
  /** `dmf`: a bill of the till is paid by phone. */
  '/pages/shop/in/dmf': route<{ storeId?: string }>({ title: 'till.title' }),
  /** What goes on in a store. */
  '/pages/shop/activity': route<{ storeId?: string }>({ title: 'activity.title' }),
  /** `seeGoods`: the dishes of an activity. */
  '/pages/shop/seeGoods': route<{ activityId: string; storeId?: string }>({ title: 'activity.goodsTitle' }),
  /** `good-dl`: a dish as the store presents it; `goods-dl` is for links from the takeaway menu. */
  '/pages/shop/good-dl': route<{ gid: string; storeId?: string }>({ title: 'dish.title' }),
  '/pages/order/detail': route<{ orderId: string }>({ title: 'order.title' }),
  /** `yqyl`: the campaign and the own link; with `code` the invitation of a friend, with `card` the card that is sent. */
  '/pages/order/invitation/yqyl': route<{ code?: string; card?: string }>({ title: 'invite.title' }),
  /** `yqgz`: the rules of the campaign. */
  '/pages/order/invitation/yqgz': route({ title: 'invite.rulesTitle' }),
  /** `yqjl`: the friends who were invited, and what came from friends. */
  '/pages/order/invitation/yqjl': route<{ tab?: string }>({ title: 'invite.recordsTitle', signIn: true }),
  /** `yqhb`: a red packet. */
  '/pages/order/invitation/yqhb': route<{ id: string }>({ title: 'invite.packetTitle', signIn: true }),
  /** `refunddl`: asking for a refund, and what becomes of it. */
  '/pages/order/refunddl': route<{ orderId: string }>({ title: 'refund.title' }),
  '/pages/order/feedback': route<{ orderId: string }>({ title: 'feedback.title' }),
  /** A page that the merchant lays out. */
  '/pages/order/other/custom': route<{ pid: string }>({ title: 'home.custom' }),
  /** The code that pays an order; of the `kind` giftCard, couponPack, topUp or deposit it goes on to what was bought, with `give` to the gift of a card. */
  '/pages/order/promptpay': route<{ orderId: string; kind?: string; give?: string }>({ title: 'promptpay.title' }),
  /** `addres` is the specified spelling. `pick` returns the chosen address to the checkout of that store. */
  '/pages/my/addres/addresses': route<{ pick?: string; storeId?: string }>({ title: 'addresses.title' }),
  /** `pdqh`: a queue number is taken; of the store in use without `storeId`. */
  '/pages/my/lineup/pdqh': route<{ storeId?: string }>({ title: 'lineup.takeTitle', phone: true }),
  /** `pdxq`: a queue number of the user. */
  '/pages/my/lineup/pdxq': route<{ id?: string }>({ title: 'lineup.title', phone: true }),
  /** The queue numbers of the user. */
  '/pages/my/lineup/list': route({ title: 'lineup.listTitle', phone: true }),
  /** The bottles that stores keep for the user. */
  '/pages/order/storage/list': route<{ tab?: string }>({ title: 'bottles.title', signIn: true }),
  /** A kept bottle by its `id`, its code with `take`, or what the link of a transfer shows, also to guests. */
  '/pages/order/storage/detail': route<{ id?: string; take?: string; token?: string }>({ title: 'bottles.one' }),
  /** How a store takes bookings; the store in use without `storeId`. */
  '/pages/other/reserve/index': route<{ storeId?: string }>({ title: 'reserve.title' }),
  /** `ljyy`: a table is booked. */
  '/pages/other/reserve/ljyy': route<{ storeId?: string }>({ title: 'reserve.bookTitle' }),
  /** `yyxq`: a booking of the user; with `change` the choice of another time is open. */
  '/pages/other/reserve/yyxq': route<{ id?: string; change?: string }>({ title: 'reserve.one', signIn: true }),
  /** The bookings of the user. */
  '/pages/other/reserve/list': route<{ tab?: string }>({ title: 'reserve.mine', signIn: true }),
  /** `fxzx`: the centre of a distributor. */
  '/pages/order/distribution/fxzx': route({ title: 'partner.title', signIn: true }),
  /** `sqfx`: an application as a distributor. */
  '/pages/order/distribution/sqfx': route({ title: 'partner.applyTitle', phone: true }),
  /** `syxq`: the income of a distributor by day. */
  '/pages/order/distribution/syxq': route({ title: 'partner.incomeTitle', signIn: true }),
  /** `wdfs`: the fans of a distributor. */
  '/pages/order/distribution/wdfs': route({ title: 'partner.peopleTitle', signIn: true }),
  /** `fxdd`: the orders that a distributor earns by. */
  '/pages/order/distribution/fxdd': route({ title: 'partner.peopleTitle', signIn: true }),
  /** `tx`: a distributor withdraws; `amount` (satang) and `way` repeat an earlier try. */
  '/pages/order/distribution/tx': route<{ amount?: string; way?: string }>({
    title: 'partner.withdrawTitle',
    signIn: true,
  }),
  /** `txmx`: the withdrawals of a distributor. */
  '/pages/order/distribution/txmx': route({ title: 'partner.recordsTitle', signIn: true }),
  /** `fxhb`: the poster of a distributor, or with the `code` of a link what its receiver sees. */
  '/pages/order/distribution/fxhb': route<{ code?: string }>({ title: 'partner.cardTitle' }),
  '/pages/other/login': route({ title: 'login.title', authPage: true }),
  '/pages/other/register': route({ title: 'login.registerTitle', authPage: true }),
  /** Resets a forgotten password. */
  '/pages/other/forgetting': route({ title: 'login.resetTitle', authPage: true }),
  /** Binding of a phone number: by a user who has none, or to end a sign-in of WeChat. */
  '/pages/my/login/index': route({ title: 'login.bindTitle', authPage: true }),
  /** `lat`, `lng` and `address` fill in a place that was picked on the map. */
  '/pages/my/addres/add': route<{ addressId?: string; lat?: string; lng?: string; address?: string }>({
    title: 'address.title',
  }),
  /** The choice of a city or district. `need` is what shall come of it: stores there (absent), or a `place` for an address. */
  '/pages/shop/select/select': route<{ need?: string; regionId?: string }>({ title: 'regions.title' }),
  /** A map to pick a place from; it opens at the given one, degrees. */
  '/choose-location': route<{ lat?: string; lng?: string }>({ title: 'place.choose', web: 'pages/location/choose' }),
  /** A map that shows a place, degrees, or else a store. */
  '/open-location': route<{ lat?: string; lng?: string; name?: string; address?: string; storeId?: string }>({
    title: 'place.open',
    web: 'pages/location/open',
  }),
  /** Picture, name, birthday and the rest of a user's profile. */
  '/pages/other/chooseAvatar': route({ title: 'profile.title', signIn: true }),
  /** `gywm`: a text of the merchant, by `p` (privacy, agreement or about); `t` is its title. */
  '/pages/my/other/gywm': route<{ t?: string; p?: string }>({ title: 'texts.title' }),
  /** `gywmtwo`: who runs the shop. */
  '/pages/my/other/gywmtwo': route({ title: 'aboutUs.title' }),
  /** `bzzx`: the help centre, or with `helperId` the answer to one of its questions. */
  '/pages/my/other/bzzx': route<{ helperId?: string }>({ title: 'help.title' }),
  /** `zkf`: how to reach the merchant and a store. */
  '/pages/my/other/zkf': route<{ storeId?: string }>({ title: 'contact.title' }),
  /** `center`: coupons to claim. */
  '/pages/other/coupon/center': route({ title: 'coupons.centreTitle' }),
  /** `coupondl`: one coupon. `couponId` is that of a coupon that the user holds, or else of one in the coupon centre. */
  '/pages/other/coupon/coupondl': route<{ couponId: string }>({ title: 'coupons.title' }),
  /** The coupons that the user holds, under one of their tabs; with `give` some are chosen for a gift. */
  '/pages/other/coupon/couponList': route<{ tab?: string; give?: string }>({ title: 'coupons.mine', signIn: true }),
  /** `givedl`: the link of coupons that are given, or by its id the record of a gift. */
  '/pages/other/coupon/givedl': route<{ token?: string; giftId?: string }>({ title: 'couponGift.giftTitle' }),
  /** `hisCoupon`: used and expired coupons, and those that were given or received. */
  '/pages/other/coupon/hisCoupon': route<{ tab?: string }>({ title: 'coupons.past', signIn: true }),
  /** `dhm`: what a code or a word gives is received; `code` fills in the field. */
  '/pages/other/coupon/dhm': route<{ code?: string }>({ title: 'coupons.redeemTitle', phone: true }),
  /** `rolldl`: a coupon pack by its id, one that the user has ordered by `orderId`, or else all packs on sale. */
  '/pages/other/rollPackage/rolldl': route<{ id?: string; orderId?: string }>({ title: 'couponPack.title' }),
  /** `pwCoupon`: a coupon campaign, claimed with a tap or a word; without `id` all campaigns. */
  '/pages/other/pwCoupon/index': route<{ id?: string }>({ title: 'couponActivity.title' }),
  /** The daily sign-in. */
  '/pages/my/signin/index': route({ title: 'dailySignIn.title', signIn: true }),
  /** Money is paid into the balance; with `orderId` what became of a top-up. */
  '/pages/other/recharge/index': route<{ orderId?: string }>({ title: 'topUp.title' }),
  /** `yemx`: the records of the balance. */
  '/pages/other/recharge/yemx': route({ title: 'topUp.recordsTitle', phone: true }),
  /** The pay code is entered before the balance pays, or with `set` it is set. */
  '/pages/other/recharge/payCode': route<{ set?: string }>({ title: 'topUp.payCode', signIn: true }),
  /** `mr-code`: the code by which staff recognise the member. */
  '/pages/my/user/mr-code': route({ title: 'memberCode.title', phone: true }),
  /** The wireless network of a store. */
  '/pages/other/wifi': route<{ storeId?: string }>({ title: 'wifi.title' }),
  /** `cardList`: gift cards on sale, and with `tab` mine those of the user. */
  '/pages/other/giftCard/cardList': route<{ tab?: string }>({ title: 'giftCard.title' }),
  /** `carddl`: a gift card of the user, by its id or by the order that buys it; `give` opens the gift at once. */
  '/pages/other/giftCard/carddl': route<{ id?: string; orderId?: string; give?: string }>({
    title: 'giftCard.oneTitle',
    phone: true,
  }),
  /** `dhCard`: the code of a gift card puts it in the user's account. */
  '/pages/other/giftCard/dhCard': route<{ code?: string }>({ title: 'giftCard.title', phone: true }),
  /** `givedl`: the link of a gift card that is given. */
  '/pages/other/giftCard/givedl': route<{ token: string }>({ title: 'giftCard.giftTitle' }),
  /** `hisCard`: finished cards, and cards that were given or received. */
  '/pages/other/giftCard/hisCard': route({ title: 'giftCard.pastTitle', phone: true }),
  /** `wkk`: the levels of members, what each gives, and where the user stands. */
  '/pages/my/vip/wkk': route({ title: 'vip.levelTitle' }),
  /** The plans of paid VIP. */
  '/pages/other/payVip/index': route({ title: 'vip.title' }),
  /** `gmls`: the VIP plans that the user has bought. */
  '/pages/other/payVip/gmls': route({ title: 'vip.historyTitle', signIn: true }),
  /** `ckxq`: one VIP plan that the user has bought. */
  '/pages/other/payVip/ckxq': route<{ orderId: string }>({ title: 'vip.detailTitle', signIn: true }),
  /** `cardxq`: an equity card on sale by `cardId`, one of the user by `id`, or else all of both. */
  '/pages/other/payVip/cardxq': route<{ cardId?: string; id?: string }>({ title: 'equityCard.title' }),
  /** A printed equity card is activated; guests see what membership gives. */
  '/pages/other/activate': route({ title: 'equityCard.activateTitle' }),
  /** The points shop. */
  '/pages/my/integral/shop-index': route({ title: 'points.shop' }),
  /** The points of the user; with `view` orders the points orders, under one of their tabs. */
  '/pages/my/integral/my-integral': route<{ view?: string; tab?: string }>({ title: 'points.title', signIn: true }),
  '/pages/my/integral/integral-record': route<{ tab?: string }>({ title: 'points.records', signIn: true }),
  /** `order-dl`: one points order. */
  '/pages/my/integral/order-dl': route<{ orderId: string }>({ title: 'points.order', signIn: true }),
  /** An item of the points shop. */
  '/pages/my/integral/details': route<{ id: string }>({ title: 'points.item' }),
  /** An item is ordered for points. */
  '/pages/my/integral/save-order': route<{ id: string }>({ title: 'points.confirm', signIn: true }),
  /** `pointdl`: how points come, what they are worth, and when those of the user end. */
  '/pages/other/setPoint/pointdl': route({ title: 'points.how', signIn: true }),
  /** The wallet: balance, gift cards, points and coupons of the user. */
  '/pages/index/card': route({ title: 'wallet.title', phone: true }),
  /** Reads the code of a table, a store or a till, by camera or from a picture. */
  '/scan': route({ title: 'scan.title', web: 'pages/scan/index' }),
  /** `src`: the address of a page of the web. */
  '/pages/other/web-view': route<{ src: string }>({ title: 'web.title' }),
  /** Shown after a reply with code 402. */
  '/pages/other/block': route({ title: 'block.title' }),
  /** Shown for an address that no page has. */
  '/pages/other/missing': route({ title: 'linkBroken.pageTitle' }),
}

export type Path = keyof typeof routes
/** The query of a page. */
export type QueryOf<P extends Path> = NonNullable<(typeof routes)[P]['query']>
