import { activityContract } from './activity'
import { addressContract } from './address'
import { cartContract } from './cart'
import { configContract, visitContract } from './config'
import { couponContract } from './coupon'
import { couponActivityContract } from './couponActivity'
import { couponPackContract } from './couponPack'
import { couponRegiftContract } from './couponRegift'
import { credentialsContract } from './credentials'
import type { Area } from './endpoint'
import { giftCardContract } from './giftCard'
import { goodsContract } from './goods'
import { helpContract } from './help'
import { inStoreContract } from './inStore'
import { mediaContract } from './media'
import { messageContract } from './message'
import { orderContract } from './order'
import { orderCareContract } from './orderCare'
import { orderFeedbackContract } from './orderFeedback'
import { payContract } from './pay'
import { personPayContract } from './personPay'
import { qrcodeContract } from './qrcode'
import { sessionContract } from './session'
import { socialContract } from './social'
import { storeContract } from './store'

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
  pay: payContract,
  personPay: personPayContract,
  giftCard: giftCardContract,
  address: addressContract,
  qrcode: qrcodeContract,
  help: helpContract,
  message: messageContract,
} satisfies Record<string, Area>

export type Contract = typeof contract
