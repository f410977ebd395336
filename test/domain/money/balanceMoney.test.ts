import { splitPayment, splitRefund } from '@/domain/money/balanceMoney'

test.each([
  ['money paid in first', 300, { paidIn: 500, bonus: 100 }, 0, { paidIn: 300, bonus: 0 }],
  ['bonus money when the rest does not reach', 550, { paidIn: 500, bonus: 100 }, 0, { paidIn: 500, bonus: 50 }],
  ['a fifth from the bonus money', 300, { paidIn: 500, bonus: 100 }, 2000, { paidIn: 240, bonus: 60 }],
  ['no more bonus money than there is', 300, { paidIn: 500, bonus: 10 }, 2000, { paidIn: 290, bonus: 10 }],
  ['bonus money first', 150, { paidIn: 500, bonus: 100 }, 10_000, { paidIn: 50, bonus: 100 }],
  ['everything', 600, { paidIn: 500, bonus: 100 }, 2000, { paidIn: 500, bonus: 100 }],
  ['half a satang of bonus rounded up', 5, { paidIn: 500, bonus: 100 }, 1000, { paidIn: 4, bonus: 1 }],
])('a payment takes %s', (_, amount, held, share, taken) => {
  expect(splitPayment(amount, held, share)).toEqual(taken)
})

test('refunds in any parts give back exactly what was taken from each source, and never more', () => {
  const taken = { paidIn: 701, bonus: 302 }
  for (const parts of [[1003], [1, 1002], [500, 503], Array.from({ length: 1003 }, () => 1)]) {
    let before = 0
    const back = { paidIn: 0, bonus: 0 }
    for (const amount of parts) {
      const split = splitRefund(amount, taken, before)
      expect(split.paidIn >= 0 && split.bonus >= 0 && split.paidIn + split.bonus === amount).toBe(true)
      before += amount
      back.paidIn += split.paidIn
      back.bonus += split.bonus
    }
    expect(back).toEqual(taken)
  }
})
