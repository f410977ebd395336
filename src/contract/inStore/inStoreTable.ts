import * as v from 'valibot'
import { payOffers } from '../payment/payType'
import { cart } from '../cart/cart'
import { cartLine, tableParticipant } from '../cart/cartLine'
import { id, instant, int, satang, text } from '../fields'
import { orderStateCode } from '../order/order'
import { quote } from '../cart/quote'

/** When a table pays: each order in advance, or one bill at the end. */
export const PAY_MODES = ['payFirst', 'payAfter'] as const
const payMode = v.picklist(PAY_MODES)
export type PayMode = v.InferOutput<typeof payMode>

/** Wire codes of the table states; `domain/table/tableState.ts` has the table. */
const tableStateCode = v.picklist([0, 1, 2, 3, 4])

/** Actions at a table: start it, order, call the staff, handle the bill. */
const tableAction = v.picklist(['start', 'order', 'call', 'bill'])
export type TableAction = v.InferOutput<typeof tableAction>

/** Reasons to call the staff. */
export const WAITER_CALLS = ['service', 'water', 'cutlery', 'bill'] as const
export const waiterCallType = v.picklist(WAITER_CALLS)
export type WaiterCallType = v.InferOutput<typeof waiterCallType>

/** How a share of the bill is computed: own dishes, equal parts, any amount, or the remainder. */
export const SHARE_WAYS = ['own', 'equal', 'amount', 'rest'] as const
export type ShareWay = (typeof SHARE_WAYS)[number]

/** The table a code was scanned for. `code` is the one printed on it: it can be renewed. */
export const tableRef = { storeId: id, tableId: id, code: text(64) }

/** An in-store cart: the shared one of a table, or the guest's own for a fast order. */
export const inStoreCart = v.object({
  ...cart.entries,
  /** Changes with every event at the table; empty for a fast order. */
  version: v.string(),
  /** All lines are packed for takeaway. */
  packAll: v.boolean(),
})
export type InStoreCart = v.InferOutput<typeof inStoreCart>

/** One order of a table. */
const tableBatch = v.object({
  no: v.number(),
  orderId: id,
  orderNo: v.string(),
  pickupNo: v.string(),
  /** Who placed it; only they can pay or cancel it. */
  by: tableParticipant,
  at: instant,
  state: orderStateCode,
  stateFormat: v.string(),
  paid: v.boolean(),
  payAmount: satang,
  lines: v.array(cartLine),
})
export type TableBatch = v.InferOutput<typeof tableBatch>

/** A participant's share of the bill: an order of type 3 that is paid like any other. */
const billShare = v.object({
  orderId: id,
  by: tableParticipant,
  way: v.picklist(SHARE_WAYS),
  amount: satang,
  /** Paid shares are final; one that is not paid frees its amount when it is cancelled or runs out. */
  paid: v.boolean(),
})

/** The bill of a table that pays at the end. `total` = `paid` + `deposit` + `pending` + `left`. */
const tableBill = v.object({
  /** All orders together. */
  quote,
  total: satang,
  paid: satang,
  /** What the deposit of a reservation takes off. */
  deposit: satang,
  /** In shares that are being paid. */
  pending: satang,
  left: satang,
  /** Unpaid amount of each participant's own dishes, with their part of service charge and tax. */
  own: v.array(v.object({ no: v.number(), amount: satang })),
  /** Equal parts, one per person unless a share said otherwise: how many are left, and what the next one costs. `equalAmount` (`domain/table/tableBill.ts`): the cost of others. */
  equal: v.object({ parts: v.number(), left: v.number(), amount: satang }),
  shares: v.array(billShare),
})
export type TableBill = v.InferOutput<typeof tableBill>

const waiterCall = v.object({
  type: waiterCallType,
  at: instant,
  /** When the staff can be called again. */
  againAt: instant,
  /** Whether the staff has responded. */
  done: v.boolean(),
})

/** A table as its guests see it. */
const tableView = v.object({
  table: v.object({ id, storeId: id, storeName: v.string(), name: v.string(), area: v.string(), seats: v.number() }),
  payMode,
  state: tableStateCode,
  /** Text of the state. */
  stateFormat: v.string(),
  actions: v.array(tableAction),
  /** 0 while the table is not started. */
  peopleNum: v.number(),
  /** Maximum number of people. */
  maxPeople: v.number(),
  /** Null until the caller has joined with `inStore/order/startOrder`. */
  sitting: v.nullable(
    v.object({
      openedAt: instant,
      /** Set once the table is closed; then nothing can be ordered until it is started again. */
      closedAt: v.nullable(instant),
      members: v.array(tableParticipant),
      cart: inStoreCart,
      batches: v.array(tableBatch),
      /** Null for a table that pays first. */
      bill: v.nullable(tableBill),
      /** How a part of the bill can be paid; empty for a table that pays first. */
      payTypes: payOffers,
      /** The newest call of each type. */
      calls: v.array(waiterCall),
    }),
  ),
})
export type TableView = v.InferOutput<typeof tableView>

/** A table, or that it is unchanged since the caller's version. */
export const tableReply = v.object({
  version: v.string(),
  /** False when the given version is still the newest; `view` is null then. */
  changed: v.boolean(),
  view: v.nullable(tableView),
  serverTime: instant,
})
export type TableReply = v.InferOutput<typeof tableReply>

/** Share of the bill that the caller pays, and the amount that was displayed: a different one is rejected with the new bill. */
export const shareFields = {
  ...tableRef,
  way: v.picklist(SHARE_WAYS),
  amount: int(1),
  /** Own dishes: of these participants; of the caller when empty. */
  members: v.optional(v.pipe(v.array(int(1, 999)), v.maxLength(99)), []),
  /** Equal parts: of how many (one per person when absent), and how many of them the caller takes. */
  parts: v.optional(int(1, 99)),
  take: v.optional(int(1, 99), 1),
}
