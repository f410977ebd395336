import * as v from 'valibot'
import { POINTS_ITEM_TYPES, POINTS_WAYS } from '../../../src/contract/constants/points'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { keyword, storeId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** States of an order, in the order of the filter: what waits for staff first. */
export const POINTS_STATES = [
  'pendingShipment',
  'refunding',
  'pendingReceipt',
  'pendingPayment',
  'completed',
  'refunded',
  'closed',
] as const

const order = v.object({
  id,
  version,
  orderNo: v.string(),
  storeId: id,
  /** In the caller's language. */
  storeName: v.string(),
  userId: id,
  memberName: v.string(),
  phone: v.string(),
  type: v.picklist(POINTS_ITEM_TYPES),
  name: texts(60),
  caption: textsOrNone(100),
  num: v.number(),
  points: v.number(),
  /** What it cost in money, with what of it is for the delivery. */
  payAmount: satang,
  deliveryFee: satang,
  way: v.picklist(POINTS_WAYS),
  state: v.picklist(POINTS_STATES),
  reason: v.string(),
  answer: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  createdAt: instant,
  shippedAt: v.nullable(instant),
  completedAt: v.nullable(instant),
  /** Closed or refunded. */
  endedAt: v.nullable(instant),
})
export type StaffPointsOrder = v.InferOutput<typeof order>

const answer = text(200)
const onOrder = { id, version }
const parcel = { carrier: v.optional(text(60), ''), trackingNo: v.optional(text(60), '') }

/** Points orders, moved on by the table of states of the storefront. A move names the version that staff saw; a stale one is refused with code 409 and `current`. */
export const pointsOrderContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Points orders, newest first: of a store, in a state, by the way they reach the member, the one with a code, or with a word in their number, item, or the name or phone number of the member',
    path: 'points/orders',
    input: v.object({
      keyword,
      state: v.optional(v.picklist(POINTS_STATES)),
      way: v.optional(v.picklist(POINTS_WAYS)),
      storeId: v.optional(storeId),
      code: v.optional(text(20)),
      ...paging,
    }),
    reply: pageOf(order),
  }),
  read: endpoint({
    ...staffRead,
    summary: 'One points order',
    path: 'points/order',
    input: v.object({ id }),
    reply: order,
  }),
  address: endpoint({
    access: 'staff',
    method: 'POST',
    json: true,
    summary: 'Where an order is sent; null when it is not. Each look at it is recorded',
    path: 'points/order/address',
    input: v.object({ id }),
    reply: v.object({
      address: v.nullable(v.object({ contact: v.string(), phone: v.string(), address: v.string() })),
    }),
  }),
  ship: endpoint({
    ...staffWrite,
    summary: 'An order was sent, with its carrier and number, or is ready to be collected',
    path: 'points/order/ship',
    input: v.object({ ...onOrder, ...parcel }),
    reply: order,
  }),
  setParcel: endpoint({
    ...staffWrite,
    summary: 'Corrects the carrier and the number of an order that was sent',
    path: 'points/order/parcel',
    input: v.object({ ...onOrder, ...parcel }),
    reply: order,
  }),
  handOut: endpoint({
    ...staffWrite,
    summary: 'Hands an order out at the counter, by the code that the member shows',
    path: 'points/order/handOut',
    input: v.object({ code: v.pipe(text(20), v.minLength(1)) }),
    reply: order,
  }),
  complete: endpoint({
    ...staffWrite,
    summary: 'Completes an order that was sent or is ready to be collected',
    path: 'points/order/complete',
    input: v.object(onOrder),
    reply: order,
  }),
  refund: endpoint({
    ...staffWrite,
    summary: 'Gives points and money of an order of goods back, asked for or not',
    path: 'points/order/refund',
    input: v.object({ ...onOrder, answer: v.optional(answer, '') }),
    reply: order,
  }),
  refuse: endpoint({
    ...staffWrite,
    summary: 'Refuses to take an order back: it goes on as before',
    path: 'points/order/refuse',
    input: v.object({ ...onOrder, answer: v.pipe(answer, v.minLength(1)) }),
    reply: order,
  }),
}
