import { act } from 'react'
import { OfflineError, ReplyError } from '@/api/errors'
import type { Action } from '@/hooks/useAction'
import type { PayType } from '@/contract/payment/payType'
import { usePayOrder } from '@/hooks/usePayOrder'
import type { Stores } from '@/stores/root'
import { render } from '../ui/rendering'

const mockLog: string[] = []
const mockPay = jest.fn()
jest.mock('@/api/endpoints/pay', () => ({ payApi: { pay: (input: object) => mockPay(input) as unknown } }))
jest.mock('@/hooks/useText', () => ({ useText: () => (key: string) => key }))
jest.mock('@/hooks/useMessages', () => ({ useMessages: () => () => () => undefined }))
jest.mock('@/platform/navigation/navigation', () => ({
  urlOf: (path: string, { orderId }: { orderId: string }) => `${path}?orderId=${orderId}`,
  go: (path: string) => void mockLog.push(path),
  replace: (path: string) => void mockLog.push(path),
}))

jest.mock('@/platform/payment/payPage', () => ({
  paysOnPage: (payType: string) => payType !== 'balance',
  payReturnAddress: () => 'https://shop.example/?back=pay',
  leaveToPay: async (payUrl: string, trip: object) => void mockLog.push(payUrl, JSON.stringify(trip)),
}))

/** Pays an order at a checkout in a plain browser. Returns what the guest saw. */
async function pay(payType: PayType, reply: () => Promise<unknown>): Promise<string[]> {
  mockLog.length = 0
  mockPay.mockReset().mockImplementation(reply)
  const stores = {
    ui: {
      notify: (text: string) => void mockLog.push(text),
      alert: (text: string) => void mockLog.push(text),
      report: (error: Error) => void mockLog.push(error.name),
    },
    orders: { refresh: async () => undefined },
  } as unknown as Stores
  let action: Action<[{ id: string; payType: PayType }]> | undefined
  const Button = () => {
    action = usePayOrder({ place: 'checkout' })
    return null
  }
  await render(<Button />, stores)
  await act(async () => void (await action?.run({ id: 'o1', payType })))
  expect(mockPay.mock.calls).toMatchObject([[{ orderId: 'o1', payType }]])
  return [...mockLog]
}

test('an order that the balance pays is shown as paid', async () => {
  const seen = await pay('balance', () => Promise.resolve({ payType: 'balance', state: 1 }))
  expect(seen).toEqual(['promptpay.paid', '/pages/order/detail'])
})

test('an order that is paid at the counter is shown, without a word about a payment', async () => {
  expect(await pay('offline', () => Promise.resolve({ payType: 'offline', state: 0 }))).toEqual(['/pages/order/detail'])
})

test('when the balance does not reach any more, the guest learns it and pays by PromptPay', async () => {
  const seen = await pay('balance', () => Promise.reject(new ReplyError(400, 'Your balance is not enough')))
  expect(seen).toEqual(['Your balance is not enough', '/pages/order/promptpay'])
})

test('a lost connection is reported and leads nowhere else', async () => {
  expect(await pay('balance', () => Promise.reject(new OfflineError()))).toEqual(['OfflineError'])
})

test.each(['alipay', 'wechat', 'card'] as const)(
  'a plain browser is led to the page of %s, which returns to the order',
  async (payType) => {
    const seen = await pay(payType, () => Promise.resolve({ payType, payUrl: 'https://wallet.example/1' }))
    expect(seen).toEqual(['https://wallet.example/1', '{"orderId":"o1","page":"/pages/order/detail?orderId=o1"}'])
    expect(mockPay.mock.calls).toEqual([[{ orderId: 'o1', payType, refererUrl: 'https://shop.example/?back=pay' }]])
  },
)

test.each([
  ['refused', () => Promise.reject(new ReplyError(400, 'This payment method is not available here'))],
  ['one of the mini-program', () => Promise.resolve({ payType: 'alipay', trade_no: '2026' })],
])('an order of Alipay whose payment is %s is paid by PromptPay in a plain browser', async (_what, reply) => {
  expect(await pay('alipay', reply)).toEqual(['/pages/order/promptpay'])
})
