import type { Area } from '../../src/contract/endpoint'
import { auditContract } from './audit'
import { codeBatchContract } from './codeBatch'
import { couponActivityContract } from './couponActivity'
import { couponNumbersContract } from './couponNumbers'
import { couponPackContract } from './couponPack'
import { couponTemplateContract } from './couponTemplate'
import { diningTableContract } from './diningTable'
import { documentContract } from './document'
import { dishContract } from './dish'
import { dishSheetContract } from './dishSheet'
import { drinksContract } from './drinks'
import { equityCardContract } from './equityCard'
import { inviteCampaignContract } from './inviteCampaign'
import { memberLevelContract } from './memberLevel'
import { vipPlanContract } from './vipPlan'
import { feedbackContract } from './feedback'
import { giftCardDesignContract } from './giftCardDesign'
import { giftCardNumbersContract } from './giftCardNumbers'
import { lookContract } from './look'
import { queueContract } from './queue'
import { memberRewardContract } from './memberReward'
import { pointsItemContract } from './pointsItem'
import { pointsOrderContract } from './pointsOrder'
import { memberContract } from './member'
import { memberTillContract } from './memberTill'
import { messageTemplateContract } from './messageTemplate'
import { moneyContract } from './money'
import { menuCategoryContract } from './menuCategory'
import { numbersContract } from './numbers'
import { orderContract } from './order'
import { partnerContract } from './partner'
import { paymentProviderContract } from './paymentProvider'
import { pictureContract } from './picture'
import { reconciliationContract } from './reconciliation'
import { refundContract } from './refund'
import { reserveContract } from './reserve'
import { reserveRulesContract } from './reserveRules'
import { sessionContract } from './session'
import { settingContract } from './setting'
import { staffAccountContract } from './staffAccount'
import { storeContract } from './store'
import { storeChargesContract } from './storeCharges'
import { tableContract } from './table'
import { tillContract } from './till'
import { transferContract } from './transfer'
import { topUpAmountContract } from './topUpAmount'

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
