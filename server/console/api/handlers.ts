import type { ConsoleContract } from '../../../console/contract/contract'
import { listRedemptions, redeemAtTill, undoRedemption } from '../../modules/till/redemptions'
import { findCode } from '../../modules/till/findCode'
import { previewAtTill } from '../../modules/till/preview'
import { isoText } from '../../../src/domain/time/storeClock'
import {
  createTemplate,
  listTemplates,
  readTemplate,
  setTemplateOnSale,
  updateTemplate,
} from '../../modules/offers/templates'
import { createBatch, listBatches, setBatchStopped } from '../../modules/offers/codeBatches'
import { createDesign, listDesigns, setDesignOnSale, updateDesign } from '../../modules/offers/cardDesigns'
import { createActivity, listActivities, setActivityOnSale, updateActivity } from '../../modules/offers/activities'
import { listPackOrders, readPackOrder, refundPackOrder } from '../../modules/offers/packOrders'
import { createPack, listPacks, setPackOnSale, updatePack } from '../../modules/offers/packs'
import {
  createEquityCard,
  listEquityCards,
  printEquityCards,
  setEquityCardOnSale,
  updateEquityCard,
} from '../../modules/offers/equityCards'
import { readLevelRules, updateLevelRules } from '../../modules/offers/levelRules'
import { createVipPlan, listVipPlans, setVipPlanOnSale, updateVipPlan } from '../../modules/offers/vipPlans'
import {
  readBirthdayFields,
  readSignInRules,
  updateBirthdayFields,
  updateSignInRules,
} from '../../modules/offers/memberRewards'
import { createCategory, listCategories, updateCategory } from '../../modules/offers/pointsCategories'
import { createItem, listItems, setItemOnSale, updateItem } from '../../modules/offers/pointsItems'
import { readNumbers } from '../../modules/offers/numbers'
import { readCardNumbers } from '../../modules/offers/cardNumbers'
import {
  type TicketAction,
  type TicketActionRequest,
  transitionByStaff,
  readTicketOf,
  listTicketsOf,
  takeByStaff,
} from '../../modules/queue/staffTickets'
import {
  createType,
  readStaffQueue,
  removeType,
  renewDoor,
  setQueueOpen,
  setTypeOpen,
  updateType,
} from '../../modules/queue/staffQueue'
import type { Tx } from '../../db/database'
import { partner } from './partnerHandlers'
import { inviteCampaign } from './inviteHandlers'
import { reserve, reserveRules } from './reserveHandlers'
import { memberHandlers, type StaffDependencies } from './memberHandlers'
import { money, numbers, reconciliation } from './moneyHandlers'
import { orderHandlers } from './orderHandlers'
import { lookHandlers } from './lookHandlers'
import { menuHandlers } from './menuHandlers'
import { paymentHandlers } from './paymentHandlers'
import { peopleHandlers } from './peopleHandlers'
import { pointsOrder } from './pointsOrderHandlers'
import { store } from './storeHandlers'
import { diningTable, tableHandlers } from './tableHandlers'
import { messageTemplate } from './messageHandlers'
import { setting } from './settingHandlers'
import { pageOf, type StaffContext, type StaffHandlers } from './staffContext'

const till: StaffHandlers<ConsoleContract['till']> = {
  find: ({ db, staff }, { code }) => findCode(db, code, staff),
  preview: ({ db, staff }, bill) => previewAtTill(db, bill, staff),
  redeem: ({ db, staff }, request) => redeemAtTill(db, request, staff),
  undo: ({ db, staff }, { id }) => undoRedemption(db, id, staff),
  list: async ({ db, staff }, { storeId, page, pageSize }) => ({
    ...(await listRedemptions(db, { storeId, page, pageSize }, staff)),
    ...{ page, pageSize, serverTime: isoText(staff.now) },
  }),
}

