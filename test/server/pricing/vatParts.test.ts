import { addQuotes, partOf } from '../../../server/modules/pricing/billQuotes'
import { type Charges, priceLines, priceOrder } from '../../../server/modules/pricing/priceOrder'
import { addParts, partsBetween, vatParts, vatPartsOfRefunds } from '../../../server/modules/pricing/vatParts'
import { numbers } from '../support/numbers'

/** An order with 7% VAT in its prices, and nothing else. */
const plain = {
  ...{ activities: [], coupons: [], packed: false, deliveryFee: null, tip: 0, balance: 0 },
  points: { held: 0, value: 0, maxShare: 0, step: 1 },
  charges: { serviceRate: 0, vatRate: 700, vatIncluded: true, taxRate: 0 },
}

/** The quote of one dish. */
function quoteOf(price: number, charges: Partial<Charges> = {}, { tip = 0, balance = 0, giftCards = 0 } = {}) {
  return priceOrder({
    ...{ ...plain, lines: [{ num: 1, price, originalPrice: price, packFee: 0 }], tip, balance, giftCards },
    charges: { ...plain.charges, ...charges },
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

/** An order of two dishes with a tip and delivery: what was sold, and its quote. */
function twoDishes() {
  const lines = [
    { num: 3, price: 10_700, originalPrice: 10_700, packFee: 0 },
    { num: 1, price: 5350, originalPrice: 5350, packFee: 0 },
  ]
  const { quote, reductions } = priceLines({ ...plain, lines, deliveryFee: 2140, tip: 3000 })
  const sold = lines.map(({ num, price }, at) => ({ num, amount: num * price, reduction: reductions[at] ?? 0 }))
  return { quote, back: (...nums: number[]) => sold.map((line, at) => ({ ...line, refundedNum: nums[at] ?? 0 })) }
}

const REFUNDS: [what: string, nums: number[], fees: boolean, amount: number, net: number, vat: number, rest: number][] =
  [
    ['a piece has its own VAT, without the tip', [1, 0], false, 10_700, 10_000, 700, 0],
    ['two pieces and another dish', [2, 1], false, 26_750, 25_000, 1750, 0],
    ['delivery has VAT, the tip has none', [0, 0], true, 5140, 2000, 140, 3000],
    ['all pieces and the fees are all of it', [3, 1], true, 42_590, 37_000, 2590, 3000],
    ['what is of no dish has a part of all VAT', [0, 0], false, 21_295, 18_500, 1295, 1500],
    ['a piece, and half of what is left', [1, 0], false, 26_645, 23_500, 1645, 1500],
  ]

test.each(REFUNDS)('of a refund: %s', (_what, nums, fees, amount, net, vat, untaxed) => {
  const { quote, back } = twoDishes()
  const parts = vatPartsOfRefunds(quote, { amount, lines: back(...nums), fees })
  expect(parts).toEqual({ total: amount, net, vat, untaxed })
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
    const upTo = cuts.map((amount) => vatPartsOfRefunds(quote, { amount, lines: [], fees: false }))
    const parts = upTo.slice(1).map((after, at) => partsBetween(upTo[at] ?? after, after))
    expect(addParts(parts)).toEqual(whole)
    expect(
      parts.every(({ vat, untaxed, total, net }) => vat >= 0 && untaxed >= 0 && net + vat + untaxed === total),
    ).toBe(true)
  }
})

test('a part is never negative, though an earlier one had too much VAT', () => {
  const [before, after] = [
    { total: 100, net: 80, vat: 20, untaxed: 0 },
    { total: 150, net: 100, vat: 10, untaxed: 40 },
  ]
  expect(partsBetween(before, after)).toEqual({ total: 50, net: 10, vat: 0, untaxed: 40 })
})
