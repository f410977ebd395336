import type { Quote } from '@/contract/quote'
import { moneyFor } from '@/domain/order/orderMoney'

/** What an amount consists of, satang: `net + vat + untaxed` is `total`. */
export interface VatParts {
  total: number
  /** What VAT was reckoned on. */
  net: number
  vat: number
  /** The tip, and any other tax. */
  untaxed: number
}

/**
 * The VAT in what was paid for an order, or in the first `amount` of it that went back: `vatAmount` of the quote, in proportion. Rounded down
 * to the satang, so that parts that go back one after the other add up to all of it.
 */
export function vatParts(quote: Quote, amount: number = moneyFor({ payAmount: quote.payAmount, quote })): VatParts {
  const whole = moneyFor({ payAmount: quote.payAmount, quote })
  const share = (part: number) => (whole === 0 ? 0 : Math.floor((part * amount) / whole))
  const vat = share(quote.vatAmount)
  const untaxed = share(quote.tipAmount + quote.taxAmount)
  return { total: amount, net: amount - vat - untaxed, vat, untaxed }
}

/** The VAT in what goes back after `before` has gone back already, up to `after`. */
export function vatPartsBetween(quote: Quote, before: number, after: number): VatParts {
  const [first, last] = [vatParts(quote, before), vatParts(quote, after)]
  return {
    total: last.total - first.total,
    net: last.net - first.net,
    vat: last.vat - first.vat,
    untaxed: last.untaxed - first.untaxed,
  }
}
