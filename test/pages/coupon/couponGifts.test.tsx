import { act } from 'react'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import type { Locale } from '@/contract/fields'
import { CouponGifts } from '@/pages/coupon/parts/CouponGifts'
import type { PageLife } from '../../ui/pageLife'
import { render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/couponRegift', () => ({ couponRegiftApi: { records: jest.fn() } }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const AT = '2026-11-21T12:00:00.000+07:00'
const gift = (state: string) => ({
  ...{ id: state, coupons: [{ terms: { name: 'Lunch' }, endAt: AT }], state, given: true, person: '', message: '' },
  ...{ createdAt: AT, expireAt: AT, endedAt: null },
})

test.each<[Locale, string[]]>([
  ['en', ['Waiting', 'Claimed', 'Taken back', 'Came back']],
  ['th', ['กำลังรอ', 'รับแล้ว', 'เรียก\u2060คืน', 'คืนกลับ']],
  ['zh', ['等待领取', '已领取', '已收回', '已退回']],
])('a gift of coupons is marked as waiting, claimed, taken back or returned, in %s', async (locale, chips) => {
  const list = ['gifting', 'gifted', 'cancelled', 'returned'].map(gift)
  jest.mocked(couponRegiftApi.records).mockResolvedValue({ list, total: list.length } as never)
  await render(<CouponGifts />, await shopIn(locale))
  await act(async () => undefined)
  expect([...document.querySelectorAll('.chip')].map((chip) => chip.textContent)).toEqual(chips)
})

test.each<[Locale, string]>([
  ['en', '3 hours ago'],
  ['th', '3 ชั่วโมงที่แล้ว'],
  ['zh', '3 小时前'],
])('a record of a gift shows how long ago it ended, in %s', async (locale, age) => {
  jest.useFakeTimers({ now: Date.parse(AT) + 3 * 60 * 60_000 })
  const list = [{ ...gift('gifted'), createdAt: '2026-11-01T12:00:00.000+07:00', endedAt: AT }]
  jest.mocked(couponRegiftApi.records).mockResolvedValue({ list, total: 1 } as never)
  await render(<CouponGifts />, await shopIn(locale))
  await act(async () => undefined)
  expect(document.body.textContent).toContain(age)
  jest.useRealTimers()
})
