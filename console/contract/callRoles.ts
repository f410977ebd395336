import type { ConsoleContract } from './contract'
import type { AreaRoles } from './roles'

/** The least role for each call of staff. An area without an entry does not compile. */
export const CALL_ROLES: { [A in keyof ConsoleContract]: AreaRoles<ConsoleContract[A]> } = {
  session: { others: 'kitchen', audit: 'manager' },
  staffAccount: 'owner',
  order: { others: 'cashier', kitchen: 'kitchen', cooked: 'kitchen' },
  money: { others: 'manager', day: 'cashier', dayFile: 'cashier' },
  document: 'cashier',
  couponTemplate: 'manager',
  codeBatch: 'manager',
  couponPack: 'manager',
  couponActivity: 'manager',
  couponNumbers: 'manager',
  giftCardDesign: 'manager',
  giftCardNumbers: 'manager',
  memberReward: 'manager',
  pointsItem: 'manager',
  pointsOrder: { others: 'cashier', refund: 'manager', refuse: 'manager' },
  till: 'cashier',
  queue: { others: 'cashier', door: 'manager', createType: 'manager', updateType: 'manager', setTypeOpen: 'manager' },
  drinks: { others: 'cashier', writeOff: 'manager' },
  reserve: 'cashier',
  reserveRules: { others: 'manager', read: 'cashier' },
  partner: 'manager',
  memberLevel: 'manager',
  vipPlan: 'manager',
  equityCard: 'manager',
  inviteCampaign: 'manager',
  memberTill: 'cashier',
  member: { others: 'cashier', book: 'manager' },
  topUpAmount: 'manager',
}
