import { accountLogContract } from './wallet/accountLog'
import { activityContract } from './store/activity'
import { addressContract } from './account/address'
import { cartContract } from './cart/cart'
import { configContract, visitContract } from './config/config'
import { couponContract } from './coupon/coupon'
import { couponActivityContract } from './coupon/couponActivity'
import { couponPackContract } from './coupon/couponPack'
import { couponRegiftContract } from './coupon/couponRegift'
import { credentialsContract } from './account/credentials'
import { dailySignInContract } from './membership/dailySignIn'
import { documentContract } from './order/document'
import { drinksContract } from './inStore/drinks'
import type { Area } from './endpoint'
import { equityCardContract } from './membership/equityCard'
import { giftCardContract } from './wallet/giftCard'
import { goodsContract } from './goods/goods'
import { helpContract } from './help'
import { inStoreContract } from './inStore/inStore'
import { mediaContract } from './media'
import { memberGiftContract } from './membership/memberGift'
import { messageContract } from './account/message'
import { oldWithNewContract } from './invitation/oldWithNew'
import { orderContract } from './order/order'
import { orderCareContract } from './order/orderCare'
import { orderFeedbackContract } from './order/orderFeedback'
import { payContract } from './payment/pay'
import { partnerContract } from './partner/partner'
import { partnerWithdrawContract } from './partner/partnerWithdraw'
import { payCodeContract } from './wallet/payCode'
import { personPayContract } from './order/personPay'
import { pointsContract } from './points/points'
import { pointsMallContract } from './points/pointsMall'
import { qrcodeContract } from './qrcode'
import { queueContract } from './inStore/queue'
import { reserveContract } from './inStore/reserve'
import { sessionContract } from './account/session'
import { socialContract } from './account/social'
import { storeContract } from './store/store'
import { storeValueContract } from './wallet/storeValue'
import { vipCardContract } from './membership/vipCard'
import { vipPlanContract } from './membership/vipPlan'

/** The whole contract, for the server and the OpenAPI document. The storefront imports its areas one by one instead. */
export const contract = {
  config: configContract,
  visit: visitContract,
  session: sessionContract,
  credentials: credentialsContract,
  social: socialContract,
  media: mediaContract,
  store: storeContract,
  activity: activityContract,
  goods: goodsContract,
  cart: cartContract,
  coupon: couponContract,
  couponRegift: couponRegiftContract,
  couponActivity: couponActivityContract,
  couponPack: couponPackContract,
  inStore: inStoreContract,
  order: orderContract,
  orderCare: orderCareContract,
  orderFeedback: orderFeedbackContract,
  document: documentContract,
  pay: payContract,
  payCode: payCodeContract,
  storeValue: storeValueContract,
  accountLog: accountLogContract,
  personPay: personPayContract,
  giftCard: giftCardContract,
  dailySignIn: dailySignInContract,
  memberGift: memberGiftContract,
  points: pointsContract,
  pointsMall: pointsMallContract,
  address: addressContract,
  qrcode: qrcodeContract,
  queue: queueContract,
  drinks: drinksContract,
  reserve: reserveContract,
  partner: partnerContract,
  partnerWithdraw: partnerWithdrawContract,
  vipCard: vipCardContract,
  vipPlan: vipPlanContract,
  equityCard: equityCardContract,
  oldWithNew: oldWithNewContract,
  help: helpContract,
  message: messageContract,
} satisfies Record<string, Area>

export type Contract = typeof contract
