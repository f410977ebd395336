import type { CouponChoice } from '@/contract/cart/checkout'
import { CouponPicker } from '@/pages/shop/parts/checkout/couponPicker.model'
import { candidate } from '../../server/support/coupons/couponCandidates'
import { STACKS_NONE } from '../../server/support/coupons/coupons'

const offer = (id: string, amount: number, stacks = true): CouponChoice['list'][number] => ({
  coupon: candidate(id, stacks ? {} : { stacks: STACKS_NONE }).held,
  usable: amount > 0,
  amount,
  reason: amount > 0 ? '' : 'Starts tomorrow',
})
const CHOICE: CouponChoice = {
  ...{ chosen: ['a', 'b'], amount: 5000, best: ['a', 'b'], bestAmount: 5000 },
  list: [offer('big', 4000, false), offer('a', 3000), offer('b', 2000), offer('c', 1000), offer('later', 0)],
}
const priced = (amount: number, text?: string) => ({
  coupons: { ...CHOICE, amount },
  problems: text ? [{ field: 'couponIds', text }] : [],
})
const [big, a, , c] = CHOICE.list as [CouponChoice['list'][number], ...CouponChoice['list']]

describe('the choice of coupons', () => {
  it('begins with what is used, and keeps unusable ones apart', () => {
    const picker = new CouponPicker(CHOICE, jest.fn())
    expect(picker).toMatchObject({ chosen: ['a', 'b'], amount: 5000, isBest: true, several: true })
    expect(picker.unusable.map(({ reason }) => reason)).toEqual(['Starts tomorrow'])
  })

  it('replaces what does not stack, and names it', async () => {
    const preview = jest.fn()
    const picker = new CouponPicker(CHOICE, preview)
    expect(picker.replaced(big)).toEqual(['a', 'b'])
    await picker.toggle(big)
    expect(picker).toMatchObject({ chosen: ['big'], amount: 4000, isBest: false })
    await picker.choose([])
    expect(picker).toMatchObject({ chosen: [], amount: 0 })
    await picker.choose(CHOICE.best)
    expect(picker).toMatchObject({ amount: 5000, isBest: true })
    expect(preview).not.toHaveBeenCalled()
  })

  it('asks what a combination saves, and why it cannot be used', async () => {
    const preview = jest.fn(() => Promise.resolve(priced(6000, '“c” cannot be used')))
    const picker = new CouponPicker(CHOICE, preview)
    const asked = picker.toggle(c as typeof big)
    expect(picker.amount).toBeUndefined()
    await asked
    expect(preview).toHaveBeenCalledWith(['a', 'b', 'c'])
    expect(picker).toMatchObject({ amount: 6000, problem: '“c” cannot be used' })
  })

  it('ignores the answer about an earlier choice', async () => {
    const answers: ((value: ReturnType<typeof priced>) => void)[] = []
    const picker = new CouponPicker(CHOICE, () => new Promise((resolve) => answers.push(resolve)))
    const first = picker.toggle(c as typeof big)
    await picker.choose([])
    answers[0]?.(priced(6000))
    await first
    expect(picker).toMatchObject({ chosen: [], amount: 0 })
  })

  it('is of one coupon when none stack', () => {
    const list = [offer('x', 2000, false), offer('y', 1000, false)]
    expect(new CouponPicker({ ...CHOICE, list }, jest.fn()).several).toBe(false)
    expect(new CouponPicker(CHOICE, jest.fn()).replaced(a as typeof big)).toEqual([])
  })
})
