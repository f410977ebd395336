import type { Quote } from '@/contract/cart/quote'

/** One fee or discount of an order: message key `fees.<name>` with `params`. */
export interface QuoteLine {
  name:
    | 'subtotal'
    | 'bill'
    | 'packaging'
    | 'delivery'
    | 'deliveryWith'
    | 'service'
    | 'coupon'
    | 'points'
    | 'vat'
    | 'vatIncluded'
    | 'tax'
    | 'tip'
    | 'giftCards'
    | 'balance'
  /** Satang; negative for discounts. */
  amount: number
  params: Record<string, string | number>
  /** Distinguishes lines of the same name. */
  id?: string
}

/** Formats a rate in basis points: 700 is `7%`, 725 is `7.25%`. */
export function rateText(basisPoints: number): string {
  return `${basisPoints / 100}%`
}

const line = (name: QuoteLine['name'], amount: number, params: QuoteLine['params'] = {}): QuoteLine => ({
  name,
  amount,
  params,
})

/** The fees and discounts between the dishes and the total, in order. Zero amounts are omitted, except the delivery fee. */
export function quoteLines(quote: Quote): { before: QuoteLine[]; activities: Quote['activities']; after: QuoteLine[] } {
  const service = line('service', quote.serviceAmount, { rate: rateText(quote.serviceRate) })
  const vat = line(quote.vatIncluded ? 'vatIncluded' : 'vat', quote.vatAmount, { rate: rateText(quote.vatRate) })
  const fees = [
    ...couponLines(quote),
    line('points', -quote.pointsAmount, { num: quote.pointsUsed }),
    line('packaging', quote.packAmount),
    deliveryLine(quote),
    service,
    vat,
    line('tax', quote.taxAmount),
    line('tip', quote.tipAmount),
    line('giftCards', -(quote.giftCardAmount ?? 0)),
    line('balance', -quote.balanceAmount),
  ]
  return {
    // A bill, or a part of one, has no dishes.
    before: [line(quote.goodsNum > 0 ? 'subtotal' : 'bill', quote.goodsAmount, { count: quote.goodsNum })],
    activities: quote.activities,
    after: fees.filter(({ name, amount }) => amount !== 0 || (isDelivery(name) && quote.hasDelivery)),
  }
}

/** Whether a line is the delivery fee, reduced by a coupon or not. */
export function isDelivery(name: QuoteLine['name']): boolean {
  return name === 'delivery' || name === 'deliveryWith'
}

function couponLines({ coupons }: Quote): QuoteLine[] {
  const off = coupons.filter((coupon) => coupon.of === 'goods')
  return off.map(({ id, name, amount }) => ({ ...line('coupon', -amount, { name }), id }))
}

function deliveryLine({ coupons, deliveryAmount }: Quote): QuoteLine {
  const names = coupons.filter((coupon) => coupon.of === 'delivery').map(({ name }) => name)
  if (names.length === 0) return line('delivery', deliveryAmount)
  return line('deliveryWith', deliveryAmount, { name: names.join(', ') })
}
