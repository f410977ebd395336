import { paidAtOnce } from '@/domain/money/payChoice'

test.each([
  [0, 500, 0, 'balance'],
  [0, 500, 300, 'balance'],
  [0, 0, 300, 'giftCard'],
  [1, 500, 300, undefined],
  [0, 0, 0, undefined],
])(
  'an order with %i satang due after %i from the balance and %i from gift cards is paid at once by %s',
  (payAmount, balanceAmount, giftCardAmount, by) => {
    expect(paidAtOnce({ payAmount, balanceAmount, giftCardAmount })).toBe(by)
  },
)
