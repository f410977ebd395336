import * as v from 'valibot'
import { DINING_TYPES } from '../../../src/contract/constants/common'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, int, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { orderRefund } from '../../../src/contract/order/orderRefund'
import { counterWay } from './counterWay'
import { calendarDay, keyword } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** The lanes of the board, from left to right; an order of none of them is over. */
export const ORDER_LANES = ['new', 'cooking', 'ready', 'onTheWay', 'done'] as const

/** Steps by which staff move an order on. `takePayment` is money at the counter. */
export const ORDER_STEPS = ['accept', 'ready', 'handToRider', 'delivered', 'complete', 'takePayment'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** A dish of an order. */
export const orderLine = v.object({
  id,
  num: v.number(),
  /** Pieces of it that are refunded. */
  refundedNum: v.number(),
  name: v.string(),
  /** Of the menu, when it was ordered. */
  categoryId: v.string(),
  /** Size, attributes and add-ons. */
  choice: v.string(),
  /** Goes into a bag of its own. */
  packed: v.boolean(),
})

/** What the kitchen sees of an order: no money, no addresses. */
const ticket = {
  id,
  orderNo: v.string(),
  pickupNo: v.nullable(v.string()),
  storeId: id,
  storeName: v.string(),
  /** The name of the guest's table; null for orders that are not eaten in. */
  table: v.nullable(v.string()),
  diningType: v.picklist(DINING_TYPES),
  lane: v.nullable(v.picklist(ORDER_LANES)),
  /** Number of the state on the wire (contract of the storefront), and its name in the caller's language. */
  state: v.number(),
  stateText: v.string(),
  lines: v.array(orderLine),
  remark: v.string(),
  createdAt: instant,
  /** When it is promised for; null for orders without a time. */
  promisedFrom: v.nullable(instant),
  promisedTo: v.nullable(instant),
}

const order = v.object({
  ...ticket,
  /** The lines, with what all pieces of each cost in the end, after reductions and with charges. */
  lines: v.array(v.object({ ...orderLine.entries, paid: satang })),
  /** What packaging, delivery and tip cost, and whether they are refunded. */
  fees: satang,
  feesRefunded: v.boolean(),
  /** What of the order has gone back or is owed back; a refund names what it saw. */
  refunded: satang,
  /** Whether pieces of it can be refunded. */
  mayRefundLines: v.boolean(),
  phone: v.string(),
  /** Where it goes; null unless it is delivered. */
  address: v.nullable(v.object({ text: v.string(), contact: v.string() })),
  rider: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  payAmount: satang,
  paid: v.boolean(),
  /** Of what was paid at the counter how it came (`COUNTER_WAYS`), where that is known. */
  payType: v.nullable(v.string()),
  /** It is on the bill of its table, which is paid at the end. */
  onBill: v.boolean(),
  /** Of `payAmount` paid otherwise: from the member's balance and gift cards. */
  balanceAmount: satang,
  giftCardAmount: satang,
  /** What may be done next, the main step first. */
  steps: v.array(v.picklist(ORDER_STEPS)),
  /** Whether staff may call it off: `cancel` while it is unpaid, `refuse` with the money back. */
  mayCancel: v.boolean(),
  mayRefuse: v.boolean(),
  /** The latest refund request that waits for an answer. */
  refundRequest: v.nullable(v.object({ reason: v.string(), remark: v.string(), images: v.array(v.string()) })),
})
export type StaffOrder = v.InferOutput<typeof order>

const kitchenTicket = v.object(ticket)
export type KitchenTicket = v.InferOutput<typeof kitchenTicket>

/** What the price of an order is made of; what is taken off is negative. */
export const RECEIPT_PARTS = [
  ...(['goods', 'activities', 'coupons', 'points', 'packing', 'delivery'] as const),
  ...(['service', 'vat', 'tax', 'tip', 'otherSavings'] as const),
] as const

const receipt = v.object({
  store: v.object({ name: v.string(), address: v.string(), tel: v.string() }),
  orderNo: v.string(),
  pickupNo: v.nullable(v.string()),
  table: v.nullable(v.string()),
  diningType: v.picklist(DINING_TYPES),
  createdAt: instant,
  paidAt: v.nullable(instant),
  lines: v.array(v.object({ ...orderLine.entries, amount: satang })),
  /** They add up to `total`. */
  parts: v.array(v.object({ kind: v.picklist(RECEIPT_PARTS), amount: v.number() })),
  total: satang,
  /** VAT that the prices contain; 0 where it is a part of its own. */
  vatWithin: satang,
  /** `payType` of money at the counter is how it came (`COUNTER_WAYS`) where that is known. */
  payments: v.array(v.object({ payType: v.string(), amount: satang })),
  refunded: satang,
})
export type OrderReceipt = v.InferOutput<typeof receipt>

/** The state that staff saw: another one by now is refused with code 409 and `current`, unless the step is done already. */
const seen = { id, state: int(-10, 100) }
const reason = v.pipe(text(200), v.minLength(1))

const write = <F extends v.ObjectEntries>(path: string, summary: string, fields: F) =>
  endpoint({
    ...staffWrite,
    summary: `${summary}. A stale state is refused with code 409 and \`current\``,
    path: `order/${path}`,
    input: v.object({ ...seen, ...fields }),
    reply: order,
  })

/** Orders, as staff work on them. */
export const orderContract = {
  board: endpoint({
    ...staffRead,
    summary:
      'The orders in progress of a store or of all, the earliest promised first, those with a refund request, and the latest that are over',
    path: 'orders/board',
    input: v.object({ storeId: v.optional(id) }),
    reply: v.object({ orders: v.array(order), serverTime: instant }),
  }),
  waiting: endpoint({
    ...staffRead,
    summary:
      'How many wait for staff in a store or in all: orders to accept or with a refund request, tables that call, transfers with a slip to check',
    path: 'orders/waiting',
    input: v.object({ storeId: v.optional(id) }),
    reply: v.object({ orders: v.number(), tables: v.number(), transfer: v.number() }),
  }),
  list: endpoint({
    ...staffRead,
    summary: 'Orders of some days, the latest first: by number, pickup number, phone number or dish',
    path: 'orders',
    input: v.object({
      keyword,
      storeId: v.optional(id),
      from: v.optional(calendarDay),
      to: v.optional(calendarDay),
      ...paging,
    }),
    reply: pageOf(order),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One order',
    path: 'order',
    input: v.object({ id }),
    reply: order,
  }),
  receipt: endpoint({
    ...staffRead,
    summary: 'The receipt of an order: its dishes with their prices, what was paid in which way, and what went back',
    path: 'order/receipt',
    input: v.object({ id }),
    reply: receipt,
  }),
  kitchen: endpoint({
    ...staffRead,
    summary: 'What a kitchen has to cook and has ready, the earliest promised first: without money and addresses',
    path: 'orders/kitchen',
    input: v.object({ storeId: id }),
    reply: v.object({ tickets: v.array(kitchenTicket), serverTime: instant }),
  }),
  cooked: endpoint({
    ...staffWrite,
    summary: 'The kitchen has an order ready. A stale state is refused with code 409 and `current`',
    path: 'order/cooked',
    input: v.object(seen),
    reply: kitchenTicket,
  }),
  move: write('move', 'Moves an order on', {
    step: v.picklist(['accept', 'ready', 'delivered', 'complete'] satisfies OrderStep[]),
  }),
  handToRider: write('rider', 'Hands an order to a rider, or to another one', {
    name: v.pipe(text(40), v.minLength(1)),
    phone: v.optional(text(20), ''),
  }),
  takePayment: write('payment', 'Records the money that was taken at the counter, and how', { way: counterWay }),
  cancel: write('cancel', 'Calls off an order that is not paid, with a word to the guest', { reason }),
  refuse: write('refuse', 'Refuses a paid order with a word to the guest; all its money goes back', { reason }),
  refunds: endpoint({
    ...staffRead,
    summary: 'The refunds of an order, the latest first, with their lines and where their money is',
    path: 'order/refunds',
    input: v.object({ id }),
    reply: v.object({ list: v.array(orderRefund) }),
  }),
  refund: endpoint({
    ...staffWrite,
    summary:
      'Refunds pieces of the lines of a paid order, to the ways that paid it, and answers an open request of the guest. With another sum refunded by now it is refused with code 409 and `current`',
    path: 'order/refund',
    input: v.object({
      id,
      /** `refunded` of the order as staff saw it. */
      refunded: int(0, 1_000_000_000),
      lines: v.pipe(v.array(v.object({ lineId: id, num: int(1, 10_000) })), v.maxLength(200)),
      /** Packaging, delivery and tip go back as well. */
      fees: v.optional(v.boolean(), false),
      reason,
    }),
    reply: order,
  }),
  sandboxPayments: endpoint({
    ...staffRead,
    summary:
      "The payments of an order that wait at the sandbox's bank, which settles them at `/sandbox/pay/:ref`; none where there is no sandbox",
    path: 'order/sandboxPayments',
    input: v.object({ id }),
    reply: v.object({ list: v.array(v.object({ ref: v.string(), payType: v.string(), amount: satang })) }),
  }),
  approveRefund: write('refund/approve', 'Approves the refund request of an order', {}),
  declineRefund: write('refund/decline', 'Declines the refund request of an order with a word to the guest', {
    answer: reason,
  }),
}
