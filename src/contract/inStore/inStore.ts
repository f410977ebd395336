import * as v from 'valibot'
import { cartContract, choice } from '../cart/cart'
import { checkout, memberMoneyFields } from '../cart/checkout'
import { payType } from '../payment/payType'
import { endpoint } from '../endpoint'
import { flag, id, instant, int, text } from '../fields'
import { goodsContract } from '../goods/goods'
import { inStoreCart, shareFields, tableRef, tableReply, waiterCallType } from './inStoreTable'
import { orderContract, orderDetail } from '../order/order'
import { orderCareContract } from '../order/orderCare'

/** Dine-in orders: at a table, or at the counter with a number. */
const IN_STORE_TYPES = ['dineIn', 'fast'] as const
const diningType = v.optional(v.picklist(IN_STORE_TYPES), 'dineIn')

/** Selects the cart: `dineIn` is the table's and needs `tableId` and `code`; `fast` is the caller's own. */
const ofCart = {
  storeId: id,
  diningType,
  tableId: v.optional(id),
  code: v.optional(text(64), ''),
}

/** Which lines of a shared cart are ordered. Default: own lines when each order is paid first, all lines when the table pays at the end. */
const scope = v.optional(v.picklist(['mine', 'all']))

const checkoutFields = {
  ...ofCart,
  ...memberMoneyFields,
  scope,
  remark: v.optional(text(200), ''),
  phone: v.optional(text(20), ''),
}

/** The checkout of an in-store cart; `payTypes` is empty when the table pays at the end. */
const inStoreCheckout = v.object({ ...checkout.entries, version: v.string() })
export type InStoreCheckout = v.InferOutput<typeof inStoreCheckout>

/** A call with the same shape under `inStore/`, for dining in unless it says otherwise. */
const ofStore = { storeId: id, diningType }

export const inStoreContract = {
  menu: endpoint({ ...goodsContract.menu, path: 'inStore/goods', input: v.object(ofStore) }),
  categories: endpoint({ ...goodsContract.categories, path: 'inStore/goods/category' }),
  search: endpoint({
    ...goodsContract.search,
    path: 'inStore/goods/search',
    input: v.object({ ...goodsContract.search.input.entries, ...ofStore }),
  }),
  cart: endpoint({
    summary: "The in-store cart: shared by all phones at a table, or the caller's own for a fast order",
    path: 'inStore/cart',
    access: 'guest',
    input: v.object(ofCart),
    reply: inStoreCart,
  }),
  change: endpoint({
    summary:
      "Adds to the cart (`num` is a signed change of the caller's line with this choice), changes any line by `add`, or sets a line to `num`",
    method: 'POST',
    path: 'inStore/cart',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.union([
      v.object({ ...ofCart, ...choice, num: int(-99, 99) }),
      v.object({ ...ofCart, lineId: id, add: int(-99, 99) }),
      v.object({ ...ofCart, lineId: id, num: int(0, 999) }),
    ]),
    reply: inStoreCart,
  }),
  clear: endpoint({
    summary: "Removes the caller's lines from the cart, or with `scope` all the lines of all participants",
    method: 'DELETE',
    path: 'inStore/cart/clear',
    access: 'guest',
    input: v.object({ ...ofCart, scope: v.optional(v.picklist(['mine', 'all']), 'mine') }),
    reply: inStoreCart,
  }),
  packAll: endpoint({
    summary:
      "Packs all lines of the cart to take away, or none; with `scope` mine only the caller's. Packed lines are charged for packaging",
    method: 'POST',
    path: 'inStore/cart/packAll',
    access: 'guest',
    input: v.object({ ...ofCart, pack: flag, scope: v.optional(v.picklist(['mine', 'all']), 'all') }),
    reply: inStoreCart,
  }),
  checkout: endpoint({
    ...cartContract.checkout,
    path: 'inStore/cart/checkout',
    input: v.object(checkoutFields),
    reply: inStoreCheckout,
  }),
  price: endpoint({ ...cartContract.price, path: 'inStore/cart/price', input: v.object(checkoutFields) }),
  create: endpoint({
    ...orderContract.create,
    path: 'inStore/order',
    input: v.object({
      ...checkoutFields,
      /** Not needed where the table pays at the end. */
      payType: v.optional(payType),
      quoteId: v.pipe(v.string(), v.maxLength(80)),
    }),
  }),
  detail: endpoint({
    summary: "One in-store order: the caller's own, or any order of a table that the caller joined",
    path: 'inStore/order/:orderId',
    otherClients: true,
    access: 'guest',
    input: v.object({ orderId: id }),
    reply: orderDetail,
  }),
  close: endpoint({ ...orderContract.close, path: 'inStore/order/close', otherClients: true }),
  refundApply: endpoint({ ...orderCareContract.refundApply, path: 'inStore/order/refundApply', otherClients: true }),
  complete: endpoint({ ...orderCareContract.complete, path: 'inStore/order/complete', otherClients: true }),
  start: endpoint({
    summary: 'Opens a table session with a number of people, or joins the open one; a participant changes the number',
    method: 'POST',
    path: 'inStore/order/startOrder',
    access: 'guest',
    idempotent: true,
    input: v.object({ ...tableRef, peopleNum: v.optional(int(1, 99)) }),
    reply: tableReply,
  }),
  table: endpoint({
    summary:
      'The full state of a table; when it still has the given `version`, the reply only says that nothing has changed',
    path: 'inStore/table',
    access: 'guest',
    input: v.object({ ...tableRef, version: v.optional(text(80), '') }),
    reply: tableReply,
  }),
  share: endpoint({
    summary:
      'Creates an order of type 3 for a share of the bill, paid like any other order. Paying the last share closes the table',
    method: 'POST',
    path: 'inStore/bill',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object(shareFields),
    reply: orderDetail,
  }),
  callWaiter: endpoint({
    summary: 'Calls a waiter to the table, or asks for the bill; each kind of call can be repeated only after a delay',
    method: 'POST',
    path: 'callWaiter',
    access: 'guest',
    idempotent: true,
    input: v.object({ ...tableRef, type: waiterCallType, note: v.optional(text(100), '') }),
    reply: v.object({ againAt: instant }),
  }),
}
