import { visitApi } from '@/api/endpoints/visit'
import { useVisit } from '@/shell/useVisit'
import { pageEvent, type PageLife } from '../ui/pageLife'
import { render, shopIn } from '../ui/rendering'

jest.mock('@/api/endpoints/visit', () => ({ visitApi: { record: jest.fn(async () => ({ ok: true })) } }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../ui/pageLife').taroWithPageLife())

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('each visit of a page is recorded with the store in use, after the requests of the page', async () => {
  const shop = { id: 'ari' }
  const Page = () => {
    useVisit('/pages/index/goods')
    return null
  }
  await render(<Page />, await shopIn('en', { shop }))
  expect(visitApi.record).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1500)
  shop.id = 'thonglor'
  await pageEvent('show')
  jest.advanceTimersByTime(1500)
  expect(jest.mocked(visitApi.record).mock.calls).toEqual([
    [{ storeId: 'ari', moduleName: '/pages/index/goods' }],
    [{ storeId: 'thonglor', moduleName: '/pages/index/goods' }],
  ])
})
