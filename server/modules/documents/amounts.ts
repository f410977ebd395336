import { quoteLines, rateText } from '../../../src/domain/cart/quoteLines'
import { countText } from '../../../src/domain/money/money'
import type { Locale } from '../../../src/contract/fields'
import type { PayType } from '../../../src/contract/payment/payType'
import type { DocumentContent } from '../../db/schema/payments/documents'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import type { MerchantTexts } from '../config/merchantTexts'
import { payTypeText } from '../paymentMethods/paymentMethods'

/** A row of a document: what it is, what there is of it, satang. */
export interface DocumentRow {
  text: string
  /** Size and add-ons. */
  note?: string
  num?: number
  amount: number
}

/** What the merchant calls points and the balance. */
export type DocumentTexts = Pick<MerchantTexts, 'points' | 'balance'>

/** An amount as documents show it: `1,284.00`, `−50.00`. */
export function amountText(satang: number): string {
  const size = Math.abs(satang)
  const rest = String(size % 100).padStart(2, '0')
  return `${satang < 0 ? '\u2212' : ''}${countText(Math.floor(size / 100))}.${rest}`
}

/** Dishes, discounts and fees of a payment; they add up to what was paid, without VAT that was added. */
export function itemRows({ lines, quote }: DocumentContent, locale: Locale, { points }: DocumentTexts): DocumentRow[] {
  const { before, activities, after } = quoteLines(quote)
  const dishes = lines.map(({ name, choice, num, amount }) => ({
    text: inLocale(name, locale),
    note: inLocale(choice, locale),
    num,
    amount,
  }))
  // A bill has no dishes, only what they cost together.
  const bill = before.filter(({ name }) => name === 'bill')
  return [
    ...dishes,
    ...bill.flatMap((line) => rowOf(line, locale, points)),
    ...activities.map(({ name, amount }) => ({ text: name, amount: -amount })),
    ...after.flatMap((line) => rowOf(line, locale, points)),
  ]
}

type QuoteLine = ReturnType<typeof quoteLines>['after'][number]

/** VAT is shown with the total; gift cards and the balance are ways to pay. */
function rowOf({ name, amount, params }: QuoteLine, locale: Locale, points: string): DocumentRow[] {
  if (name === 'vat' || name === 'vatIncluded' || name === 'giftCards' || name === 'balance') return []
  return [{ text: translate(locale, `documentLine.${name}`, { ...params, points }), amount }]
}

/** What a document comes to. VAT is shown where the merchant has a tax id, and where it was added to the prices. */
export function sumRows({ quote, seller, parts }: DocumentContent, locale: Locale): DocumentRow[] {
  if (seller.taxId === '' && quote.vatIncluded) return []
  const rate = rateText(quote.vatRate)
  const untaxed = { text: translate(locale, 'document.untaxed'), amount: parts.untaxed }
  return [
    { text: translate(locale, 'document.net'), amount: parts.net },
    ...(parts.untaxed > 0 ? [untaxed] : []),
    { text: translate(locale, 'document.vat', { rate }), amount: parts.vat },
  ]
}

/** How a payment was made. */
export function paymentRows(
  { quote, payType, diningType }: DocumentContent,
  locale: Locale,
  { balance }: DocumentTexts,
): DocumentRow[] {
  const named = (type: PayType) =>
    type === 'offline' && diningType !== 'delivery'
      ? translate(locale, 'document.counter')
      : payTypeText(type, { diningType, locale, texts: { balance } })
  const parts: { type: PayType | null; amount: number }[] = [
    { type: 'giftCard', amount: quote.giftCardAmount ?? 0 },
    { type: 'balance', amount: quote.balanceAmount },
    { type: payType, amount: quote.payAmount },
  ]
  return parts.flatMap(({ type, amount }): DocumentRow[] => (type && amount > 0 ? [{ text: named(type), amount }] : []))
}
