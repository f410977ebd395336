import type { Quote } from '@/contract/cart/quote'

const NOTHING: Quote = {
  goodsNum: 0,
  goodsAmount: 0,
  activities: [],
  coupons: [],
  couponAmount: 0,
  couponName: '',
  pointsUsed: 0,
  pointsAmount: 0,
  packAmount: 0,
  deliveryAmount: 0,
  hasDelivery: false,
  serviceAmount: 0,
  serviceRate: 0,
  vatAmount: 0,
  vatRate: 0,
  vatIncluded: true,
  taxAmount: 0,
  tipAmount: 0,
  giftCardAmount: 0,
  balanceAmount: 0,
  payAmount: 0,
  saveAmount: 0,
}

const AMOUNTS = [
  'goodsNum',
  'goodsAmount',
  'couponAmount',
  'pointsUsed',
  'pointsAmount',
  'packAmount',
  'deliveryAmount',
  'serviceAmount',
  'vatAmount',
  'taxAmount',
  'tipAmount',
  'giftCardAmount',
  'balanceAmount',
  'payAmount',
  'saveAmount',
] as const satisfies readonly (keyof Quote)[]

/** The quote of several orders of one store: each is priced separately, so that they add up. */
export function addQuotes(quotes: readonly Quote[]): Quote {
  const sums = AMOUNTS.map((name) => [name, quotes.reduce((sum, quote) => sum + (quote[name] ?? 0), 0)])
  const { serviceRate, vatRate, vatIncluded, hasDelivery } = quotes.at(-1) ?? NOTHING
  const couponName = quotes.map((quote) => quote.couponName).filter(Boolean)
  return {
    ...NOTHING,
    ...Object.fromEntries(sums),
    ...{ serviceRate, vatRate, vatIncluded, hasDelivery },
    activities: quotes.flatMap(({ activities }) => activities),
    coupons: quotes.flatMap(({ coupons }) => coupons),
    couponName: couponName.join(', '),
  }
}

/** The quote of a share: its amount, with the included VAT. */
export function partOf(bill: Quote, amount: number): Quote {
  const { vatRate, vatAmount, payAmount } = bill
  const vat = payAmount === 0 ? 0 : Math.round((vatAmount * amount) / payAmount)
  return { ...NOTHING, goodsAmount: amount, vatAmount: vat, vatRate, payAmount: amount }
}
