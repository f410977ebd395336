import type { PricedLine } from '../../../server/modules/pricing/chargedLines'
import type { CouponRule } from '../../../server/modules/pricing/couponDiscount'
import { paidShares, pieceShare } from '../../../server/modules/pricing/paidShares'
import { priceLines, type PriceInput } from '../../../server/modules/pricing/priceOrder'
import { buyGet, except, free, freeDelivery, off, only, percent } from '../support/coupons/couponRules'
import { numbers } from '../support/numbers'

const plain: PriceInput = {
  ...{ lines: [], activities: [], coupons: [], packed: false, deliveryFee: null, tip: 0, balance: 0 },
  points: { held: 0, value: 0, maxShare: 0, step: 1 },
  charges: { serviceRate: 0, vatRate: 0, vatIncluded: false, taxRate: 0 },
}
const line = (goodsId: string, price: number, num = 1, packFee = 0): PricedLine => ({
  ...{ goodsId, price, num, originalPrice: price, packFee },
})
const curry = line('curry', 12000)
const tea = line('tea', 6500)
const charges = { serviceRate: 1000, vatRate: 700, vatIncluded: false, taxRate: 0 }
const included = { ...charges, vatIncluded: true }

/** What each line, packaging and delivery of an order cost. */
function sharesOf(input: PriceInput) {
  const { quote, reductions } = priceLines(input)
  const sold = input.lines.map(({ num, price }, at) => ({ num, amount: num * price, reduction: reductions[at] ?? 0 }))
  return { quote, sold, shares: paidShares(sold, quote) }
}

type Example = [
  what: string,
  lines: PricedLine[],
  coupons: CouponRule[],
  /** What each line, the packaging and the delivery cost in the end. */
  expected: [lines: number[], packaging: number, delivery: number],
  more?: Partial<PriceInput>,
]

const EXAMPLES: Example[] = [
  ['lines without a discount cost their price', [curry, tea], [], [[12000, 6500], 0, 0]],
  ['an amount is split by price', [curry, line('soup', 6000)], [off(3000)], [[10000, 5000], 0, 0]],
  ['the odd satang goes to the first line', [line('a', 100), line('b', 100)], [off(1)], [[99, 100], 0, 0]],
  ['a dish that was not covered is refunded in full', [curry, tea], [off(2000, only('tea'))], [[12000, 4500], 0, 0]],
  ['an excepted dish too', [curry, tea], [percent(1000, except('tea'))], [[10800, 6500], 0, 0]],
  ['a free item gives nothing back', [curry, tea], [free(1)], [[0, 6500], 0, 0]],
  ['three for two: the line costs two', [line('tea', 6500, 3)], [buyGet(2, 1)], [[13000], 0, 0]],
  ['service charge and VAT come on each line', [curry, tea], [], [[14124, 7651], 0, 0], { charges }],
  ['VAT of the discounted line', [curry], [off(2000)], [[11770], 0, 0], { charges }],
  ['included VAT adds nothing', [curry, tea], [], [[13200, 7150], 0, 0], { charges: included }],
  ['packaging has its VAT', [line('a', 1000, 2, 500)], [], [[2354], 1070, 0], { charges, packed: true }],
  ['delivery has its VAT', [curry], [], [[14124], 0, 4280], { charges, deliveryFee: 4000 }],
  ['free delivery costs nothing', [curry], [freeDelivery()], [[12000], 0, 0], { deliveryFee: 4000 }],
  ['a tip is of no line', [curry], [], [[12000], 0, 0], { tip: 1500 }],
  ['what the balance paid counts as paid', [curry], [], [[12000], 0, 0], { balance: 5000 }],
]

test.each(EXAMPLES)('%s', (_, lines, coupons, expected, more = {}) => {
  const { shares } = sharesOf({ ...plain, lines, coupons, ...more })
  const { packaging, delivery } = shares
  expect([shares.lines.map(({ amount }) => amount), packaging.amount, delivery.amount]).toEqual(expected)
})

const PIECES: [what: string, share: number, num: number, taken: number[], expected: number[]][] = [
  ['one piece of one is all of it', 999, 1, [1], [999]],
  ['equal pieces', 900, 3, [1, 1, 1], [300, 300, 300]],
  ['the satang that do not divide come last', 1000, 3, [1, 1, 1], [333, 333, 334]],
  ['two pieces, then one', 1000, 3, [2, 1], [666, 334]],
  ['no more than there is', 1000, 3, [2, 5], [666, 334]],
  ['pieces of a free line', 0, 2, [1, 1], [0, 0]],
]
test.each(PIECES)('of a line with several pieces: %s', (_, share, num, taken, expected) => {
  let before = 0
  const given = taken.map((pieces) => {
    const part = pieceShare(share, { num, before, pieces })
    before += pieces
    return part
  })
  expect(given).toEqual(expected)
})

test('of 500 random orders with coupons the parts add up to what was paid, their VAT to that of the quote, and none is negative', () => {
  const upTo = numbers(31)
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 1 + upTo(4) }, (_, at) => line(`g${at}`, upTo(30000), 1 + upTo(3), upTo(700)))
    const rules = [off(upTo(9000)), percent(upTo(10001)), free(1), buyGet(1, 1), freeDelivery(), off(500, only('g0'))]
    const coupons = rules.filter(() => upTo(3) === 0).map((rule, at) => ({ ...rule, id: `${at}` }))
    const rates = { serviceRate: upTo(1500), vatRate: upTo(1000), vatIncluded: upTo(2) === 0, taxRate: upTo(300) }
    const fees = { packed: upTo(2) === 0, deliveryFee: upTo(2) ? upTo(9000) : null, tip: upTo(2) * upTo(5000) }
    const { quote, sold, shares } = sharesOf({ ...plain, ...fees, lines, coupons, charges: rates, balance: upTo(9000) })
    const parts = [...shares.lines, shares.packaging, shares.delivery]
    const sum = (of: 'amount' | 'vat' | 'untaxed') => parts.reduce((all, part) => all + part[of], 0)
    const pieces = sold.map(({ num }, at) => {
      const share = shares.lines[at]?.amount ?? 0
      const each = Array.from({ length: num }, (_, before) => pieceShare(share, { num, before, pieces: 1 }))
      return each.reduce((all, part) => all + part, 0)
    })
    expect({
      paid: sum('amount') + shares.tip,
      vat: sum('vat'),
      untaxed: sum('untaxed'),
      pieces,
      negative: parts.some(({ amount, vat }) => amount < 0 || vat < 0),
    }).toEqual({
      paid: quote.payAmount + quote.balanceAmount,
      vat: quote.vatAmount,
      untaxed: quote.taxAmount,
      pieces: shares.lines.map(({ amount }) => amount),
      negative: false,
    })
  }
})
