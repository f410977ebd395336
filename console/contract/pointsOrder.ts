import * as v from 'valibot'
import { address } from '../../src/contract/address'
import { POINTS_ITEM_TYPES, POINTS_TABS, POINTS_WAYS } from '../../src/contract/constants/points'
import { endpoint } from '../../src/contract/endpoint'
import { id, instant, int, pageOf, paging, text } from '../../src/contract/fields'
import { texts, textsOrNone } from './fields'
import { staffRead, staffWrite } from './staff'

const order = v.object({
  id,
  orderNo: v.string(),
  storeId: id,
  userId: id,
  itemId: id,
  type: v.picklist(POINTS_ITEM_TYPES),
  name: texts(60),
  caption: textsOrNone(100),
  num: v.number(),
  points: v.number(),
  /** Satang. */
  payAmount: int(),
  way: v.picklist(POINTS_WAYS),
  address: v.nullable(address),
  /** As `pointsMallOrder` of the storefront says it. */
  state: v.number(),
  reason: v.string(),
  answer: v.string(),
  carrier: v.string(),
  trackingNo: v.string(),
  createdAt: instant,
})
export type StaffPointsOrder = v.InferOutput<typeof order>

const answer = text(200)
const onOrder = { id }

/** Points orders, moved on by the table of states of the storefront. */
export const pointsOrderContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Points orders, newest first: of a store, under a tab, those that wait for an answer, or the one with a code',
    path: 'points/orders',
    input: v.object({
      ...paging,
      storeId: v.optional(id),
      tab: v.optional(v.picklist(['all', ...POINTS_TABS, 'refunding']), 'all'),
      code: v.optional(text(20)),
    }),
    reply: pageOf(order),
  }),
  ship: endpoint({
    ...staffWrite,
    summary: 'An order was sent, with its carrier and number, or is ready to be collected',
    path: 'points/order/ship',
    input: v.object({ ...onOrder, carrier: v.optional(text(60), ''), trackingNo: v.optional(text(60), '') }),
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
