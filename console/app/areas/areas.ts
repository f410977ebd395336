import type { Area } from './area'
import { audit } from './audit'
import { codeBatch } from './codeBatch'
import { couponActivity } from './couponActivity'
import { couponPack } from './couponPack'
import { couponTemplate } from './couponTemplate'
import { diningTable } from './diningTable'
import { dish } from './dish'
import { drink } from './drink'
import { document } from './document'
import { equityCard } from './equityCard'
import { giftCardDesign } from './giftCardDesign'
import { invitation } from './invitation'
import { inviteCampaign } from './inviteCampaign'
import { member } from './member'
import { menuCategory } from './menuCategory'
import { memberLevel } from './memberLevel'
import { messageTemplate } from './messageTemplate'
import { partner, withdrawal } from './partner'
import { staffAccount } from './staffAccount'
import { settingAreas } from './settings'
import { packOrder } from './packOrder'
import { pointsItem } from './pointsItem'
import { pointsOrder } from './pointsOrder'
import { comparison, difference } from './reconciliation'
import { stores } from './stores'
import { storeCharges } from './storeCharges'
import { refund, transfer } from './transfer'
import { topUpAmount } from './topUpAmount'
import { vipPlan } from './vipPlan'
import { birthdayReward, signInReward } from './memberRewards'

/** The areas of the console, in the order of the navigation. */
export const AREAS: readonly Area[] = [
  document,
  transfer,
  refund,
  difference,
  comparison,
  storeCharges,
  dish,
  menuCategory,
  drink,
  couponTemplate,
  codeBatch,
  couponPack,
  packOrder,
  couponActivity,
  giftCardDesign,
  memberLevel,
  vipPlan,
  equityCard,
  topUpAmount,
  pointsItem,
  pointsOrder,
  signInReward,
  birthdayReward,
  inviteCampaign,
  invitation,
  partner,
  withdrawal,
  member,
  stores,
  diningTable,
  ...settingAreas,
  messageTemplate,
  staffAccount,
  audit,
]

/** The areas with the lists that belong to their records. */
export const ALL_LISTS: readonly Area[] = AREAS.flatMap((area) => [area, ...(area.details?.lists ?? [])])
