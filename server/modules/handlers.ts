import type { Contract } from '../../src/contract/contract'
import type { Handlers } from '../api/context'
import { credentialsHandlers } from './accounts/credentialsHandlers'
import type { AccountDependencies } from './accounts/dependencies'
import type { MemberCodes } from './accounts/memberCodes'
import { payCodeHandlers } from './accounts/payCodes'
import { sessionHandlers } from './accounts/sessionHandlers'
import { socialHandlers } from './accounts/socialHandlers'
import { activityHandlers } from './activity/handlers'
import { addressHandlers } from './address/handlers'
import { cartHandlers } from './carts/handlers'
import type { PublicSetup } from './config/computedConfigs'
import { configHandlers } from './config/handlers'
import type { WeatherAtStores } from './config/localWeather'
import type { PreviewTickets } from './config/previewTickets'
import { visitHandlers } from './config/visitHandlers'
import { couponActivityHandlers, qrcodeHandlers } from './coupons/activityHandlers'
import type { ExchangeCodes } from './coupons/exchangeCodes'
import { couponGiftHandlers } from './coupons/giftHandlers'
import { couponHandlers } from './coupons/handlers'
import { equityCardHandlers } from './membership/equityCardHandlers'
import { type PassLinks, vipCardHandlers } from './membership/handlers'
import { vipPlanHandlers } from './membership/vipPlanHandlers'
import { couponPackHandlers } from './couponPacks/handlers'
import { dailySignInHandlers } from './dailySignIn/handlers'
import { documentHandlers } from './documents/handlers'
import type { DocumentLinks } from './documents/links'
import { drinkHandlers } from './drinks/handlers'
import { giftCardHandlers } from './giftCards/handlers'
import { goodsHandlers } from './goods/handlers'
import { MenuCache } from './goods/menuCache'
import { helpHandlers } from './help/handlers'
import { inStoreHandlers } from './inStore/handlers'
import { mediaHandlers } from './media/handlers'
import { memberGiftHandlers } from './memberGifts/handlers'
import { messageHandlers } from './notifications/handlers'
import { templatesFor } from './notifications/messageTemplates'
import { orderCareHandlers, orderFeedbackHandlers } from './orders/careHandlers'
import { type OrderDependencies, orderHandlers } from './orders/handlers'
import { partnerHandlers } from './partner/handlers'
import { partnerWithdrawHandlers } from './partner/withdrawHandlers'
import { payHandlers } from './payments/handlers'
import { personPayHandlers } from './personPay/handlers'
import { accountLogHandlers } from './storedValue/accountLog'
import { storeValueHandlers } from './storedValue/handlers'
import { oldWithNewHandlers } from './invitation/handlers'
import { queueHandlers } from './queue/handlers'
import { reserveHandlers } from './reserve/handlers'
import { pointsHandlers, pointsMallHandlers } from './points/handlers'
import { storeHandlers } from './store/handlers'
import { offlineMaps } from './store/offlineMaps'

/** One set of handlers per area of the contract: an area without one does not compile. */
export type ContractHandlers = { [A in keyof Contract]: Handlers<Contract[A]> }

export interface HandlerDependencies extends PublicSetup {
  /** Public origins of the storefront. */
  origins: readonly string[]
  /** Whether providers may return to a page, or sign it; `host` is the host of the request. */
  ownsPage(address: string, host: string): boolean
  orders: OrderDependencies
  accountDependencies: AccountDependencies
  previews: PreviewTickets
  /** How long browsers keep a menu, seconds. */
  menuMaxAge?: number | undefined
  /** The weather at the stores, where a service tells it. */
  weather?: WeatherAtStores | undefined
  /** How exchange codes are hashed. */
  codes: ExchangeCodes
  memberCodes: MemberCodes
  /** Makes the links that add the member card to a wallet. */
  passes: PassLinks
  /** Makes the links to the pages of documents. */
  documents: DocumentLinks
}

/** Handlers of what members hold: levels, VIP, stored value, points and rewards. */
function membershipHandlers({ accountDependencies, codes, passes, orders: { providers } }: HandlerDependencies) {
  const { limiter } = accountDependencies
  return {
    vipCard: vipCardHandlers(passes),
    vipPlan: vipPlanHandlers(providers),
    equityCard: equityCardHandlers({ providers, limiter, codes }),
    payCode: payCodeHandlers(accountDependencies),
    storeValue: storeValueHandlers(providers),
    accountLog: accountLogHandlers,
    dailySignIn: dailySignInHandlers,
    memberGift: memberGiftHandlers,
    points: pointsHandlers,
    pointsMall: pointsMallHandlers(providers),
  }
}

/** Handlers of orders and what follows from them. */
function handlersOfOrders({ orders, documents }: HandlerDependencies) {
  return {
    order: orderHandlers(orders),
    orderCare: orderCareHandlers,
    orderFeedback: orderFeedbackHandlers,
    document: documentHandlers(documents),
  }
}

/** The handlers of the whole contract. */
export function contractHandlers(dependencies: HandlerDependencies): ContractHandlers {
  const { accountDependencies, codes, logins, orders, ownsPage, previews, weather } = dependencies
  const { providers } = orders
  const { limiter } = accountDependencies
  const menus = new MenuCache(dependencies.menuMaxAge)
  return {
    ...membershipHandlers(dependencies),
    ...handlersOfOrders(dependencies),
    config: configHandlers({ menus, templatesFor: templatesFor(logins), setup: dependencies, previews, weather }),
    visit: visitHandlers,
    session: sessionHandlers,
    credentials: credentialsHandlers(accountDependencies),
    social: socialHandlers(accountDependencies, ownsPage),
    media: mediaHandlers({ limiter, wechatWeb: logins.wechatWeb, ownsPage }),
    store: storeHandlers(offlineMaps),
    activity: activityHandlers(menus),
    goods: goodsHandlers(menus),
    cart: cartHandlers(providers),
    coupon: couponHandlers({ limiter, codes }),
    couponRegift: couponGiftHandlers,
    couponActivity: couponActivityHandlers,
    couponPack: couponPackHandlers(providers),
    inStore: inStoreHandlers(menus, orders),
    pay: payHandlers(orders, logins, ownsPage),
    personPay: personPayHandlers(providers),
    giftCard: giftCardHandlers(providers, limiter),
    address: addressHandlers,
    qrcode: qrcodeHandlers(dependencies.origins, dependencies.memberCodes),
    queue: queueHandlers,
    drinks: drinkHandlers,
    reserve: reserveHandlers(providers),
    partner: partnerHandlers(dependencies.origins),
    partnerWithdraw: partnerWithdrawHandlers,
    oldWithNew: oldWithNewHandlers(dependencies.origins),
    help: helpHandlers(previews),
    message: messageHandlers(logins),
  }
}
