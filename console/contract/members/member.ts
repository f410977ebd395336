import * as v from 'valibot'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, int, pageOf, paging, satang, text } from '../../../src/contract/fields'
import type { Meaning } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** The accounts that staff may book by hand. */
const bookable = v.picklist(['paidIn', 'bonus', 'points', 'growth'])
const account = v.picklist([...bookable.options, 'commission', 'withdrawing'])

const BY_ACCOUNT: Meaning = {
  unitBy: {
    field: 'account',
    units: {
      ...{ paidIn: 'satang', bonus: 'satang', points: 'one', growth: 'one' },
      ...{ commission: 'satang', withdrawing: 'satang' },
    },
  },
}

const member = v.object({
  id,
  nickname: v.string(),
  phone: v.string(),
  email: v.string(),
  registeredAt: instant,
  /** Money in satang. */
  held: v.object({
    paidIn: satang,
    bonus: satang,
    points: v.number(),
    growth: v.number(),
    commission: satang,
    withdrawing: satang,
  }),
})
export type StaffMember = v.InferOutput<typeof member>

const entry = v.object({
  id: v.number(),
  account,
  /** Signed: money in satang, points, growth value. */
  amount: v.pipe(v.number(), v.metadata({ ...BY_ACCOUNT })),
  kind: v.string(),
  cause: v.string(),
  balanceAfter: v.pipe(v.number(), v.metadata({ ...BY_ACCOUNT })),
  at: instant,
  /** Of a booking by staff: why, and who has decided it; empty otherwise. */
  reason: v.string(),
  staffName: v.string(),
})
export type StaffLedgerEntry = v.InferOutput<typeof entry>

const memberOrder = v.object({
  id,
  orderNo: v.string(),
  createdAt: instant,
  storeName: v.string(),
  diningType: v.picklist(DINING_TYPES),
  /** In the caller's language. */
  stateText: v.string(),
  payAmount: satang,
})
export type MemberOrder = v.InferOutput<typeof memberOrder>

const memberAddress = v.object({ id, contact: v.string(), phone: v.string(), address: v.string() })
export type MemberAddress = v.InferOutput<typeof memberAddress>

/** Members, what they hold, and bookings by hand. */
export const memberContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Members whose name, phone number or e-mail address holds a word, the latest first',
    path: 'members',
    input: v.object({ keyword: v.optional(text(60), ''), ...paging }),
    reply: pageOf(member),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One member with what is held in each account',
    path: 'member',
    input: v.object({ id }),
    reply: member,
  }),
  ledger: endpoint({
    ...staffRead,
    summary: 'The ledger of a member, newest first: all accounts or one',
    path: 'member/ledger',
    input: v.object({ id, account: v.optional(account), ...paging }),
    reply: pageOf(entry),
  }),
  orders: endpoint({
    ...staffRead,
    summary: 'The orders and bills of a member, newest first, in the stores that the person works in',
    path: 'member/orders',
    input: v.object({ id, ...paging }),
    reply: pageOf(memberOrder),
  }),
  addresses: endpoint({
    access: 'staff',
    method: 'POST',
    json: true,
    summary: 'The addresses of a member; each look at them is recorded',
    path: 'member/addresses',
    input: v.object({ id }),
    reply: v.object({ list: v.array(memberAddress) }),
  }),
  book: endpoint({
    ...staffWrite,
    summary: 'Books an amount by hand, with a reason that the member sees',
    path: 'member/book',
    input: v.object({
      id,
      account: bookable,
      /** Signed; never 0. */
      amount: v.pipe(
        int(-100_000_000, 100_000_000),
        v.check((amount) => amount !== 0),
        v.metadata({ ...BY_ACCOUNT }),
      ),
      reason: v.pipe(text(200), v.minLength(3)),
    }),
    reply: entry,
  }),
}
