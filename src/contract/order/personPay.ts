import * as v from 'valibot'
import { checkout, memberMoneyFields } from '../cart/checkout'
import { payType, payOffers } from '../payment/payType'
import { endpoint } from '../endpoint'
import { id, int, satang, text } from '../fields'
import { orderContract } from './order'

/** A till bill, as entered by the guest. Amounts in satang. */
const billFields = {
  ...memberMoneyFields,
  storeId: id,
  /** Total with service charge and tax; 0 while nothing is entered. */
  amount: int(),
  /** Amount excluded from discounts, such as tobacco or set menus. */
  noDiscountAmount: v.optional(int(), 0),
}

/** A priced till bill: discounts, payable amount, payment methods. */
const personPayCheckout = v.object({
  quote: checkout.entries.quote,
  /** Hash of this bill and price; send it to pay. */
  quoteId: checkout.entries.quoteId,
  payTypes: payOffers,
  coupons: checkout.entries.coupons,
  points: checkout.entries.points,
  balance: checkout.entries.balance,
  giftCards: checkout.entries.giftCards,
  /** Discount steps, highest first: the highest one that the discountable amount reaches applies. */
  discounts: v.array(v.object({ name: v.string(), minAmount: satang, amount: satang })),
  problems: checkout.entries.problems,
})
export type PersonPayCheckout = v.InferOutput<typeof personPayCheckout>

/** Paying a bill of the till by phone. */
export const personPayContract = {
  checkout: endpoint({
    summary: 'Quotes a bill of the till: discounts apply to its discountable part only',
    method: 'POST',
    path: 'personPay/checkout',
    access: 'guest',
    json: true,
    input: v.object(billFields),
    reply: personPayCheckout,
  }),
  create: endpoint({
    summary:
      'Creates an order of type 3 for a bill, paid like any other order and then completed. When anything differs from the quote, the call is refused (400) with the new quote in `data.checkout`',
    method: 'POST',
    path: 'personPay',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({
      ...billFields,
      remark: v.optional(text(200), ''),
      payType,
      quoteId: orderContract.create.input.entries.quoteId,
    }),
    reply: orderContract.create.reply,
  }),
}
