import { commissionLines, commissionOf, takenBack } from '@/domain/partner/commission'

const line = (lineId: string, base: number, goodsId = 'curry') => ({ lineId, goodsId, base })

describe('what a partner earns by an order', () => {
  it.each([
    ['nothing of an order without money', [0], 500, 0],
    ['5 % of one dish', [62_000], 500, 3100],
    ['whole satang, rounded down for each line', [19, 19, 19], 500, 0],
    ['each line by itself', [9999, 9999], 333, 664],
    ['all of it at a rate of 1', [1, 2], 10_000, 3],
    ['nothing at a rate of 0', [62_000], 0, 0],
  ])('is %s', (_what, bases, rate, amount) => {
    const lines = commissionLines(
      bases.map((base, index) => line(`l${index}`, base)),
      () => rate,
    )
    expect(commissionOf(lines)).toEqual({ base: bases.reduce((a, b) => a + b, 0), amount, rate })
    expect(lines.reduce((sum, each) => sum + each.amount, 0)).toBe(amount)
  })

  it('has no rate of its own where dishes have different ones', () => {
    const rates: Record<string, number> = { curry: 500, tea: 1000 }
    const lines = commissionLines([line('a', 10_000), line('b', 5000, 'tea')], (id) => rates[id] ?? 0)
    expect(lines.map(({ rate, amount }) => [rate, amount])).toEqual([
      [500, 500],
      [1000, 500],
    ])
    expect(commissionOf(lines)).toEqual({ base: 15_000, amount: 1000, rate: null })
  })
})

describe('what a refund takes back', () => {
  it.each([
    ['nothing of no refund', 3100, 0, 62_000, 0],
    ['half of half', 3100, 31_000, 62_000, 1550],
    ['the rest of a satang as well', 100, 1, 3, 34],
    ['all of a whole refund', 3100, 62_000, 62_000, 3100],
    ['all of more than all', 3100, 70_000, 62_000, 3100],
    ['all of an order that cost nothing', 10, 0, 0, 10],
  ])('is %s', (_what, amount, refunded, total, back) => {
    expect(takenBack(amount, { refunded, total })).toBe(back)
  })

  it('never shrinks while more goes back, and never passes the commission', () => {
    const total = 997
    let before = 0
    for (let refunded = 0; refunded <= total; refunded++) {
      const back = takenBack(313, { refunded, total })
      expect(back).toBeGreaterThanOrEqual(before)
      expect(back).toBeLessThanOrEqual(313)
      before = back
    }
    expect(before).toBe(313)
  })
})
