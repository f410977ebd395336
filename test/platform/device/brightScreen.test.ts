import Taro from '@tarojs/taro'
import type * as screen from '@/platform/device/brightScreen'

jest.mock('@tarojs/taro', () => {
  const api = { getScreenBrightness: jest.fn(), setScreenBrightness: jest.fn(), setKeepScreenOn: jest.fn() }
  return { __esModule: true, default: api }
})

/** The module of the mini-programs: without its ending the one of the web would be loaded. */
const { brightenScreen } = jest.requireActual<typeof screen>('../../../src/platform/device/brightScreen.ts')
const host = jest.mocked(Taro)
/** Lets the answers of the host arrive. */
const answered = async () => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  jest.clearAllMocks()
  host.getScreenBrightness.mockResolvedValue({ value: 0.4 })
  host.setScreenBrightness.mockResolvedValue({ errMsg: '' })
  host.setKeepScreenOn.mockResolvedValue({ errMsg: '' })
})

test('the screen is bright and stays on while a code is shown, and is as before afterwards', async () => {
  const end = brightenScreen()
  await answered()
  expect(host.setScreenBrightness.mock.calls).toEqual([[{ value: 1 }]])
  end()
  expect(host.setScreenBrightness).toHaveBeenLastCalledWith({ value: 0.4 })
  expect(host.setKeepScreenOn.mock.calls).toEqual([[{ keepScreenOn: true }], [{ keepScreenOn: false }]])
})

test('a code that is left at once does not change the brightness', async () => {
  brightenScreen()()
  await answered()
  expect(host.setScreenBrightness).not.toHaveBeenCalled()
})

test('a host that cannot change it stops nothing', async () => {
  host.getScreenBrightness.mockRejectedValueOnce(new Error('not supported'))
  host.setKeepScreenOn.mockImplementation(() => {
    throw new Error('not supported')
  })
  const end = brightenScreen()
  await answered()
  expect(end).not.toThrow()
})
