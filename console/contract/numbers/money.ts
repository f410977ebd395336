import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, satang } from '../../../src/contract/fields'
import { calendarDay } from '../fields'
import { staffRead } from '../staffCall'

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
export const dayMoney = v.object(counted)
export type DayMoney = v.InferOutput<typeof dayMoney>

/** One way of paying in one store. `provider` is `counter` for what staff took, `balance` and `giftCard` for what members hold here. */
const wayTotals = v.object({
  storeId: id,
  storeName: v.string(),
  /** Money at the counter stands by how it came (`COUNTER_WAYS`), and as `offline` where that is not known. */
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

const daySales = v.object({
  day: v.string(),
  /** By the way of ordering (a dining type), or what else was sold (a kind of purchase). Satang, before refunds. */
  list: v.array(v.object({ way: v.string(), count: v.number(), amount: satang })),
  count: v.number(),
  amount: satang,
  /** Orders in progress now, which the day's sums may still change by. */
  open: v.number(),
})
export type DaySales = v.InferOutput<typeof daySales>

const dayRequest = v.object({ day: calendarDay, storeId: v.optional(id) })

/** Daily totals of payments and refunds. */
export const moneyContract = {
  day: endpoint({
    ...staffRead,
    summary: 'The totals of a day of the restaurant by store, way of paying and provider',
    path: 'money/day',
    input: dayRequest,
    reply: dayTotals,
  }),
  sales: endpoint({
    ...staffRead,
    summary: 'What was sold and paid on a day of the restaurant, by way of ordering',
    path: 'money/sales',
    input: dayRequest,
    reply: daySales,
  }),
  dayFile: endpoint({
    ...staffRead,
    summary: 'The totals of a day as a file for spreadsheets (CSV), amounts in baht',
    path: 'money/dayFile',
    input: dayRequest,
    reply: file,
  }),
}
