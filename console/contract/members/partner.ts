import * as v from 'valibot'
import { BANKS, PAYOUT_WAYS } from '../../../src/contract/constants/partner'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { partnerStateCode } from '../../../src/contract/partner/partner'
import { withdrawalStateCode } from '../../../src/contract/partner/partnerWithdraw'
import { keyword, version } from '../fields'
import { file } from '../numbers/money'
import { staffRead, staffWrite } from '../staffCall'

const reason = v.pipe(text(200), v.minLength(3))
const stale = 'A stale version is refused with code 409 and `current`'
const seen = { id, version }

const partner = v.object({
  id,
  version,
  memberId: id,
  memberName: v.string(),
  phone: v.string(),
  /** Of the application; empty when the account was removed. */
  name: v.string(),
  answers: v.record(v.string(), v.string()),
  code: v.string(),
  state: partnerStateCode,
  stateFormat: v.string(),
  reason: v.string(),
  /** Who of the staff decided last. */
  staffName: v.string(),
  holdsMoney: v.boolean(),
  appliedAt: instant,
  decidedAt: v.nullable(instant),
  fansCount: v.number(),
  orderCount: v.number(),
  /** Money in satang; `owed` is what refunds took back of money that was withdrawn before. */
  available: satang,
  waiting: satang,
  withdrawing: satang,
  withdrawn: satang,
  totalIncome: satang,
  owed: satang,
})
export type StaffPartner = v.InferOutput<typeof partner>

const withdrawal = v.object({
  id,
  version,
  no: v.string(),
  partnerId: id,
  partnerName: v.string(),
  /** Satang: the amount requested, what is withheld as fee and tax, and what is paid out. */
  amount: satang,
  fee: satang,
  tax: satang,
  arrives: satang,
  way: v.picklist(PAYOUT_WAYS),
  bank: v.nullable(v.picklist(BANKS)),
  account: v.string(),
  accountName: v.string(),
  state: withdrawalStateCode,
  stateFormat: v.string(),
  /** The file for the bank that it is in; null without one. */
  fileId: v.nullable(id),
  reference: v.string(),
  reason: v.string(),
  staffName: v.string(),
  createdAt: instant,
  payBy: instant,
  endedAt: v.nullable(instant),
})
export type StaffWithdrawal = v.InferOutput<typeof withdrawal>

const bankFile = v.object({
  id,
  no: v.string(),
  /** Its content is empty in the answer to a repeated call. */
  ...file.entries,
  count: v.number(),
  total: satang,
  staffName: v.string(),
  createdAt: instant,
})
export type BankFile = v.InferOutput<typeof bankFile>

/** What looks odd. New accounts of one device or address and rewards of invitations are of no partner. */
export const ODD_KINDS = [
  'sharedDevice',
  'sharedAddress',
  'ownDevice',
  'refunds',
  'rewardRefunds',
  'newAccounts',
  'newAccountsAddress',
] as const

const oddPattern = v.object({
  kind: v.picklist(ODD_KINDS),
  partnerId: v.nullable(id),
  partnerName: v.string(),
  /** How many fans, orders, friends or accounts. */
  count: v.number(),
  /** Of rewards of invitations the inviter comes first, then the friends. */
  memberIds: v.array(id),
  /** What refunds took back after it was released or given, satang. */
  amount: satang,
  lastAt: instant,
})
export type OddPattern = v.InferOutput<typeof oddPattern>

/** Distributors: applications, partners, withdrawals, odd patterns. */
export const partnerContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Applications and partners, of one state or all, those to review first and by age, with the money of each',
    path: 'partner',
    input: v.object({
      state: v.optional(v.picklist(['pending', 'approved', 'refused', 'frozen'])),
      /** In the name, the code, or the end of the phone number. */
      keyword,
      ...paging,
    }),
    reply: pageOf(partner),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One application or partner',
    path: 'partner/read',
    input: v.object({ id }),
    reply: partner,
  }),
  review: endpoint({
    ...staffWrite,
    summary: `Accepts an application, or refuses it with a reason that its sender reads. ${stale}`,
    path: 'partner/review',
    input: v.object({ ...seen, accept: flag, reason: v.optional(text(200), '') }),
    reply: partner,
  }),
  setFrozen: endpoint({
    ...staffWrite,
    summary: `Freezes a partner with a reason, with \`holdMoney\` the withdrawals too, or lets the partner go on. ${stale}`,
    path: 'partner/setFrozen',
    input: v.object({ ...seen, frozen: flag, holdMoney: v.optional(flag, false), reason }),
    reply: partner,
  }),
  withdrawals: endpoint({
    ...staffRead,
    summary: 'Withdrawals by state, those to pay by age; of one partner or all',
    path: 'partner/withdrawals',
    input: v.object({
      state: v.optional(v.picklist(['waiting', 'processing', 'paid', 'refused'])),
      partnerId: v.optional(id),
      ...paging,
    }),
    reply: pageOf(withdrawal),
  }),
  createBankFile: endpoint({
    ...staffWrite,
    summary: 'Puts the requests that wait into a file for the bank (CSV): all of them, or the oldest `most`',
    path: 'partner/createBankFile',
    input: v.object({ most: v.optional(int(1, 1000), 1000) }),
    reply: bankFile,
  }),
  bankFile: endpoint({
    ...staffRead,
    summary: 'A file for the bank again',
    path: 'partner/bankFile',
    input: v.object({ id }),
    reply: bankFile,
  }),
  markPaid: endpoint({
    ...staffWrite,
    summary: `Marks a request as paid, once. ${stale}`,
    path: 'partner/markPaid',
    input: v.object({ ...seen, reference: v.optional(text(60), '') }),
    reply: withdrawal,
  }),
  refuse: endpoint({
    ...staffWrite,
    summary: `Refuses a request with a reason that the partner reads; the money returns to the partner. ${stale}`,
    path: 'partner/refuse',
    input: v.object({ ...seen, reason }),
    reply: withdrawal,
  }),
  oddPatterns: endpoint({
    ...staffRead,
    summary:
      'What looks odd in the last days: many fans of one device or address, fans on a device of the partner, refunds after commissions were released or rewards of invitations were given, many new accounts of one device or address',
    path: 'partner/oddPatterns',
    input: v.object({ days: v.optional(int(1, 365), 30) }),
    reply: v.object({ list: v.array(oddPattern) }),
  }),
}
