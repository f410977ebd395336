import { type RefundablePart, splitRefundOver } from '@/domain/money/refundSplit'

const outside = (amount: number, refunded = 0): RefundablePart => ({ from: 'outside', amount, refunded })
const balance = (amount: number, refunded = 0): RefundablePart => ({ from: 'balance', amount, refunded })
const card = (amount: number, refunded = 0): RefundablePart => ({ from: 'giftCard', amount, refunded })

/** What was paid, in the order of paying, the amount that goes back, and what of it each payment gives. */
const EXAMPLES: [what: string, parts: RefundablePart[], amount: number, back: [string, number][]][] = [
  ['one payment outside', [outside(15_515)], 4_000, [['outside', 4_000]]],
  ['outside before the balance', [balance(5_000), outside(10_000)], 4_000, [['outside', 4_000]]],
  [
    'then the balance',
    [balance(5_000), outside(10_000)],
    12_000,
    [
      ['outside', 10_000],
      ['balance', 2_000],
    ],
  ],
  [
    'the rest after an earlier refund',
    [balance(5_000), outside(10_000, 9_999)],
    2,
    [
      ['outside', 1],
      ['balance', 1],
    ],
  ],
  [
    'gift cards last, the last one first',
    [card(3_000), card(2_000), balance(1_000)],
    4_000,
    [
      ['balance', 1_000],
      ['giftCard', 2_000],
      ['giftCard', 1_000],
    ],
  ],
  [
    'all of everything',
    [card(3_000), balance(1_000), outside(7)],
    4_007,
    [
      ['outside', 7],
      ['balance', 1_000],
      ['giftCard', 3_000],
    ],
  ],
  ['one satang of three', [card(1), balance(1), outside(1)], 1, [['outside', 1]]],
  ['nothing of what went back already', [outside(100, 100), balance(50)], 30, [['balance', 30]]],
  ['nothing', [outside(100)], 0, []],
  [
    'never more than was paid',
    [outside(100), balance(50)],
    500,
    [
      ['outside', 100],
      ['balance', 50],
    ],
  ],
]

test.each(EXAMPLES)('a refund takes %s', (_, parts, amount, back) => {
  expect(splitRefundOver(amount, parts).map(({ part, amount: each }) => [part.from, each])).toEqual(back)
})
