import { storeApi } from '@/api/endpoints/store'
import { NearestOpen } from '@/components/store/NearestOpen'
import type { PageLife } from '../../ui/pageLife'
import { button, press, render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/store', () => ({ storeApi: { list: jest.fn() } }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const enter = jest.fn(async () => undefined)

/** Draws the notice of a closed store, beside these stores. */
async function closed(locale: 'en' | 'th' | 'zh', list: object[], distance?: number) {
  jest.mocked(storeApi.list).mockResolvedValue({ list: list.map((store) => ({ ...store, distance })) } as never)
  const shop = { id: 'ari', outType: 'pickup', enter }
  await render(<NearestOpen open />, await shopIn(locale, { shop, delivery: { place: {} }, ui: { report: jest.fn() } }))
}

const stores = [
  { id: 'ari', shortName: 'Ari', isOpen: true },
  { id: 'river', shortName: 'Riverside', isOpen: false },
  { id: 'thonglor', shortName: 'Thonglor', isOpen: true },
]

test.each([
  ['en', 'Open now: Thonglor · 2.10km', 'Order there'],
  ['th', 'เปิดอยู่ตอนนี้: Thonglor · 2.10km', 'สั่งที่นี่'],
  ['zh', '正在营业：Thonglor · 2.10km', '去点餐'],
] as const)('a closed store offers the nearest other one that is open (%s)', async (locale, text, action) => {
  await closed(locale, stores, 2_100)
  expect(document.body.textContent).toContain(text)
  expect(storeApi.list).toHaveBeenLastCalledWith({ diningType: 'pickup' })
  await press(button(action))
  expect(enter).toHaveBeenLastCalledWith('thonglor')
})

test('nothing is offered when all others are closed', async () => {
  await closed('en', stores.slice(0, 2))
  expect(document.querySelectorAll('button').length).toBe(0)
})
