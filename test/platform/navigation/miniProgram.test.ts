import Taro from '@tarojs/taro'
import type * as miniProgram from '@/platform/navigation/miniProgram'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { navigateToMiniProgram: jest.fn() } }))
// The mini-programs' variant: Jest would resolve the web's.
const { openMiniProgram } = jest.requireActual<typeof miniProgram>('../../../src/platform/navigation/miniProgram.ts')
const jump = jest.mocked(Taro.navigateToMiniProgram)

test('another mini-program is opened by its app id and path', async () => {
  jump.mockResolvedValueOnce({ errMsg: 'navigateToMiniProgram:ok' })
  expect(await openMiniProgram('wx1', 'pages/a?b=c')).toBe(true)
  expect(jump.mock.calls).toEqual([[{ appId: 'wx1', path: 'pages/a?b=c' }]])
})

test.each([
  ['navigateToMiniProgram:fail cancel', true],
  ['navigateToMiniProgram:fail invalid appid', false],
  [undefined, false],
])('the host error %p means that nothing is reported to the guest: %p', async (errMsg, quiet) => {
  jump.mockRejectedValueOnce({ errMsg })
  expect(await openMiniProgram('wx1', '')).toBe(quiet)
})

test('a client that lacks the call opens nothing', async () => {
  jump.mockImplementationOnce(() => {
    throw new TypeError('navigateToMiniProgram is not a function')
  })
  expect(await openMiniProgram('wx1', '')).toBe(false)
})
