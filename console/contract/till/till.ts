import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, int, paging, pageOf, satang, text } from '../../../src/contract/fields'
import { staffRead, staffWrite } from '../staffCall'

const kind = v.picklist(['coupon', 'giftCard'])

/** A bill at the till, and what a guest shows for it. */
const bill = {
  storeId: id,
  /** What is scanned or typed: the code of a held coupon or of a gift card. Spaces, hyphens and small letters do not matter. */
  code: v.pipe(text(60), v.minLength(1)),
  /** The bill with service charge and taxes, satang. */
  amount: int(1, 100_000_000),
}

const preview = v.object({
  kind,
  name: v.string(),
  /** Nickname of who holds it. */
  holder: v.string(),
  amount: satang,
  /** What comes off the bill, and what is left to pay. */
  discount: satang,
  left: satang,
  /** Why it cannot be used; empty when it can. */
  reason: v.string(),
  /** What is left on a gift card afterwards; null for a coupon. */
  balance: v.nullable(satang),
  endAt: instant,
})
export type TillPreview = v.InferOutput<typeof preview>

/** A coupon or gift card that was used at the till. */
const redemption = v.object({
  id,
  kind,
  name: v.string(),
  storeId: id,
  amount: satang,
  discount: satang,
  left: satang,
  at: instant,
  /** Until when staff can undo it; null when it is undone. */
  voidUntil: v.nullable(instant),
  voidedAt: v.nullable(instant),
})
export type TillRedemption = v.InferOutput<typeof redemption>

/** What guests show at the till. `pickup`: an order of the points shop that is collected; `drink`: a kept drink. */
const found = v.object({
  kind: v.picklist(['member', 'coupon', 'giftCard', 'pickup', 'drink']),
  /** Name and holder of a coupon or gift card; empty for the others, which calls of their own read. */
  name: v.string(),
  holder: v.string(),
})
export type TillFind = v.InferOutput<typeof found>

/** Coupons and gift cards that guests show at the till. */
export const tillContract = {
  find: endpoint({
    summary: 'What a code stands for. Writes nothing: a code of a member is not used up',
    method: 'POST',
    path: 'till/find',
    access: 'staff',
    json: true,
    input: v.object({ storeId: id, code: bill.code }),
    reply: found,
  }),
  preview: endpoint({
    summary: 'What a coupon or gift card takes off a bill, or why it cannot be used. Writes nothing',
    method: 'POST',
    path: 'till/preview',
    access: 'staff',
    json: true,
    input: v.object(bill),
    reply: preview,
  }),
  redeem: endpoint({
    ...staffWrite,
    summary:
      'Uses a coupon or gift card for a bill, once. `discount` is what the preview took off: another amount is refused with code 409 and the new preview',
    path: 'till/redeem',
    input: v.object({ ...bill, discount: int(1, 100_000_000) }),
    reply: redemption,
  }),
  undo: endpoint({
    ...staffWrite,
    summary:
      'Undoes a use within the minutes that the merchant has set: the coupon can be used again, the money is on the card again',
    path: 'till/undo',
    input: v.object({ id }),
    reply: redemption,
  }),
  list: endpoint({
    ...staffRead,
    summary: 'What was used at the till of a store, newest first',
    path: 'till',
    input: v.object({ storeId: id, ...paging }),
    reply: v.object({ ...pageOf(redemption).entries, serverTime: instant }),
  }),
}
