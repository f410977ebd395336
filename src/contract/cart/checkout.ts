import * as v from 'valibot'
import { address } from '../account/address'
import { MAX_ORDER_COUPONS } from '../constants/coupon'
import { heldCoupon } from '../coupon/coupon'
import { addedItems, cartLine, missingItem } from './cartLine'
import { diningType, id, instant, int, satang, text } from '../fields'
import { payOffers } from '../payment/payType'
import { quote } from './quote'

/** The coupons of an order: the best combination when absent, none when empty, otherwise exactly these held ones. */
export const couponIds = v.optional(v.pipe(v.array(id), v.maxLength(MAX_ORDER_COUPONS)))

/** What a member pays with beside money: coupons, points and the balance, each as far as the order allows. */
export const memberMoneyFields = {
  couponIds,
  usePoints: v.optional(v.boolean(), false),
  /** Pays a part from the balance, and the rest with the payment method. */
  useBalance: v.optional(v.boolean(), false),
  /** Pays a part, or all of it, from the gift cards, those first that end first; before the balance. */
  useGiftCards: v.optional(v.boolean(), false),
}

/** Checkout request. Without `appointTime`: as soon as possible. */
export const checkoutFields = {
  ...memberMoneyFields,
  storeId: id,
  diningType,
  addressId: v.optional(id),
  appointTime: v.optional(instant),
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

/** The coupons of a member for an order or a bill. */
export const couponChoice = v.object({
  /** Ids of those that the quote counts, and what they take off together. */
  chosen: v.array(id),
  amount: satang,
  /** The combination with the least to pay, and what it takes off; applied unless the guest chose. */
  best: v.array(id),
  bestAmount: satang,
  /** Every held coupon that has not ended (at most 100): the usable ones first, those that save most before the others. */
  list: v.array(
    v.object({
      coupon: heldCoupon,
      usable: v.boolean(),
      /** What it takes off alone; 0 when it is not usable. */
      amount: satang,
      /** Why it is not usable, and what would make it so; empty when it is. */
      reason: v.string(),
    }),
  ),
})
export type CouponChoice = v.InferOutput<typeof couponChoice>

/** Content of the checkout page. */
export const checkout = v.object({
  /** Those of the cart, then those of `added`. */
  lines: v.array(cartLine),
  added: addedItems,
  quote,
  /** Hash of lines, request and quote. Send it when placing the order, so that nothing else is charged. */
  quoteId: v.string(),
  payTypes: payOffers,
  /** Null for guests without an account, and where the table pays at the end. */
  coupons: v.nullable(couponChoice),
  /** The points of the member, how many of them this order may use, and what those are worth; null when points pay nothing. */
  points: v.nullable(v.object({ held: v.number(), usable: v.number(), amount: satang })),
  /** The balance of the member, and how much of it this order may use; null without stored value. */
  balance: v.nullable(v.object({ held: satang, usable: satang })),
  /** What is left on the gift cards of the member, and how much of it this order may use; null without any. */
  giftCards: v.nullable(v.object({ held: satang, usable: satang })),
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
