import type { ConsoleContract } from '../../../console/contract/contract'
import { bookByHand, listMembers, readLedger, readMember } from '../../modules/members/members'
import {
  createTopUpAmount,
  listTopUpAmounts,
  setTopUpAmountOnSale,
  updateTopUpAmount,
} from '../../modules/offers/topUpAmounts'
import { chargeMember, scanMember } from '../../modules/till/memberTill'
import type { StaffApp } from './runStaffCall'
import type { StaffHandlers } from './staffContext'

/** What the handlers of staff calls need beside the database. */
export type StaffDependencies = Pick<StaffApp, 'codes' | 'memberCodes' | 'payCodes'>

const member: StaffHandlers<ConsoleContract['member']> = {
  list: async ({ db }, { keyword, page, pageSize }) => {
    return { ...(await listMembers(db, { keyword, page, pageSize })), page, pageSize }
  },
  read: ({ db }, { id }) => readMember(db, id),
  ledger: async ({ db }, asked) => {
    const { page, pageSize } = asked
    return { ...(await readLedger(db, asked)), page, pageSize }
  },
  book: ({ db, staff }, booking) => bookByHand(db, booking, staff),
}

const topUpAmount: StaffHandlers<ConsoleContract['topUpAmount']> = {
  list: async ({ db }, asked) => {
    const { page, pageSize } = asked
    return { ...(await listTopUpAmounts(db, asked)), page, pageSize }
  },
  create: ({ db, staff }, fields) => createTopUpAmount(db, fields, staff),
  update: ({ db, staff }, fields) => updateTopUpAmount(db, fields, staff),
  setOnSale: ({ db, staff }, asked) => setTopUpAmountOnSale(db, asked, staff),
}

/** Members: their codes at the till, their ledgers, and the amounts that they pay in. */
export const memberHandlers = ({ memberCodes: codes, payCodes }: StaffDependencies) => ({
  member,
  topUpAmount,
  memberTill: {
    scan: ({ db, staff }, { code }) => scanMember(db, { code, codes }, staff),
    charge: ({ db, staff }, request) => chargeMember(db, request, { ...staff, payCodes }),
  } satisfies StaffHandlers<ConsoleContract['memberTill']>,
})
