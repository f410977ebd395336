import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { OfflineError } from '@/api/errors'
import { GiveCoupons } from '@/pages/coupon/parts/GiveCoupons'
import type { Stores } from '@/stores/root'
import { button, press, render } from '../../ui/rendering'

jest.mock('@/api/endpoints/couponRegift', () => ({ couponRegiftApi: { confirmGift: jest.fn() } }))

const shop = {
  locale: { t: (key: string) => key, current: 'en' },
  config: { currency: '฿' },
  session: { refresh: async () => undefined },
  ui: { report: jest.fn() },
} as unknown as Stores

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

test('a gift whose reply was lost is made once; one that came back is made anew', async () => {
  const confirmGift = jest.mocked(couponRegiftApi.confirmGift)
  const onGiven = jest.fn()
  confirmGift.mockRejectedValueOnce(new OfflineError()).mockResolvedValue({ id: 'g1' } as never)
  await render(<GiveCoupons open coupons={[]} giveHours={24} onClose={jest.fn()} onGiven={onGiven} />, shop)
  for (let tap = 0; tap < 3; tap++) {
    jest.setSystemTime(Date.now() + 1000)
    await press(button('couponGift.makeLink'))
  }
  const [lost, repeated, again] = confirmGift.mock.calls.map(([, options]) => options?.key)
  expect([repeated === lost, again === lost]).toEqual([true, false])
  expect(onGiven).toHaveBeenCalledTimes(2)
})
