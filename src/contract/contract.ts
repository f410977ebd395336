import { accountLogContract } from './accountLog'
import { activityContract } from './activity'
import { addressContract } from './address'
import { cartContract } from './cart'
import { configContract, visitContract } from './config'
import { couponContract } from './coupon'
import { couponActivityContract } from './couponActivity'
import { couponPackContract } from './couponPack'
import { couponRegiftContract } from './couponRegift'
import { credentialsContract } from './credentials'
import { dailySignInContract } from './dailySignIn'
import { documentContract } from './document'
import { drinksContract } from './drinks'
import type { Area } from './endpoint'
import { equityCardContract } from './equityCard'
import { giftCardContract } from './giftCard'
import { goodsContract } from './goods'
import { helpContract } from './help'
import { inStoreContract } from './inStore'
import { mediaContract } from './media'
import { memberGiftContract } from './memberGift'
import { messageContract } from './message'
import { oldWithNewContract } from './oldWithNew'
import { orderContract } from './order'
import { orderCareContract } from './orderCare'
import { orderFeedbackContract } from './orderFeedback'
import { payContract } from './pay'
import { partnerContract } from './partner'
import { partnerWithdrawContract } from './partnerWithdraw'
import { payCodeContract } from './payCode'
import { personPayContract } from './personPay'
import { pointsContract } from './points'
import { pointsMallContract } from './pointsMall'
import { qrcodeContract } from './qrcode'
import { queueContract } from './queue'
import { reserveContract } from './reserve'
import { sessionContract } from './session'
import { socialContract } from './social'
import { storeContract } from './store'
import { storeValueContract } from './storeValue'
import { vipCardContract } from './vipCard'
import { vipPlanContract } from './vipPlan'

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
