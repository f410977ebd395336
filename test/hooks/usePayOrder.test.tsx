import { act } from 'react'
import { OfflineError, ReplyError } from '@/api/errors'
import type { Action } from '@/hooks/useAction'
import { usePayOrder } from '@/hooks/usePayOrder'
import type { Stores } from '@/stores/root'
import { render } from '../ui/rendering'

const mockLog: string[] = []
const mockPay = jest.fn()
jest.mock('@/api/endpoints/pay', () => ({ payApi: { pay: (input: object) => mockPay(input) as unknown } }))
jest.mock('@/hooks/useText', () => ({ useText: () => (key: string) => key }))
jest.mock('@/hooks/useMessages', () => ({ useMessages: () => () => () => undefined }))
jest.mock('@/platform/navigation/navigation', () => ({
  go: (path: string) => void mockLog.push(path),
  replace: (path: string) => void mockLog.push(path),
}))

/** Pays an order from the balance at a checkout. Returns what the guest saw. */
async function payFromBalance(reply: () => Promise<unknown>): Promise<string[]> {
  mockLog.length = 0
  mockPay.mockReset().mockImplementation(reply)
  const stores = {
    ui: {
      say: (text: string) => void mockLog.push(text),
      alert: (text: string) => void mockLog.push(text),
      report: (error: Error) => void mockLog.push(error.name),
    },
    orders: { refresh: async () => undefined },
  } as unknown as Stores
  let pay: Action<[{ id: string; payType: 'balance' }]> | undefined
  const Button = () => {
    pay = usePayOrder({ place: 'checkout' })
    return null
  }
  await render(<Button />, stores)
  await act(async () => void (await pay?.run({ id: 'o1', payType: 'balance' })))
  expect(mockPay.mock.calls).toEqual([[{ orderId: 'o1', payType: 'balance' }]])
  return [...mockLog]
}

test('an order that the balance pays is shown as paid', async () => {
  const seen = await payFromBalance(() => Promise.resolve({ payType: 'balance', state: 1 }))
  expect(seen).toEqual(['promptpay.paid', '/pages/order/detail'])
})

test('when the balance does not reach any more, the guest learns it and pays by PromptPay', async () => {
  const seen = await payFromBalance(() => Promise.reject(new ReplyError(400, 'Your balance is not enough')))
  expect(seen).toEqual(['Your balance is not enough', '/pages/order/promptpay'])
})

test('a lost connection is reported and leads nowhere else', async () => {
  expect(await payFromBalance(() => Promise.reject(new OfflineError()))).toEqual(['OfflineError'])
})
