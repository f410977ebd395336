import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { giftMessage, id, instant, int, paging, pageOf, picture, satang, text } from '../fields'
import { payType, payOffers } from '../payment/payType'
import { purchaseState } from '../payment/purchaseState'

const colour = v.pipe(v.string(), v.hexColor())

/** How a card is printed. */
const design = v.object({
  id,
  category: v.string(),
  name: v.string(),
  cover: picture,
  /** Background from corner to corner, and text. */
  colours: v.object({ from: colour, to: colour, ink: colour }),
})
export type GiftCardDesignView = v.InferOutput<typeof design>

const designOnSale = v.object({
  ...design.entries,
  faceValues: v.array(satang),
  /** The limits of an amount that the buyer enters; null where only `faceValues` are sold. */
  free: v.nullable(v.object({ min: satang, max: satang })),
  validDays: v.number(),
})
export type GiftCardDesignOnSale = v.InferOutput<typeof designOnSale>

/** A card of the caller. */
const card = v.object({
  id,
  no: v.string(),
  design,
  faceValue: satang,
  balance: satang,
  state: v.picklist(['unused', 'inUse', 'usedUp', 'gifting', 'expired', 'cancelled']),
  /** Nickname of who gave it; empty when it was bought or redeemed. */
  from: v.string(),
  message: v.string(),
  ownedAt: instant,
  expireAt: instant,
  /** Of a card that waits to be claimed: when it comes back. */
  returnsAt: v.nullable(instant),
})
export type GiftCardView = v.InferOutput<typeof card>

/** A change of a card since the caller has it; `amount` is signed satang. */
const record = v.object({
  id: v.number(),
  kind: v.picklist(['issued', 'payment', 'refund', 'till', 'tillUndone', 'moved', 'cancelled', 'removed']),
  amount: v.number(),
  /** Number of the order that was paid or refunded; empty otherwise. */
  orderNo: v.string(),
  /** Name of the store at whose till it was spent; empty otherwise. */
  storeName: v.string(),
  at: instant,
})
export type GiftCardRecord = v.InferOutput<typeof record>

const detail = v.object({
  card,
  /** The first four characters of the code. */
  codeStart: v.string(),
  /** Newest first. */
  records: v.array(record),
  /** The gift that it waits in. */
  gift: v.nullable(v.object({ id, token: id, message: v.string(), expireAt: instant })),
  /** The caller has bought it, has not used it, and may have the money back until then. */
  refundUntil: v.nullable(instant),
  /** After how many hours an unclaimed gift comes back. */
  giveHours: v.number(),
  serverTime: instant,
})
export type GiftCardDetail = v.InferOutput<typeof detail>

/** A gift as its giver and its receiver see it. */
const gift = v.object({
  id,
  design,
  amount: satang,
  message: v.string(),
  state: v.picklist(['gifting', 'gifted', 'cancelled', 'returned']),
  /** The caller has given it. */
  given: v.boolean(),
  /** Nickname of the other one; empty until it is claimed. */
  person: v.string(),
  createdAt: instant,
  /** When it was claimed, taken back or came back. */
  endedAt: v.nullable(instant),
})
export type GiftCardGiftView = v.InferOutput<typeof gift>

/** What the link of a gift shows. */
const landing = v.object({
  design,
  amount: satang,
  message: v.string(),
  giver: v.object({ name: v.string(), avatar: picture }),
  /** `own`: the caller gives it. `yours`: the caller has claimed it. `taken`: another user has. */
  state: v.picklist(['open', 'own', 'yours', 'taken', 'cancelled', 'returned']),
  /** The card in the caller's account; null unless it is the caller's. */
  cardId: v.nullable(id),
  expireAt: instant,
  /** When the card itself ends. */
  validUntil: instant,
  serverTime: instant,
})
export type GiftCardLanding = v.InferOutput<typeof landing>

const shop = v.object({
  list: v.array(designOnSale),
  /** Ways to pay a card; the balance with what it holds. */
  payTypes: payOffers,
})
export type GiftCardShop = v.InferOutput<typeof shop>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Gift cards: sold by designs, paid through `pay` by the id of their order, given by a link, redeemed by a code. */
export const giftCardContract = {
  designs: endpoint({
    summary: 'The designs of gift cards on sale, with the ways to pay them in a store',
    path: 'giftCard',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: shop,
  }),
  order: endpoint({
    ...write,
    summary: 'Orders a gift card; `pay` takes the id of the order. The card exists as soon as it is paid',
    path: 'giftCard/order',
    input: v.object({ storeId: id, designId: id, faceValue: int(1), message: giftMessage, payType }),
    reply: v.object({ orderId: id, payType, amount: satang, expireAt: instant }),
  }),
  bought: endpoint({
    summary:
      'The card of a gift card order of the caller; null until the order is paid, and when the card is of another member by now',
    path: 'giftCard/bought',
    access: 'member',
    input: v.object({ orderId: id }),
    reply: v.object({
      cardId: v.nullable(id),
      state: purchaseState,
    }),
  }),
  my: endpoint({
    summary:
      "The caller's gift cards: those that can be used or wait in a gift, or the past ones; with all that can be spent",
    path: 'giftCard/my',
    access: 'member',
    input: v.object({ ...paging, past: v.optional(v.picklist(['0', '1']), '0') }),
    reply: v.object({ ...pageOf(card).entries, spendable: satang }),
  }),
  detail: endpoint({
    summary: 'A gift card of the caller with its records; the code stays hidden',
    path: 'giftCard/detail',
    access: 'member',
    input: v.object({ id }),
    reply: detail,
  }),
  code: endpoint({
    summary: 'Shows the code of a gift card to its owner',
    method: 'POST',
    path: 'giftCard/code',
    access: 'member',
    json: true,
    input: v.object({ id }),
    reply: v.object({ code: v.string() }),
  }),
  refund: endpoint({
    ...write,
    summary: 'Gives the money of an unused gift card back to its buyer and cancels the card',
    path: 'giftCard/refund',
    input: v.object({ id }),
    reply: detail,
  }),
  give: endpoint({
    ...write,
    summary: 'Puts a whole gift card into a gift: it is locked until it is claimed or comes back',
    path: 'giftCard/give',
    input: v.object({ id, message: giftMessage }),
    reply: detail,
  }),
  takeBack: endpoint({
    ...write,
    summary: 'Takes a gift card back that is not claimed yet',
    path: 'giftCard/takeBack',
    input: v.object({ id }),
    reply: detail,
  }),
  getGift: endpoint({
    summary: 'What the link of a gift card shows when it is opened',
    path: 'giftCard/getGift',
    access: 'guest',
    input: v.object({ token: id }),
    reply: landing,
  }),
  receive: endpoint({
    ...write,
    summary: 'Claims the gift card of a link: the first one who is not its giver has it',
    path: 'giftCard/receive',
    input: v.object({ token: id }),
    reply: landing,
  }),
  gifts: endpoint({
    summary: 'The gift cards that the caller has given and received, newest first',
    path: 'giftCard/gifts',
    access: 'member',
    input: v.object(paging),
    reply: pageOf(gift),
  }),
  redeem: endpoint({
    ...write,
    summary: "Moves the gift card of a code into the caller's account; the code is worth nothing afterwards",
    path: 'giftCard/redeem',
    input: v.object({ code: text(40) }),
    reply: card,
  }),
}
