import Taro from '@tarojs/taro'
import type * as device from '@/platform/device/device'
import { call as callOnWeb } from '@/platform/device/device.h5'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { makePhoneCall: jest.fn() } }))
// The mini-programs' variant: Jest would resolve the web's.
const { call } = jest.requireActual<typeof device>('../../../src/platform/device/device.ts')
const dial = jest.mocked(Taro.makePhoneCall)

test.each([
  ['02 123 4567', 'tel:021234567'],
  ['+66 (2) 123-4567', 'tel:+6621234567'],
])('on the web a call to %s follows the link %s', (phone, link) => {
  const location = { href: 'http://localhost/' }
  Object.assign(globalThis, { window: { location } })
  callOnWeb(phone)
  expect(location.href).toBe(link)
})

test('in a mini-program the host dials, and closing its dialler is no error', async () => {
  dial.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail cancel' })
  call('02 123 4567')
  await Promise.resolve()
  expect(dial.mock.calls).toEqual([[{ phoneNumber: '02 123 4567' }]])
})
