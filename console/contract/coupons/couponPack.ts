import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, satang } from '../../../src/contract/fields'
import { purchaseState } from '../../../src/contract/payment/purchaseState'
import {
  keyword,
  limit,
  moment,
  money,
  pictureName,
  pieces,
  sort,
  templateId,
  texts,
  textsOrNone,
  version,
} from '../fields'
import { staffRead, staffWrite } from '../staffCall'

const fields = {
  sort,
  name: texts(60),
  tagline: textsOrNone(200),
  image: pictureName,
  /** Satang. */
  price: money(1, 100_000_000),
  /** What is in it, with what one coupon is worth when it is used, satang. */
  coupons: v.pipe(
    v.array(v.object({ templateId, num: pieces, worth: money(0, 100_000_000) })),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** How many are sold in all. */
  total: limit,
  /** How many one member buys, in all or with `perMonth` in a calendar month. */
  perPerson: limit,
  perMonth: flag,
  saleFrom: v.nullable(moment),
  saleUntil: v.nullable(moment),
  /** For how many days after the payment the money of an unused pack goes back on request. */
  refundDays: int(0, 365),
}
const written = v.object(fields)
export type PackFields = v.InferOutput<typeof written>

const pack = v.object({
  ...fields,
  id,
  version,
  /** Whether staff sell it: its period and its coupons can end the sale as well. */
  onSale: v.boolean(),
  /** How many are sold, with those that wait for their payment. */
  sold: v.number(),
  createdAt: instant,
})
export type StaffPack = v.InferOutput<typeof pack>

const order = v.object({
  id,
  /** The number that the guest sees. */
  no: v.string(),
  packId: id,
  name: pack.entries.name,
  storeId: id,
  memberName: v.string(),
  phone: v.string(),
  amount: satang,
  /** Its coupons in the caller's language, each with how many of how many the buyer can still use. */
  left: v.string(),
  state: purchaseState,
  /** Whether staff may give its price back: it is paid, and none of its coupons was used or given. */
  refundable: v.boolean(),
  createdAt: instant,
  paidAt: v.nullable(instant),
})
export type StaffPackOrder = v.InferOutput<typeof order>

/** Coupon packs. What was bought stays as it was sold. */
export const couponPackContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Coupon packs in the order of the merchant: all, on sale or not, or with a word in their name',
    path: 'coupon/packs',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(pack),
  }),
  create: endpoint({
    ...staffWrite,
    summary:
      'Makes a coupon pack, which is on sale. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'coupon/pack/create',
    input: written,
    reply: pack,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes a coupon pack: all its fields. A stale version is refused with code 409 and `current`',
    path: 'coupon/pack/update',
    input: v.object({ id, version, ...fields }),
    reply: pack,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Takes a coupon pack off sale, or puts it on sale again. Orders that wait for their payment go on',
    path: 'coupon/pack/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: pack,
  }),
  orders: endpoint({
    ...staffRead,
    summary:
      'Coupon packs that guests have ordered, newest first: all, of one pack, in a state, or with a word in their number, or the name or phone number of the buyer',
    path: 'coupon/pack/orders',
    input: v.object({
      keyword,
      packId: v.optional(id),
      state: v.optional(purchaseState),
      ...paging,
    }),
    reply: pageOf(order),
  }),
  order: endpoint({
    ...staffRead,
    summary: 'One coupon pack that a guest has ordered',
    path: 'coupon/pack/order',
    input: v.object({ id }),
    reply: order,
  }),
  refund: endpoint({
    ...staffWrite,
    summary:
      'Gives the whole price of a pack back, also after its days of refund; refused when one of its coupons was used or given. Its coupons are gone',
    path: 'coupon/pack/refund',
    input: v.object({ orderId: id }),
    reply: order,
  }),
}
