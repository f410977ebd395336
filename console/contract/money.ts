import * as v from 'valibot'
import { endpoint } from '../../src/contract/endpoint'
import { id, satang } from '../../src/contract/fields'
import { calendarDay } from './fields'
import { staffRead } from './staff'

const counted = {
  /** What paid for something. */
  received: v.number(),
  receivedAmount: satang,
  /** Transfers that paid nothing, such as a second one; they are owed back. */
  notDue: v.number(),
  notDueAmount: satang,
  /** What was sent back that day, whenever it was paid. */
  refunded: v.number(),
  refundedAmount: satang,
  /** What was owed back by the end of the day and is not sent yet. */
  owed: v.number(),
  owedAmount: satang,
  /** What came less what went back. */
  net: v.number(),
}
const dayMoney = v.object(counted)
export type DayMoney = v.InferOutput<typeof dayMoney>

/** One way of paying in one store. `provider` is `counter` for cash, `balance` and `giftCard` for what members hold here. */
const wayTotals = v.object({
  storeId: id,
  storeName: v.string(),
  payType: v.string(),
  provider: v.string(),
  ...counted,
})
export type WayTotals = v.InferOutput<typeof wayTotals>

const dayTotals = v.object({
  day: v.string(),
  list: v.array(wayTotals),
  total: dayMoney,
})
export type DayTotals = v.InferOutput<typeof dayTotals>

/** A file to save. */
export const file = v.object({
  fileName: v.string(),
  /** UTF-8 with a byte order mark. */
  csv: v.string(),
})

const askedDay = v.object({ day: calendarDay, storeId: v.optional(id) })

/** The money of the restaurant. */
export const moneyContract = {
  day: endpoint({
    ...staffRead,
    summary: 'The totals of a day of the restaurant by store, way of paying and provider',
    path: 'money/day',
    input: askedDay,
    reply: dayTotals,
  }),
  dayFile: endpoint({
    ...staffRead,
    summary: 'The totals of a day as a file for spreadsheets (CSV), amounts in baht',
    path: 'money/dayFile',
    input: askedDay,
    reply: file,
  }),
}