const couponTemplate: StaffHandlers<ConsoleContract['couponTemplate']> = {
  list: async ({ db, staff }, requested) => ({ ...(await listTemplates(db, requested, staff)), ...pageOf(requested) }),
  read: ({ db, staff }, { id }) => readTemplate(db, id, staff),
  create: ({ db, staff }, fields) => createTemplate(db, fields, staff),
  update: ({ db, staff }, fields) => updateTemplate(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setTemplateOnSale(db, requested, staff),
}

const codeBatch = ({ codes }: StaffDependencies): StaffHandlers<ConsoleContract['codeBatch']> => ({
  list: async ({ db, staff }, requested) => ({ ...(await listBatches(db, requested, staff)), ...pageOf(requested) }),
  create: {
    handle: ({ db, staff }, order) => createBatch(db, order, { ...staff, codes }),
    repeated: ({ batch }) => ({ batch, codes: null }),
  },
  setStopped: ({ db, staff }, requested) => setBatchStopped(db, requested, staff),
})

const couponPack: StaffHandlers<ConsoleContract['couponPack']> = {
  list: async ({ db }, requested) => ({ ...(await listPacks(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createPack(db, fields, staff),
  update: ({ db, staff }, fields) => updatePack(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setPackOnSale(db, requested, staff),
  orders: async ({ db, staff }, requested) => ({
    ...(await listPackOrders(db, requested, staff)),
    ...pageOf(requested),
  }),
  order: ({ db, staff }, { id }) => readPackOrder(db, id, staff),
  refund: ({ db, staff }, { orderId }) => refundPackOrder(db, orderId, staff),
}

const couponActivity: StaffHandlers<ConsoleContract['couponActivity']> = {
  list: async ({ db }, requested) => ({ ...(await listActivities(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createActivity(db, fields, staff),
  update: ({ db, staff }, fields) => updateActivity(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setActivityOnSale(db, requested, staff),
}

const giftCardDesign: StaffHandlers<ConsoleContract['giftCardDesign']> = {
  list: async ({ db }, requested) => ({ ...(await listDesigns(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createDesign(db, fields, staff),
  update: ({ db, staff }, fields) => updateDesign(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setDesignOnSale(db, requested, staff),
}

const couponNumbers: StaffHandlers<ConsoleContract['couponNumbers']> = {
  list: async ({ db, staff }, requested) => ({ ...(await readNumbers(db, requested, staff)), ...pageOf(requested) }),
}

const giftCardNumbers: StaffHandlers<ConsoleContract['giftCardNumbers']> = {
  list: async ({ db, staff }, requested) => ({
    ...(await readCardNumbers(db, requested, staff)),
    ...pageOf(requested),
  }),
}

const moveTo =
  (action: TicketAction) =>
  ({ db, staff }: StaffContext<Tx>, requested: TicketActionRequest) =>
    transitionByStaff(db, action, requested, staff)

const queue: StaffHandlers<ConsoleContract['queue']> = {
  read: ({ db }, { storeId }) => readStaffQueue(db, storeId),
  tickets: ({ db, staff }, requested) => listTicketsOf(db, requested, staff),
  ticket: ({ db, staff }, { id }) => readTicketOf(db, id, staff),
  take: ({ db, staff }, requested) => takeByStaff(db, requested, staff),
  call: moveTo('call'),
  seat: moveTo('seat'),
  pass: moveTo('pass'),
  requeue: moveTo('requeue'),
  cancel: moveTo('cancel'),
  setOpen: ({ db, staff }, requested) => setQueueOpen(db, requested, staff),
  door: ({ db, staff }, requested) => renewDoor(db, requested, staff),
  createType: ({ db, staff }, fields) => createType(db, fields, staff),
  updateType: ({ db, staff }, fields) => updateType(db, fields, staff),
  setTypeOpen: ({ db, staff }, requested) => setTypeOpen(db, requested, staff),
  removeType: ({ db, staff }, seen) => removeType(db, seen, staff),
}

const vipPlan: StaffHandlers<ConsoleContract['vipPlan']> = {
  list: async ({ db, staff }, requested) => ({ ...(await listVipPlans(db, requested, staff)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createVipPlan(db, fields, staff),
  update: ({ db, staff }, fields) => updateVipPlan(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setVipPlanOnSale(db, requested, staff),
}

const equityCard = ({ codes }: StaffDependencies): StaffHandlers<ConsoleContract['equityCard']> => ({
  list: async ({ db }, requested) => ({ ...(await listEquityCards(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createEquityCard(db, fields, staff),
  update: ({ db, staff }, fields) => updateEquityCard(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setEquityCardOnSale(db, requested, staff),
  print: {
    handle: ({ db, staff }, requested) => printEquityCards(db, requested, { ...staff, codes }),
    repeated: ({ card }) => ({ card, printed: null }),
  },
})

const memberLevel: StaffHandlers<ConsoleContract['memberLevel']> = {
  read: ({ db }) => readLevelRules(db),
  update: ({ db, staff }, rules) => updateLevelRules(db, rules, staff),
}

const memberReward: StaffHandlers<ConsoleContract['memberReward']> = {
  signIn: ({ db }) => readSignInRules(db),
  updateSignIn: ({ db, staff }, given) => updateSignInRules(db, given, staff),
  birthday: ({ db }) => readBirthdayFields(db),
  updateBirthday: ({ db, staff }, given) => updateBirthdayFields(db, given, staff),
}

const pointsItem: StaffHandlers<ConsoleContract['pointsItem']> = {
  categories: ({ db }) => listCategories(db),
  createCategory: ({ db, staff }, fields) => createCategory(db, fields, staff),
  updateCategory: ({ db, staff }, fields) => updateCategory(db, fields, staff),
  list: async ({ db }, requested) => ({ ...(await listItems(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createItem(db, fields, staff),
  update: ({ db, staff }, fields) => updateItem(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setItemOnSale(db, requested, staff),
}

/** The handlers of the staff's contract. */
export const staffHandlers = (
  dependencies: StaffDependencies,
): { [A in keyof ConsoleContract]: StaffHandlers<ConsoleContract[A]> } => ({
  ...{
    ...peopleHandlers(dependencies),
    ...orderHandlers(dependencies),
    table: tableHandlers(dependencies),
    diningTable,
    money,
    numbers,
    reconciliation,
    store,
    ...paymentHandlers(dependencies),
    ...menuHandlers,
    look: lookHandlers(dependencies),
    till,
    ...memberHandlers(dependencies),
    couponTemplate,
    codeBatch: codeBatch(dependencies),
    couponPack,
    couponActivity,
    couponNumbers,
    giftCardDesign,
    giftCardNumbers,
    queue,
    reserve,
    reserveRules,
    partner,
    memberLevel,
    vipPlan,
    memberReward,
    pointsItem,
    pointsOrder,
    equityCard: equityCard(dependencies),
    inviteCampaign,
    setting,
    messageTemplate,
  },
})
