import * as v from 'valibot'
import { ORDER_TABS } from '../constants/common'
import { address } from '../account/address'
import { cartLine } from '../cart/cartLine'
import { checkoutFields } from '../cart/checkout'
import { payType } from '../payment/payType'
import { endpoint } from '../endpoint'
import { diningType, id, instant, paging, pageOf, picture, satang } from '../fields'
import { orderRefund, refundRecord, refundStateCode } from './orderRefund'
import { quote } from '../cart/quote'

/** Wire codes of the order states; `domain/order/orderState.ts` has the table. */
export const orderStateCode = v.picklist([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8])

/** Actions that the guest may take on an order. `withdraw` cancels an unpaid order that the kitchen has not accepted. */
export const orderAction = v.picklist(['cancel', 'pay', 'refund', 'confirm', 'again', 'feedback', 'withdraw'])
export type OrderAction = v.InferOutput<typeof orderAction>

const orderStore = v.object({
  id,
  name: v.string(),
  address: v.string(),
  tel: v.string(),
  lat: v.number(),
  lng: v.number(),
})

/** An order in a list. */
export const orderRow = v.object({
  id,
  orderNo: v.string(),
  /** 1 store, 2 stored value, 3 pay the bill, 4 coupon package (specification §3), 5 gift card. */
  type: v.picklist([1, 2, 3, 4, 5]),
  diningType,
  state: orderStateCode,
  /** Text of the state, for clients that do not know the code. */
  stateFormat: v.string(),
  store: orderStore,
  images: v.array(v.object({ name: v.string(), image: picture })),
  goodsNum: v.number(),
  payAmount: satang,
  payType: v.nullable(payType),
  /** True once paid. Orders that are paid at the counter proceed unpaid. */
  paid: v.boolean(),
  pickupNo: v.string(),
  /** Expected time of pickup or arrival as text, for example "12:35–12:45". */
  readyText: v.string(),
  createdAt: instant,
  /** Payment deadline; null once paid or closed. */
  expireAt: v.nullable(instant),
  actions: v.array(orderAction),
  /** State of the latest refund request; null when there is none. */
  refundState: v.nullable(refundStateCode),
})
export type OrderRow = v.InferOutput<typeof orderRow>

/** Details of an order. */
export const orderDetail = v.object({
  ...orderRow.entries,
  lines: v.array(cartLine),
  quote,
  /** Null means as soon as possible. */
  appointTime: v.nullable(instant),
  /** Number of orders before this one in the kitchen. */
  ahead: v.number(),
  peopleNum: v.number(),
  table: v.nullable(v.object({ id, name: v.string(), area: v.string() })),
  address: v.nullable(address),
  rider: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  phone: v.string(),
  remark: v.string(),
  cutlery: v.boolean(),
  payTypeText: v.string(),
  paidAt: v.nullable(instant),
  acceptedAt: v.nullable(instant),
  readyAt: v.nullable(instant),
  sentAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
  completedAt: v.nullable(instant),
  closedAt: v.nullable(instant),
  /** The latest refund request. */
  refund: v.nullable(refundRecord),
  /** Money that goes back or went back, the latest first. */
  refunds: v.array(orderRefund),
  /** Points and growth earned by the completed order. */
  earned: v.object({ points: v.number(), growth: v.number() }),
  /** Whether the guest has rated the order, and the store has answered that. */
  feedback: v.nullable(v.picklist(['given', 'answered'])),
  /** The server's clock, so that a countdown does not depend on the phone's. */
  serverTime: instant,
})
export type OrderDetail = v.InferOutput<typeof orderDetail>

/** An active order. */
export const pendingOrder = v.object({
  ...orderRow.entries,
  /** Number of orders before this one in the kitchen. */
  ahead: v.number(),
})
export type PendingOrder = v.InferOutput<typeof pendingOrder>

export const orderContract = {
  create: endpoint({
    summary:
      'Places the order of the cart. When anything differs from the quote, the call is refused (400) with the new quote in `data.checkout`',
    method: 'POST',
    path: 'order',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({ ...checkoutFields, payType, quoteId: v.pipe(v.string(), v.maxLength(80)) }),
    reply: orderDetail,
  }),
  list: endpoint({
    summary:
      "The caller's orders, newest first; coupon packs and gift cards that the caller has ordered are among them",
    path: 'order',
    access: 'guest',
    input: v.object({ ...paging, tab: v.optional(v.picklist(ORDER_TABS), 'all') }),
    reply: v.object({ ...pageOf(orderRow).entries, serverTime: instant }),
  }),
  detail: endpoint({
    summary: 'One order of the caller',
    path: 'order/:orderId',
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: orderDetail,
  }),
  close: endpoint({
    summary:
      'Cancels an order that waits for its payment, or withdraws an unpaid one before the kitchen accepts it; returns its stock',
    method: 'POST',
    path: 'order/close',
    access: 'guest',
    idempotent: true,
    input: v.object({ orderId: id }),
    reply: orderDetail,
  }),
  backlog: endpoint({
    summary: "The caller's orders that are unpaid or in progress, newest first, at most five",
    path: 'order/backlog',
    access: 'guest',
    input: v.object({}),
    reply: v.object({ list: v.array(pendingOrder), serverTime: instant }),
  }),
  counts: endpoint({
    summary: 'Numbers of unpaid orders and of orders in progress, for badges',
    path: 'order/count',
    access: 'guest',
    input: v.object({}),
    reply: v.object({ toPay: v.number(), inProgress: v.number() }),
  }),
}
