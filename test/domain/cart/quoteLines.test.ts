import type { Quote } from '@/contract/cart/quote'
import { quoteLines, rateText } from '@/domain/cart/quoteLines'

const plain: Quote = {
  goodsNum: 2,
  goodsAmount: 30_000,
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
  serviceRate: 1000,
  vatAmount: 2_100,
  vatRate: 700,
  vatIncluded: false,
  taxAmount: 0,
  tipAmount: 0,
  balanceAmount: 0,
  payAmount: 32_100,
  saveAmount: 0,
}
const namesOf = (quote: Quote) => quoteLines(quote).after.map(({ name }) => name)

describe('the price lines of a quote', () => {
  it.each([
    [700, '7%'],
    [725, '7.25%'],
    [1000, '10%'],
  ])('%d basis points read %s', (rate, text) => expect(rateText(rate)).toBe(text))

  it('omit lines of zero', () => expect(namesOf(plain)).toEqual(['vat']))

  it('include a free delivery fee', () => expect(namesOf({ ...plain, hasDelivery: true })).toEqual(['delivery', 'vat']))

  it('show packaging, delivery, service charge, VAT and tax apart from each other', () => {
    const fees = { packAmount: 1_000, deliveryAmount: 2_900, serviceAmount: 3_000, vatAmount: 2_100, taxAmount: 250 }
    expect(quoteLines({ ...plain, ...fees }).after).toEqual([
      { name: 'packaging', amount: 1_000, params: {} },
      { name: 'delivery', amount: 2_900, params: {} },
      { name: 'service', amount: 3_000, params: { rate: '10%' } },
      { name: 'vat', amount: 2_100, params: { rate: '7%' } },
      { name: 'tax', amount: 250, params: {} },
    ])
  })

  it('state when VAT is included in the prices', () =>
    expect(namesOf({ ...plain, vatIncluded: true })).toEqual(['vatIncluded']))

  it('add up to the total, with negative discounts', () => {
    const quote = {
      ...plain,
      coupons: [
        { id: 'c1', name: 'Dinner for two', of: 'goods' as const, amount: 3_000 },
        { id: 'c2', name: 'Lunch', of: 'goods' as const, amount: 2_000 },
        { id: 'c3', name: 'Rainy day', of: 'delivery' as const, amount: 1_000 },
      ],
      couponAmount: 5_000,
      couponName: 'Dinner for two, Lunch',
      packAmount: 1_500,
      deliveryAmount: 2_900,
      hasDelivery: true,
      payAmount: 31_500,
    }
    const { before, after } = quoteLines(quote)
    expect([...before, ...after].reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.payAmount)
    expect(after.slice(0, 2)).toEqual([
      { name: 'coupon', amount: -3_000, params: { name: 'Dinner for two' }, id: 'c1' },
      { name: 'coupon', amount: -2_000, params: { name: 'Lunch' }, id: 'c2' },
    ])
    expect(after).toContainEqual({ name: 'deliveryWith', amount: 2_900, params: { name: 'Rainy day' } })
  })
})
