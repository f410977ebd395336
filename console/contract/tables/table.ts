import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, int, satang } from '../../../src/contract/fields'
import { PAY_MODES, waiterCallType } from '../../../src/contract/inStore/inStoreTable'
import { counterWay } from '../orders/counterWay'
import { orderLine } from '../orders/order'
import { staffRead, staffWrite } from '../staffCall'

/** What staff see of a table at a glance; the later one counts when several hold. */
export const FLOOR_STATES = ['free', 'ordering', 'eating', 'calls', 'paying'] as const
export type FloorState = (typeof FLOOR_STATES)[number]

/** An order of a table. */
const round = v.object({
  orderId: id,
  /** Counted from 1 in the session. */
  no: v.number(),
  /** The pickup number, else the number of the order. */
  number: v.string(),
  /** Name of the guest who placed it. */
  by: v.string(),
  at: instant,
  /** Number of the state on the wire (contract of the storefront), and its name in the caller's language. */
  state: v.number(),
  stateText: v.string(),
  lines: v.array(orderLine),
  payAmount: satang,
  paid: v.boolean(),
  /** Its money is taken at the counter (`order.takePayment`). */
  dueAtCounter: v.boolean(),
})
export type TableRound = v.InferOutput<typeof round>

/** The bill of a table that pays at the end. `total` = `paid` + `deposit` + `owed`. */
const bill = v.object({
  total: satang,
  paid: satang,
  /** What the deposit of a booking takes off. */
  deposit: satang,
  /** Of `owed`, what guests are paying by phone at the moment. */
  pending: satang,
  owed: satang,
})

/** Guests of a table, start of their session, and their orders. */
const session = v.object({
  id,
  peopleNum: v.number(),
  openedAt: instant,
  payMode: v.picklist(PAY_MODES),
  guests: v.array(v.object({ no: v.number(), name: v.string() })),
  /** What guests call for and staff have not answered, the oldest first. */
  calls: v.array(v.object({ id, type: waiterCallType, note: v.string(), by: v.string(), at: instant })),
  /** Without orders that were cancelled or refunded. */
  rounds: v.array(round),
  /** The sum of its orders. */
  total: satang,
  /** Null for a table that pays each order first, or has not ordered. */
  bill: v.nullable(bill),
  maySettle: v.boolean(),
  /** Whether it can be closed: nothing is owed. */
  mayFree: v.boolean(),
})
export type StaffTableSession = v.InferOutput<typeof session>

const table = v.object({
  id,
  storeId: id,
  name: v.string(),
  area: v.string(),
  seats: v.number(),
  state: v.picklist(FLOOR_STATES),
  /** Null while it is free. */
  session: v.nullable(session),
  /** Where its printed code leads, on the host of the storefront. */
  codePath: v.string(),
})
export type StaffTable = v.InferOutput<typeof table>

const code = v.object({
  /** Null for a code of the store. */
  tableId: v.nullable(id),
  /** The table with its area; empty for a code of the store. */
  title: v.string(),
  path: v.string(),
  /** What it is for, in the languages of guests. */
  hints: v.array(v.object({ locale: v.string(), text: v.string() })),
})
export type PrintedCode = v.InferOutput<typeof code>

/** The session that staff saw: another one by now, or none, is refused with code 409 and `current`. */
const seen = { id, sessionId: id }

/** A write about a table. */
const write = <F extends v.ObjectEntries>(path: string, summary: string, fields: F) =>
  endpoint({ ...staffWrite, summary, path: `table/${path}`, input: v.object(fields), reply: table })

/** The tables of the restaurant. */
export const tableContract = {
  floor: endpoint({
    ...staffRead,
    summary:
      'The tables of a store in their order, with who sits there, what they call for, their rounds and their bill',
    path: 'tables',
    input: v.object({ storeId: id }),
    reply: v.object({ tables: v.array(table), serverTime: instant }),
  }),
  codes: endpoint({
    ...staffRead,
    summary:
      'The codes of a store to print: its tables and its own, or that of one table. `site` is the address of the storefront, empty for that of the console',
    path: 'tables/codes',
    input: v.object({ storeId: id, tableId: v.optional(id) }),
    reply: v.object({ site: v.string(), storeName: v.string(), codes: v.array(code) }),
  }),
  answer: write('answer', 'Calls of a table are answered. A stale session is refused with code 409 and `current`', {
    ...seen,
    callIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
  }),
  settle: write(
    'settle',
    'Records that the rest of the bill of a table was paid at the counter, which frees it. A stale session or sum is refused with code 409 and `current`',
    {
      ...seen,
      /** `owed` of the bill as staff saw it. */
      owed: int(0, 1_000_000_000),
      way: counterWay,
    },
  ),
  free: write(
    'free',
    'Closes the session of a table on which nothing is owed. A stale session is refused with code 409 and `current`',
    seen,
  ),
  renewCode: write('code', 'A new code for a table; the printed one stops working', { id }),
}
