import type { Area } from '../../src/contract/endpoint'
import { auditContract } from './staff/audit'
import { codeBatchContract } from './coupons/codeBatch'
import { couponActivityContract } from './coupons/couponActivity'
import { couponNumbersContract } from './numbers/couponNumbers'
import { couponPackContract } from './coupons/couponPack'
import { couponTemplateContract } from './coupons/couponTemplate'
import { diningTableContract } from './tables/diningTable'
import { documentContract } from './numbers/document'
import { dishContract } from './menu/dish'
import { dishSheetContract } from './menu/dishSheet'
import { drinksContract } from './tables/drinks'
import { equityCardContract } from './members/equityCard'
import { inviteCampaignContract } from './members/inviteCampaign'
import { memberLevelContract } from './members/memberLevel'
import { vipPlanContract } from './members/vipPlan'
import { feedbackContract } from './orders/feedback'
import { giftCardDesignContract } from './coupons/giftCardDesign'
import { giftCardNumbersContract } from './numbers/giftCardNumbers'
import { lookContract } from './look/look'
import { queueContract } from './tables/queue'
import { memberRewardContract } from './members/memberReward'
import { pointsItemContract } from './members/pointsItem'
import { pointsOrderContract } from './members/pointsOrder'
import { memberContract } from './members/member'
import { memberTillContract } from './till/memberTill'
import { messageTemplateContract } from './settings/messageTemplate'
import { moneyContract } from './numbers/money'
import { menuCategoryContract } from './menu/menuCategory'
import { numbersContract } from './numbers/numbers'
import { orderContract } from './orders/order'
import { partnerContract } from './members/partner'
import { paymentProviderContract } from './settings/paymentProvider'
import { pictureContract } from './look/picture'
import { reconciliationContract } from './numbers/reconciliation'
import { refundContract } from './orders/refund'
import { reserveContract } from './tables/reserve'
import { reserveRulesContract } from './tables/reserveRules'
import { sessionContract } from './staff/session'
import { settingContract } from './settings/setting'
import { staffAccountContract } from './staff/staffAccount'
import { storeContract } from './store/store'
import { storeChargesContract } from './store/storeCharges'
import { tableContract } from './tables/table'
import { tillContract } from './till/till'
import { transferContract } from './orders/transfer'
import { topUpAmountContract } from './members/topUpAmount'

/** The contract of the staff's app, under `/consoleApi/`. */
export const consoleContract = {
  session: sessionContract,
  staffAccount: staffAccountContract,
  audit: auditContract,
  order: orderContract,
  feedback: feedbackContract,
  table: tableContract,
  diningTable: diningTableContract,
  money: moneyContract,
  numbers: numbersContract,
  reconciliation: reconciliationContract,
  document: documentContract,
  store: storeContract,
  storeCharges: storeChargesContract,
  paymentProvider: paymentProviderContract,
  menuCategory: menuCategoryContract,
  dish: dishContract,
  dishSheet: dishSheetContract,
  picture: pictureContract,
  look: lookContract,
  couponTemplate: couponTemplateContract,
  codeBatch: codeBatchContract,
  couponPack: couponPackContract,
  couponActivity: couponActivityContract,
  couponNumbers: couponNumbersContract,
  giftCardDesign: giftCardDesignContract,
  giftCardNumbers: giftCardNumbersContract,
  memberReward: memberRewardContract,
  pointsItem: pointsItemContract,
  pointsOrder: pointsOrderContract,
  till: tillContract,
  queue: queueContract,
  drinks: drinksContract,
  reserve: reserveContract,
  reserveRules: reserveRulesContract,
  partner: partnerContract,
  memberLevel: memberLevelContract,
  vipPlan: vipPlanContract,
  equityCard: equityCardContract,
  inviteCampaign: inviteCampaignContract,
  memberTill: memberTillContract,
  member: memberContract,
  topUpAmount: topUpAmountContract,
  setting: settingContract,
  messageTemplate: messageTemplateContract,
  transfer: transferContract,
  refund: refundContract,
} satisfies Record<string, Area>

export type ConsoleContract = typeof consoleContract
