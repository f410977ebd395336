import type { ConsoleContract } from '../../../console/contract/contract'
import { createBankFile, readBankFile } from '../../modules/partner/bankFile'
import { listOddPatterns } from '../../modules/partner/oddPatterns'
import {
  listPartners,
  readStaffPartner,
  reviewApplication,
  setPartnerFrozen,
} from '../../modules/partner/staffPartners'
import { listWithdrawals, markPaid, refuseWithdrawal } from '../../modules/partner/staffWithdrawals'
import { pageOf, type StaffHandlers } from './staffContext'

export const partner: StaffHandlers<ConsoleContract['partner']> = {
  list: async ({ db, staff }, asked) => ({ ...(await listPartners(db, asked, staff)), ...pageOf(asked) }),
  read: ({ db, staff }, { id }) => readStaffPartner(db, id, staff),
  review: ({ db, staff }, asked) => reviewApplication(db, asked, staff),
  setFrozen: ({ db, staff }, asked) => setPartnerFrozen(db, asked, staff),
  withdrawals: async ({ db, staff }, asked) => ({ ...(await listWithdrawals(db, asked, staff)), ...pageOf(asked) }),
  createBankFile: {
    handle: ({ db, staff }, asked) => createBankFile(db, asked, staff),
    repeated: (file) => ({ ...file, csv: '' }),
  },
  bankFile: ({ db }, { id }) => readBankFile(db, id),
  markPaid: ({ db, staff }, asked) => markPaid(db, asked, staff),
  refuse: ({ db, staff }, asked) => refuseWithdrawal(db, asked, staff),
  oddPatterns: async ({ db, staff }, { days }) => ({ list: await listOddPatterns(db, days, staff) }),
}
