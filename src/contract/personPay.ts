import * as v from 'valibot'
import { checkout, payType } from './cart'
import { endpoint } from './endpoint'
import { id, int, satang, text } from './fields'
import { orderContract } from './order'

/** A bill that was made out by hand, as the guest reads it off. Amounts in satang. */
const wish = {
  storeId: id,
  /** All of it, service charge and tax included; 0 while the guest has not typed anything. */
  amount: int(),
  /** What of it nothing is taken off, such as tobacco or set menus. */
  noDiscountAmount: v.optional(int(), 0),
}

/** A bill priced: what is taken off, what is left to pay, and how it can be paid. */
const personPayCheckout = v.object({
  quote: checkout.entries.quote,
  /** Stands for exactly this bill at this price; hand it back to pay it. */
  quoteId: checkout.entries.quoteId,
  payTypes: checkout.entries.payTypes,
  /** What the merchant takes off: the highest step that the discountable part reaches. The highest first. */
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
    input: v.object(wish),
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
      ...wish,
      remark: v.optional(text(200), ''),
      payType,
      quoteId: orderContract.create.input.entries.quoteId,
    }),
    reply: orderContract.create.reply,
  }),
}
