import type { CouponTerms } from '@/contract/coupon/coupon'
import type { Locale } from '@/contract/fields'
import { CouponHead } from '@/pages/coupon/parts/CouponHead'
import { CouponTermsCards } from '@/pages/coupon/parts/CouponTermsCards'
import { render, shopIn } from '../../ui/rendering'

const terms = {
  ...{ couponId: 'c1', name: 'Rainy day', image: '', description: '', kind: 'percent', value: 1500, maxDiscount: null },
  ...{ minAmount: 0, buyNum: 0, getNum: 0, scenes: [], stores: [], goodsRule: 'all', goods: [], useTimes: [] },
  ...{ perOrder: 1, giftable: true, stacks: { coupons: true, activities: true, memberPrices: true, points: true } },
} as CouponTerms

/** Draws the page of a coupon; returns its text and the chips of its scenes. */
async function draw(facts: Partial<CouponTerms>, locale: Locale = 'en') {
  const coupon = { ...terms, ...facts }
  const { place } = await render(
    <>
      <CouponHead terms={coupon} spent={false} stamp="">
        {null}
      </CouponHead>
      <CouponTermsCards couponId="c1" terms={coupon} dishes={[]} />
    </>,
    await shopIn(locale),
  )
  return { text: place.textContent, scenes: [...place.querySelectorAll('.chip')].map((chip) => chip.textContent) }
}

test.each<[Locale, string, string[]]>([
  ['en', 'Spend ฿400 or more', ['Dine in', 'Delivery']],
  ['th', 'เมื่อสั่งครบ ฿400', ['ทานที่ร้าน', 'เดลิ\u2060เว\u2060อรี']],
  ['zh', '满฿400可用', ['堂食', '外送']],
])('a coupon shows its minimum purchase and where it works, in %s', async (locale, least, chips) => {
  const { text, scenes } = await draw({ minAmount: 40_000, scenes: ['dineIn', 'delivery'] }, locale)
  expect(text).toContain(least)
  expect(scenes).toEqual(chips)
})

test.each<[Locale, string]>([
  ['en', 'Mon, Wed'],
  ['th', 'จ., พ.'],
  ['zh', '周一、周三'],
])('days are listed with the separator of the language, in %s', async (locale, days) => {
  const { text } = await draw({ useTimes: [{ weeks: [3, 1], start: '11:00', end: '14:00' }] }, locale)
  expect(text).toContain(days)
})

test('a coupon without a minimum purchase and scenes shows no amount, and works everywhere', async () => {
  const { text, scenes } = await draw({})
  expect(text).not.toContain('฿')
  expect(scenes).toEqual(['Delivery', 'Pickup', 'Takeout', 'Dine in', 'Fast order', 'Bill at the till'])
})
