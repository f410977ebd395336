import type { ConsoleContract } from '../../../console/contract/contract'
import { createBankFile, readBankFile } from '../../modules/partner/bankFile'
import { listSuspiciousPatterns } from '../../modules/partner/suspiciousPatterns'
import {
  listPartners,
  readStaffPartner,
  reviewApplication,
  setPartnerFrozen,
} from '../../modules/partner/staffPartners'
import { listWithdrawals, markPaid, refuseWithdrawal } from '../../modules/partner/staffWithdrawals'
import { pageOf, type StaffHandlers } from './staffContext'

export const partner: StaffHandlers<ConsoleContract['partner']> = {
  list: async ({ db, staff }, requested) => ({ ...(await listPartners(db, requested, staff)), ...pageOf(requested) }),
  read: ({ db, staff }, { id }) => readStaffPartner(db, id, staff),
  review: ({ db, staff }, requested) => reviewApplication(db, requested, staff),
  setFrozen: ({ db, staff }, requested) => setPartnerFrozen(db, requested, staff),
  withdrawals: async ({ db, staff }, requested) => ({
    ...(await listWithdrawals(db, requested, staff)),
    ...pageOf(requested),
  }),
  createBankFile: {
    handle: ({ db, staff }, requested) => createBankFile(db, requested, staff),
    repeated: (file) => ({ ...file, csv: '' }),
  },
  bankFile: ({ db }, { id }) => readBankFile(db, id),
  markPaid: ({ db, staff }, requested) => markPaid(db, requested, staff),
  refuse: ({ db, staff }, requested) => refuseWithdrawal(db, requested, staff),
  oddPatterns: async ({ db, staff }, { days }) => ({ list: await listSuspiciousPatterns(db, days, staff) }),
}
