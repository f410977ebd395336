import * as v from 'valibot'
import { address } from '../account/address'
import { addedItems, cartLine, missingItem } from './cartLine'
import { checkout, checkoutFields } from './checkout'
import { MAX_LINE_QUANTITY } from '../constants/common'
import { endpoint } from '../endpoint'
import { diningType, id, int, satang } from '../fields'
import { quote } from './quote'

/** A cart, priced by the server, with what is missing for an order. */
export const cart = v.object({
  cart: v.array(cartLine),
  /** Pieces over all lines. */
  count: v.number(),
  added: addedItems,
  /** Σ amount of the lines that can be ordered, and of what is added. */
  goodsAmount: satang,
  packAmount: satang,
  /** Total saving by member prices and reductions. */
  saveAmount: satang,
  /** Difference to the minimum amount of the dining type. */
  minAmountGap: satang,
  missing: v.array(missingItem),
})
export type Cart = v.InferOutput<typeof cart>

/** Selection in the product sheet. */
export const choice = {
  goodsId: id,
  skuId: id,
  attrIds: v.optional(v.pipe(v.array(id), v.maxLength(40)), []),
  addons: v.optional(v.pipe(v.array(v.object({ id, num: int(1, 99) })), v.maxLength(40)), []),
}

const ofCart = { storeId: id, diningType: v.optional(diningType, 'takeout') }

export const cartContract = {
  get: endpoint({
    summary: 'The takeout cart of this session in a store',
    path: 'cart',
    access: 'guest',
    input: v.object(ofCart),
    reply: cart,
  }),
  change: endpoint({
    summary:
      'Adds to the cart (`num` is a signed change of the line with this choice), or sets a line (`lineId`, absolute `num`)',
    method: 'POST',
    path: 'cart',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.union([
      v.object({ ...ofCart, ...choice, num: int(-99, 99) }),
      v.object({ ...ofCart, lineId: id, num: int(0, MAX_LINE_QUANTITY) }),
    ]),
    reply: cart,
  }),
  clear: endpoint({
    summary: 'Empties the cart of a store',
    method: 'DELETE',
    path: 'cart/clear',
    access: 'guest',
    input: v.object(ofCart),
    reply: cart,
  }),
  checkout: endpoint({
    summary: 'Quotes the cart for the given choices, with the available options and what is still missing',
    method: 'POST',
    path: 'cart/checkout',
    access: 'guest',
    json: true,
    input: v.object(checkoutFields),
    reply: checkout,
  }),
  price: endpoint({
    summary: 'Quotes the cart for the given choices',
    method: 'POST',
    path: 'cart/price',
    otherClients: true,
    access: 'guest',
    json: true,
    input: v.object(checkoutFields),
    reply: v.object({ quote, quoteId: v.string() }),
  }),
  addresses: endpoint({
    summary: "The caller's addresses, each marked as inside or outside the store's delivery area",
    path: 'cart/address',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: v.object({ list: v.array(address) }),
  }),
}
