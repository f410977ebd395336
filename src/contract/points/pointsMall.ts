import * as v from 'valibot'
import { address } from '../account/address'
import { POINTS_BUY_STATES, POINTS_ITEM_TYPES, POINTS_TABS, POINTS_WAYS } from '../constants/points'
import { endpoint } from '../endpoint'
import { flag, id, instant, int, pageOf, paging, picture, satang, text } from '../fields'
import { payType, payOffers } from '../payment/payType'
import { pointsAccount } from './points'

const way = v.picklist(POINTS_WAYS)
export type PointsWay = v.InferOutput<typeof way>

/** An item of the points shop as it stands for the caller. */
const item = v.object({
  id,
  cateId: id,
  type: v.picklist(POINTS_ITEM_TYPES),
  name: v.string(),
  /** A few words under the name; may be empty. */
  caption: v.string(),
  desc: v.string(),
  /** The first is shown in lists. */
  images: v.array(picture),
  points: v.number(),
  /** What one costs beside points. */
  cash: satang,
  /** How many are left; null without a limit. `exchanged` counts those that are ordered. */
  stock: v.nullable(v.number()),
  exchanged: v.number(),
  /** How many one member takes in all and on one day, null without a limit; what the caller has taken. */
  perPerson: v.nullable(v.number()),
  perDay: v.nullable(v.number()),
  taken: v.number(),
  /** The least level; its name is empty when all may take it. */
  levelNeed: v.number(),
  levelName: v.string(),
  startAt: v.nullable(instant),
  endAt: v.nullable(instant),
  ways: v.array(way),
  deliveryFee: satang,
  /** Points that the caller lacks for one. */
  short: v.number(),
  buyState: v.picklist(POINTS_BUY_STATES),
})
export type PointsItem = v.InferOutput<typeof item>

const quote = v.object({
  item,
  num: v.number(),
  /** How many the caller may take now, at most. */
  max: v.number(),
  way,
  store: v.object({ id, name: v.string(), address: v.string() }),
  /** Where it is sent: the asked or the default address; null without one, and when it is not sent. */
  address: v.nullable(address),
  points: v.object({ held: v.number(), cost: v.number(), after: v.number() }),
  /** Beside points: the items, the delivery, and both. */
  cash: satang,
  deliveryFee: satang,
  payAmount: satang,
  payTypes: payOffers,
  serverTime: instant,
})
export type PointsQuote = v.InferOutput<typeof quote>

const order = v.object({
  orderId: id,
  orderNo: v.string(),
  /** 1 pending payment · 2 pending shipment · 3 pending receipt · 4 completed · 5 closed · 6 refunding · 7 refunded. */
  state: v.number(),
  actions: v.array(v.picklist(['close', 'pay', 'refundApply', 'complete'])),
  itemId: id,
  type: v.picklist(POINTS_ITEM_TYPES),
  name: v.string(),
  caption: v.string(),
  image: picture,
  num: v.number(),
  points: v.number(),
  /** All of its money, with the delivery. */
  payAmount: satang,
  deliveryFee: satang,
  way,
  store: v.object({ id, name: v.string(), address: v.string() }),
  address: v.nullable(address),
  /** What is shown at the counter; empty unless it waits to be collected. */
  code: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  /** Why the caller asked for the points back, and what the store answered. */
  reason: v.string(),
  answer: v.string(),
  createdAt: instant,
  /** Until when it can be paid. */
  expireAt: v.nullable(instant),
  /** When it was sent, or ready to be collected. */
  shippedAt: v.nullable(instant),
  completedAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  serverTime: instant,
})
export type PointsOrder = v.InferOutput<typeof order>

const chosen = { itemId: id, num: v.optional(int(1, 99), 1), storeId: id, way, addressId: v.optional(id) }
const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const
const onOrder = v.object({ orderId: id })

/** The points shop: items for points, or for points and money, which `pay` takes by the id of the order. */
export const pointsMallContract = {
  items: endpoint({
    summary:
      'The items of the points shop in the order of the merchant; with `id` that one alone, also when it is not on sale; with `affordable` those that the points of the caller reach for',
    path: 'pointsMall',
    access: 'guest',
    input: v.object({ ...paging, id: v.optional(id), cateId: v.optional(id), affordable: v.optional(flag, false) }),
    reply: v.object({ ...pageOf(item).entries, account: pointsAccount, serverTime: instant }),
  }),
  categories: endpoint({
    summary: 'The categories of the points shop in the order of the merchant',
    path: 'pointsMallClassification',
    access: 'guest',
    input: v.object({}),
    reply: v.object({ list: v.array(v.object({ id, name: v.string() })) }),
  }),
  checkout: endpoint({
    summary: 'What an order of the points shop costs, in points and money, and how it can be paid',
    path: 'pointsMall/checkout',
    access: 'member',
    input: v.object(chosen),
    reply: quote,
  }),
  order: endpoint({
    ...write,
    summary:
      'Orders an item: its points are taken at once. Money is paid through `pay` by the id of the order; without any, `payType` is null and the order goes on. `cost` and `payAmount` are what the caller saw: another price is refused',
    path: 'pointsMallOrder',
    input: v.object({ ...chosen, cost: int(), payAmount: int(), payType: v.optional(v.nullable(payType), null) }),
    reply: order,
  }),
  orders: endpoint({
    summary: "The caller's points orders, newest first, with the number of those that go on by tab",
    path: 'pointsMallOrder',
    access: 'member',
    input: v.object({ ...paging, tab: v.optional(v.picklist(['all', ...POINTS_TABS]), 'all') }),
    reply: v.object({ ...pageOf(order).entries, counts: v.record(v.string(), v.number()) }),
  }),
  detail: endpoint({
    summary: 'A points order of the caller',
    path: 'pointsMallOrder/:orderId',
    access: 'member',
    input: onOrder,
    reply: order,
  }),
  refundApply: endpoint({
    ...write,
    summary: 'Asks for points and money of an order back that has not been received; the store answers',
    path: 'pointsMallOrder/refundApply',
    input: v.object({ orderId: id, reason: v.pipe(text(200), v.minLength(1)) }),
    reply: order,
  }),
  close: endpoint({
    ...write,
    summary: 'Closes an order that is not paid; its points come back',
    path: 'pointsMallOrder/close',
    input: onOrder,
    reply: order,
  }),
  complete: endpoint({
    ...write,
    summary: 'The caller has received an order that was sent',
    path: 'pointsMallOrder/complete',
    input: onOrder,
    reply: order,
  }),
}
