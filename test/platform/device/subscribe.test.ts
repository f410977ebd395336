import Taro from '@tarojs/taro'
import { requestMessages as inAlipay } from '@/platform/device/subscribe.alipay'
import { requestMessages as inWechat } from '@/platform/device/subscribe.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { requestSubscribeMessage: jest.fn() } }))
const ask = jest.mocked(Taro).requestSubscribeMessage

test('WeChat returns an answer for each template; only an acceptance counts', async () => {
  const message = {
    a: 'accept',
    b: 'reject',
    c: 'ban',
    d: 'filter',
    e: 'acceptWithAlert',
    errMsg: 'requestSubscribeMessage:ok',
  }
  ask.mockResolvedValueOnce(message)
  expect(await inWechat(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'e'])
  expect(ask).toHaveBeenLastCalledWith({ tmplIds: ['a', 'b', 'c', 'd', 'e'] })
})

test('Alipay returns the templates that are subscribed in the end', async () => {
  const result = { subscribedEntityIds: ['a'], unsubscribedEntityIds: ['b'] }
  ask.mockResolvedValueOnce({ behavior: 'subscribe', show: true, result, a: 'accept', b: 'reject' } as never)
  expect(await inAlipay(['a', 'b'])).toEqual(['a'])
  expect(ask).toHaveBeenLastCalledWith({ entityIds: ['a', 'b'] })
})

test.each([
  ['WeChat', inWechat, { errMsg: 'requestSubscribeMessage:fail The main switch is switched off', errCode: 20004 }],
  ['WeChat', inWechat, { errMsg: 'requestSubscribeMessage:fail cancel' }],
  ['Alipay', inAlipay, { error: 11, errorCode: 11, errorMessage: '用户取消订阅', behavior: 'cancel' }],
])('any failure in %s counts as a refusal: %#', async (_where, request, failure) => {
  ask.mockRejectedValueOnce(failure)
  expect(await request(['a'])).toEqual([])
})

test('clients without the prompt are not asked', async () => {
  ask.mockImplementationOnce(() => {
    throw new TypeError('wx.requestSubscribeMessage is not a function')
  })
  expect(await inWechat(['a'])).toEqual([])
})
