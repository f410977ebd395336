import * as v from 'valibot'
import { address } from './address'
import { MAX_LINE_QUANTITY } from './constants'
import { endpoint } from './endpoint'
import { diningType, id, instant, int, picture, satang, text } from './fields'
import { quote } from './quote'

/** Why a line cannot be ordered. */
const lineState = v.picklist(['ok', 'soldOut', 'offHours', 'offShelf', 'short'])

/** A participant of a table. `no` is fixed during the table session. */
export const tableMember = v.object({
  no: v.number(),
  /** Nickname, or "Guest 2". */
  name: v.string(),
  avatar: picture,
  /** The caller. */
  me: v.boolean(),
})
export type TableMember = v.InferOutput<typeof tableMember>

/** One line of a cart or an order. All amounts in satang. */
export const cartLine = v.object({
  id,
  /** Equal for the same goods, SKU, attributes and add-ons: such lines are merged. */
  key: v.string(),
  goodsId: id,
  categoryId: id,
  skuId: id,
  name: v.string(),
  image: picture,
  /** Chosen specs, attributes and add-ons as text; empty when there are none. */
  specText: v.string(),
  attrText: v.string(),
  addonText: v.string(),
  num: v.number(),
  /** Price per piece with add-ons. */
  price: satang,
  /** Price per piece before member price and reduction. */
  originalPrice: satang,
  packFee: satang,
  /** Whether a dine-in dish is packed to take away; packaging is charged. */
  packed: v.optional(v.boolean()),
  /** price × num. */
  amount: satang,
  state: lineState,
  stateText: v.string(),
  required: v.boolean(),
  /** The participant who added it, in the shared cart of a table. */
  addedBy: v.optional(tableMember),
  /** When it was added to a shared cart. */
  addedAt: v.optional(instant),
})
export type CartLine = v.InferOutput<typeof cartLine>

/** A required product or category that the cart lacks. */
export const missingItem = v.object({
  /** Kind of the requirement. */
  goodsId: v.optional(id),
  categoryId: v.optional(id),
  name: v.string(),
  /** Missing pieces. */
  num: v.number(),
})

/** A cart, priced by the server, with what is missing for an order. */
export const cart = v.object({
  cart: v.array(cartLine),
  /** Pieces over all lines. */
  count: v.number(),
  /** Σ amount of the lines that can be ordered. */
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

/** Payment methods. `offline`: with the staff, at the counter or the table. */
export const PAY_TYPES = ['promptpay', 'wechat', 'alipay', 'balance', 'card', 'offline'] as const
export const payType = v.picklist(PAY_TYPES)
export type PayType = v.InferOutput<typeof payType>

/** Checkout request. Without `appointTime`: as soon as possible. */
export const orderWish = {
  storeId: id,
  diningType,
  addressId: v.optional(id),
  appointTime: v.optional(instant),
  couponId: v.optional(id),
  remark: v.optional(text(200), ''),
  /** Cutlery wanted. */
  cutlery: v.optional(v.boolean(), false),
  phone: v.optional(text(20), ''),
  peopleNum: v.optional(int(1, 99), 1),
}

/** One time slot. */
export const slot = v.object({
  /** Start of the slot. */
  value: instant,
  /** For example "12:35–12:45". */
  text: v.string(),
  full: v.boolean(),
})
/** The slots of one day; `label` names it, for example “Today”. */
export const slotDay = v.object({ date: v.string(), label: v.string(), times: v.array(slot) })

/** Content of the checkout page. */
export const checkout = v.object({
  lines: v.array(cartLine),
  quote,
  /** Hash of lines, request and quote. Send it when placing the order, so that nothing else is charged. */
  quoteId: v.string(),
  payTypes: v.array(
    v.object({ type: payType, name: v.string(), caption: v.string(), enabled: v.boolean(), reason: v.string() }),
  ),
  /** As soon as possible: whether it is offered now, and the expected time as text. */
  asap: v.object({ on: v.boolean(), text: v.string() }),
  slots: v.array(slotDay),
  address: v.nullable(address),
  /** A contact number must be given. */
  needPhone: v.boolean(),
  missing: v.array(missingItem),
  minAmountGap: satang,
  /** The address lies outside the delivery range. */
  outOfRange: v.boolean(),
  /** Reasons why the order cannot be placed, as texts for the guest. */
  problems: v.array(v.object({ field: v.string(), text: v.string() })),
})
export type Checkout = v.InferOutput<typeof checkout>

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
    input: v.object(orderWish),
    reply: checkout,
  }),
  price: endpoint({
    summary: 'Quotes the cart for the given choices',
    method: 'POST',
    path: 'cart/price',
    otherClients: true,
    access: 'guest',
    json: true,
    input: v.object(orderWish),
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
