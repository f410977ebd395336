import type { CouponGiftLanding } from '@/contract/coupon/couponRegift'
import { GiftEnd } from '@/pages/coupon/parts/GiftEnd'
import type { Stores } from '@/stores/root'
import { render } from '../../ui/rendering'

const openUse = jest.fn()
jest.mock('@/components/coupon/useCouponUse', () => ({ useCouponUse: () => openUse }))

const shop = { locale: { t: (key: string) => key, current: 'en' } } as unknown as Stores
const coupon = { terms: { name: 'Lunch', scenes: [], stores: [] } }

async function show(state: CouponGiftLanding['state'], count: number): Promise<void> {
  const facts = { state, coupons: Array.from({ length: count }, () => coupon), receiver: '', giver: { name: 'Nok' } }
  const gift = { ...facts, message: 'Stay dry', endedAt: null } as unknown as CouponGiftLanding
  await render(<GiftEnd gift={gift}>{null}</GiftEnd>, shop)
}

/** The labels of the buttons below a gift. */
async function buttonsOf(state: CouponGiftLanding['state'], count: number) {
  await show(state, count)
  return [...document.querySelectorAll('button')].map((each) => each.textContent)
}

test('a single coupon that was claimed can be used at once', async () => {
  expect(await buttonsOf('yours', 1)).toEqual(['couponGift.toMine', 'coupons.useNow'])
  document.querySelectorAll('button')[1]?.click()
  expect(openUse).toHaveBeenCalledWith(coupon.terms)
})

test.each([
  ['yours', 2, 'couponGift.toMine'],
  ['taken', 1, 'coupons.toCentre'],
] as const)('a gift that is %s with %i coupons leads on by one button', async (state, count, label) => {
  expect(await buttonsOf(state, count)).toEqual([label])
})

test.each([
  ['yours', true],
  ['given', true],
  ['taken', false],
  ['returned', false],
] as const)('the words of the giver are on a gift that is %s: %s', async (state, shown) => {
  await show(state, 1)
  expect(document.body.textContent?.includes('“Stay dry”')).toBe(shown)
})
