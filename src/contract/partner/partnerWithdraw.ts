import * as v from 'valibot'
import { BANKS, PAYOUT_WAYS } from '../constants/partner'
import { endpoint } from '../endpoint'
import { id, instant, int, pageOf, paging, satang, text } from '../fields'

const baht = int(1, 1_000_000_000)
const way = v.picklist(PAYOUT_WAYS)

/** 1 waiting, 2 processing, 3 paid, 4 refused. */
export const withdrawalStateCode = v.picklist([1, 2, 3, 4])

const withdrawal = v.object({
  id,
  no: v.string(),
  amount: satang,
  fee: satang,
  tax: satang,
  arrives: satang,
  way,
  bank: v.nullable(v.picklist(BANKS)),
  /** The last four digits of the account; empty for the balance. */
  accountEnd: v.string(),
  state: withdrawalStateCode,
  stateFormat: v.string(),
  /** Why it was refused. */
  reason: v.string(),
  createdAt: instant,
  endedAt: v.nullable(instant),
  /** Until when staff pay it. */
  payBy: instant,
})
export type Withdrawal = v.InferOutput<typeof withdrawal>

const account = v.object({ account: v.string(), accountName: v.string(), bank: v.nullable(v.picklist(BANKS)) })

/** What a withdrawal needs to know. */
const purse = v.object({
  available: satang,
  /** The request whose money is on its way; another one waits for its end. */
  open: v.nullable(withdrawal),
  /** How many requests are left today; null without a limit. */
  leftToday: v.nullable(v.number()),
  /** What the caller used last, by way. */
  promptpay: v.nullable(account),
  bank: v.nullable(account),
  serverTime: instant,
})
export type PartnerPurse = v.InferOutput<typeof purse>

/** How partners withdraw what they have earned. */
export const partnerWithdrawContract = {
  purse: endpoint({
    summary: 'What can be withdrawn, the request that is under way, and the accounts that the caller used last',
    path: 'partner/withdraw',
    access: 'member',
    input: v.object({}),
    reply: purse,
  }),
  withdraw: endpoint({
    summary:
      'Withdraws an amount: to the balance at once, otherwise as a request. `arrives` is what the caller was shown; another amount is refused',
    method: 'POST',
    path: 'partner/withdraw',
    access: 'member',
    idempotent: true,
    input: v.object({
      amount: baht,
      arrives: baht,
      way,
      bank: v.optional(v.picklist(BANKS)),
      account: v.optional(text(20), ''),
      accountName: v.optional(text(60), ''),
    }),
    reply: withdrawal,
  }),
  withdrawals: endpoint({
    summary: 'The withdrawals of a partner, newest first, with the sums that arrived and are on their way',
    path: 'partner/withdrawals',
    access: 'member',
    input: v.object({ ...paging }),
    reply: v.object({ ...pageOf(withdrawal).entries, paidOut: satang, onTheWay: satang }),
  }),
}
