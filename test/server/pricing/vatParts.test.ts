import { addQuotes, partOf } from '../../../server/modules/pricing/billQuotes'
import { priceOrder, type Charges } from '../../../server/modules/pricing/priceOrder'
import { vatParts, vatPartsBetween } from '../../../server/modules/pricing/vatParts'
import { numbers } from '../support/numbers'

/** The quote of one dish. */
function quoteOf(price: number, charges: Partial<Charges> = {}, { tip = 0, balance = 0, giftCards = 0 } = {}) {
  return priceOrder({
    ...{ lines: [{ num: 1, price, originalPrice: price, packFee: 0 }], activities: [], coupons: [] },
    ...{ packed: false, deliveryFee: null, tip, balance, giftCards },
    points: { held: 0, value: 0, maxShare: 0, step: 1 },
    charges: { serviceRate: 0, vatRate: 700, vatIncluded: true, taxRate: 0, ...charges },
  })
}

type Example = [
  what: string,
  quote: ReturnType<typeof quoteOf>,
  total: number,
  net: number,
  vat: number,
  untaxed: number,
]
const ADDED = { vatIncluded: false }

const EXAMPLES: Example[] = [
  ['฿107 with VAT hold ฿7', quoteOf(10_700), 10_700, 10_000, 700, 0],
  ['฿100 with VAT hold ฿6.54, rounded half up', quoteOf(10_000), 10_000, 9346, 654, 0],
  ['one satang holds none', quoteOf(1), 1, 1, 0, 0],
  ['eight satang hold one', quoteOf(8), 8, 7, 1, 0],
  ['the largest amount of a PromptPay code', quoteOf(70_000_000), 70_000_000, 65_420_561, 4_579_439, 0],
  ['VAT is added to ฿100', quoteOf(10_000, ADDED), 10_700, 10_000, 700, 0],
  ['half a satang is added as one', quoteOf(50, ADDED), 54, 50, 4, 0],
  [
    'service charge has its VAT: 1000, 1100, 1177',
    quoteOf(100_000, { ...ADDED, serviceRate: 1000 }),
    117_700,
    110_000,
    7700,
    0,
  ],
  ['included in a service charge', quoteOf(10_000, { serviceRate: 1000 }), 11_000, 10_280, 720, 0],
  ['a tip has none', quoteOf(10_700, {}, { tip: 2000 }), 12_700, 10_000, 700, 2000],
  ['another tax is no VAT', quoteOf(10_700, { taxRate: 100 }), 10_807, 10_000, 700, 107],
  ['without VAT', quoteOf(10_000, { vatRate: 0 }), 10_000, 10_000, 0, 0],
  [
    'balance and gift cards pay with it',
    quoteOf(10_700, {}, { balance: 3000, giftCards: 5000 }),
    10_700,
    10_000,
    700,
    0,
  ],
  ['a free order has none', quoteOf(0), 0, 0, 0, 0],
]

test.each(EXAMPLES)('%s', (_what, quote, total, net, vat, untaxed) => {
  expect(vatParts(quote)).toEqual({ total, net, vat, untaxed })
})

test('shares of a bill have its VAT between them', () => {
  const bill = addQuotes([quoteOf(10_700), quoteOf(5350, ADDED)])
  const shares = [5000, 5000, bill.payAmount - 10_000].map((amount) => vatParts(partOf(bill, amount)))
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(bill.payAmount)
  expect(Math.abs(shares.reduce((sum, { vat }) => sum + vat, 0) - bill.vatAmount)).toBeLessThanOrEqual(1)
})

test('what goes back in any parts adds up to the VAT, the tip and the rest of all of it', () => {
  const next = numbers(7)
  for (let round = 0; round < 200; round += 1) {
    const quote = quoteOf(
      1 + next(200_000),
      { vatIncluded: next(2) === 0, serviceRate: next(2) * 1000 },
      { tip: next(3) * 1000 },
    )
    const whole = vatParts(quote)
    const cuts = [0, next(whole.total), next(whole.total), whole.total].sort((a, b) => a - b)
    const parts = cuts.slice(1).map((cut, at) => vatPartsBetween(quote, cuts[at] ?? 0, cut))
    for (const name of ['total', 'net', 'vat', 'untaxed'] as const) {
      expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(whole[name])
    }
    expect(
      parts.every(({ vat, untaxed, total, net }) => vat >= 0 && untaxed >= 0 && net + vat + untaxed === total),
    ).toBe(true)
  }
})
