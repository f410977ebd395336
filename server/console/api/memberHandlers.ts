import type { ConsoleContract } from '../../../console/contract/contract'
import { listStaffDrinks, readByCode, readStaffDrink } from '../../modules/drinks/staffDrinks'
import { extendDrink, keepAgain, keepDrink, takeOut, writeOff } from '../../modules/drinks/staffMoves'
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

/** What the handlers of staff calls need beside the database. */
export type StaffDependencies = Pick<
  StaffApp,
  'codes' | 'documents' | 'memberCodes' | 'origins' | 'payCodes' | 'payments' | 'previews' | 'ownerEmail'
>

const member: StaffHandlers<ConsoleContract['member']> = {
  list: async ({ db }, asked) => ({ ...(await listMembers(db, asked)), ...pageOf(asked) }),
  read: ({ db }, { id }) => readMember(db, id),
  ledger: async ({ db }, asked) => ({ ...(await readLedger(db, asked)), ...pageOf(asked) }),
  orders: async ({ db, staff, session }, asked) => ({
    ...(await listMemberOrders(db, asked, { ...staff, storeIds: session.staff.storeIds })),
    ...pageOf(asked),
  }),
  addresses: ({ db, staff }, { id }) => readMemberAddresses(db, id, staff),
  book: ({ db, staff }, booking) => bookByHand(db, booking, staff),
}

const topUpAmount: StaffHandlers<ConsoleContract['topUpAmount']> = {
  list: async ({ db }, asked) => ({ ...(await listTopUpAmounts(db, asked)), ...pageOf(asked) }),
  create: ({ db, staff }, fields) => createTopUpAmount(db, fields, staff),
  update: ({ db, staff }, fields) => updateTopUpAmount(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setTopUpAmountOnSale(db, asked, staff),
}

const drinks = ({ memberCodes: codes }: StaffDependencies): StaffHandlers<ConsoleContract['drinks']> => ({
  list: async ({ db, staff }, asked) => ({ ...(await listStaffDrinks(db, asked, staff)), ...pageOf(asked) }),
  read: ({ db, staff }, { id }) => readStaffDrink(db, id, staff),
  byCode: ({ db, staff }, shown) => readByCode(db, shown, staff),
  keep: ({ db, staff }, request) => keepDrink(db, request, { ...staff, codes }),
  takeOut: ({ db, staff }, request) => takeOut(db, request, staff),
  keepAgain: ({ db, staff }, request) => keepAgain(db, request, staff),
  extend: ({ db, staff }, asked) => extendDrink(db, asked, staff),
  writeOff: ({ db, staff }, asked) => writeOff(db, asked, staff),
})

/** Members: their codes at the till, their ledgers, the amounts that they pay in, and the drinks that are kept for them. */
export const memberHandlers = (needs: StaffDependencies) => ({
  member,
  topUpAmount,
  drinks: drinks(needs),
  memberTill: {
    scan: ({ db, staff }, { code }) => scanMember(db, { code, codes: needs.memberCodes }, staff),
    bill: ({ db, staff }, bill) => readMemberBill(db, bill, staff),
    charge: ({ db, staff }, request) => chargeMember(db, request, { ...staff, payCodes: needs.payCodes }),
  } satisfies StaffHandlers<ConsoleContract['memberTill']>,
})
