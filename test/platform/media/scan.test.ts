import Taro from '@tarojs/taro'
import type * as scanning from '@/platform/media/scan'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { scanCode: jest.fn() } }))

// The mini-programs' variant: Jest would resolve the web's.
const { scanCode } = jest.requireActual<typeof scanning>('../../../src/platform/media/scan.ts')
const host = Taro.scanCode as jest.Mock

it('returns the text, and the path of a code of this mini-program', async () => {
  host.mockResolvedValue({ result: 'table-7', path: 'pages/index/goods' })
  expect(await scanCode()).toEqual({ text: 'table-7', path: 'pages/index/goods' })
})

it.each([
  ['WeChat', { errMsg: 'scanCode:fail cancel' }],
  ['Alipay', { error: 10, errorMessage: '用户取消' }],
  ['Alipay, as a text', { error: '10' }],
])('cancelling the scanner of %s is no error', async (_host, error) => {
  host.mockRejectedValue(error)
  expect(await scanCode()).toBeUndefined()
})

it.each([
  ['WeChat', { errMsg: 'scanCode:fail' }],
  ['Alipay', { error: 11, errorMessage: '操作失败' }],
])('a scanner of %s that does not open is an error', async (_host, error) => {
  host.mockRejectedValue(error)
  await expect(scanCode()).rejects.toBe(error)
})
