import * as v from 'valibot'
import { id, instant, picture, satang } from '../fields'

/** Why a line cannot be ordered. */
const lineState = v.picklist(['ok', 'soldOut', 'offHours', 'offShelf', 'short'])

/** A participant of a table. `no` is fixed during the table session. */
export const tableParticipant = v.object({
  no: v.number(),
  /** Nickname, or "Guest 2". */
  name: v.string(),
  avatar: picture,
  /** The caller. */
  me: v.boolean(),
})
export type TableParticipant = v.InferOutput<typeof tableParticipant>

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
  /** In an order: what activities, coupons and points take off the line. */
  reduction: v.optional(satang),
  /** In an order: pieces that are refunded. */
  refundedNum: v.optional(v.number()),
  state: lineState,
  stateText: v.string(),
  required: v.boolean(),
  /** The participant who added it, in the shared cart of a table. */
  addedBy: v.optional(tableParticipant),
  /** When it was added to a shared cart. */
  addedAt: v.optional(instant),
})
export type CartLine = v.InferOutput<typeof cartLine>

/**
 * Required products that an order contains without having been chosen, because they leave no choice; their amounts are charged.
 * Absent in carts that were cached before there were any.
 */
export const addedItems = v.optional(
  v.array(v.object({ goodsId: id, name: v.string(), num: v.number(), amount: satang })),
)

/** A required product or category that the guest still has to choose. */
export const missingItem = v.object({
  /** Kind of the requirement. */
  goodsId: v.optional(id),
  categoryId: v.optional(id),
  name: v.string(),
  /** Missing pieces. */
  num: v.number(),
})
