import type { ConsoleContract } from '../../../console/contract/contract'
import { listStaffDrinks, readByCode, readStaffDrink } from '../../modules/drinks/staffDrinks'
import { extendDrink, storeAgain, storeDrink, takeOut, writeOff } from '../../modules/drinks/staffDrinkActions'
import { readMemberAddresses } from '../../modules/members/memberAddresses'
import { listMemberOrders } from '../../modules/members/memberOrders'
import { bookByHand, listMembers, readLedger, readMember } from '../../modules/members/members'
import {
  createTopUpAmount,
  listTopUpAmounts,
  setTopUpAmountOnSale,
  updateTopUpAmount,
} from '../../modules/offers/topUpAmounts'
import { chargeMember, readMemberBill, scanMember } from '../../modules/till/memberTill'
import type { StaffApp } from './runStaffCall'
import { pageOf, type StaffHandlers } from './staffContext'

/** Dependencies of the staff handlers beside the database. */
export type StaffDependencies = Pick<
  StaffApp,
  'codes' | 'documents' | 'memberCodes' | 'origins' | 'payCodes' | 'payments' | 'previews' | 'ownerEmail'
>

const member: StaffHandlers<ConsoleContract['member']> = {
  list: async ({ db }, requested) => ({ ...(await listMembers(db, requested)), ...pageOf(requested) }),
  read: ({ db }, { id }) => readMember(db, id),
  ledger: async ({ db }, requested) => ({ ...(await readLedger(db, requested)), ...pageOf(requested) }),
  orders: async ({ db, staff, session }, requested) => ({
    ...(await listMemberOrders(db, requested, { ...staff, storeIds: session.staff.storeIds })),
    ...pageOf(requested),
  }),
  addresses: ({ db, staff }, { id }) => readMemberAddresses(db, id, staff),
  book: ({ db, staff }, booking) => bookByHand(db, booking, staff),
}

const topUpAmount: StaffHandlers<ConsoleContract['topUpAmount']> = {
  list: async ({ db }, requested) => ({ ...(await listTopUpAmounts(db, requested)), ...pageOf(requested) }),
  create: ({ db, staff }, fields) => createTopUpAmount(db, fields, staff),
  update: ({ db, staff }, fields) => updateTopUpAmount(db, fields, staff),
  setOnSale: ({ db, staff }, requested) => setTopUpAmountOnSale(db, requested, staff),
}

const drinks = ({ memberCodes: codes }: StaffDependencies): StaffHandlers<ConsoleContract['drinks']> => ({
  list: async ({ db, staff }, requested) => ({
    ...(await listStaffDrinks(db, requested, staff)),
    ...pageOf(requested),
  }),
  read: ({ db, staff }, { id }) => readStaffDrink(db, id, staff),
  byCode: ({ db, staff }, shown) => readByCode(db, shown, staff),
  keep: ({ db, staff }, request) => storeDrink(db, request, { ...staff, codes }),
  takeOut: ({ db, staff }, request) => takeOut(db, request, staff),
  keepAgain: ({ db, staff }, request) => storeAgain(db, request, staff),
  extend: ({ db, staff }, requested) => extendDrink(db, requested, staff),
  writeOff: ({ db, staff }, requested) => writeOff(db, requested, staff),
})

/** Members: their codes at the till, their ledgers, the amounts that they pay in, and the drinks that are kept for them. */
export const memberHandlers = (dependencies: StaffDependencies) => ({
  member,
  topUpAmount,
  drinks: drinks(dependencies),
  memberTill: {
    scan: ({ db, staff }, { code }) => scanMember(db, { code, codes: dependencies.memberCodes }, staff),
    bill: ({ db, staff }, bill) => readMemberBill(db, bill, staff),
    charge: ({ db, staff }, request) => chargeMember(db, request, { ...staff, payCodes: dependencies.payCodes }),
  } satisfies StaffHandlers<ConsoleContract['memberTill']>,
})
