import Taro from '@tarojs/taro'
import { act } from 'react'
import { orderApi } from '@/api/endpoints/order'
import { payApi } from '@/api/endpoints/pay'
import PromptPay from '@/pages/order/promptpay'
import { pageEvent, type PageLife } from '../../ui/pageLife'
import { render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/order', () => ({ orderApi: { detail: jest.fn() } }))
jest.mock('@/api/endpoints/pay', () => ({ payApi: { pay: jest.fn(), query: jest.fn() } }))
jest.mock('@/shell/screen', () => ({ screen: jest.requireActual<PageLife>('../../ui/pageLife').bareScreen }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const NOW = Date.parse('2026-11-21T12:00:00+07:00')
const Page = PromptPay as unknown as (props: { query: { orderId: string } }) => null
const query = jest.mocked(payApi.query)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

/** Opens the page of an order that is not paid. */
async function open() {
  const at = (ms: number) => new Date(NOW + ms).toISOString()
  const code = { payType: 'promptpay', qrCode: '000201', amount: 100, serverTime: at(0), expireAt: at(600_000) }
  jest.mocked(payApi.pay).mockResolvedValue(code as never)
  jest.mocked(orderApi.detail).mockResolvedValue({ store: { name: 'Ari' } } as never)
  query.mockReset().mockResolvedValue({ state: 0, msg: 'Waiting', goesBack: 0 } as never)
  const opened = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  const values = { ui: { notify: jest.fn(), report: jest.fn() }, orders: { refresh: jest.fn() } }
  const { again } = await render(<Page query={{ orderId: 'o1' }} />, await shopIn('en', values))
  await pass(5000)
  expect(query.mock.calls.length).toBeGreaterThan(1)
  return { opened, again }
}

test('the page of a PromptPay code opens the order by itself once it is paid', async () => {
  const { opened } = await open()
  expect(opened).not.toHaveBeenCalled()
  query.mockResolvedValue({ state: 1, msg: 'Paid', goesBack: 0 } as never)
  await pass(3000)
  expect(opened.mock.calls).toEqual([[{ url: '/pages/order/detail?orderId=o1' }]])
})

test.each<[string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
  ['is hidden', () => pageEvent('hide')],
  ['is unloaded', () => pageEvent('unload')],
  ['is removed', ({ again }) => again(null)],
])('a payment is not polled any more once its page %s', async (_what, leave) => {
  await leave(await open())
  const polled = query.mock.calls.length
  await pass(30_000)
  expect(query.mock.calls.length).toBe(polled)
})
