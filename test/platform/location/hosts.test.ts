import Taro from '@tarojs/taro'
import type * as choosing from '@/platform/location/chooseLocation'
import type * as opening from '@/platform/location/openLocation'
import { watchPrivacy } from '@/platform/auth/privacy.weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { chooseLocation: jest.fn(), openLocation: jest.fn(), onNeedPrivacyAuthorization: jest.fn() },
}))
const taro = jest.mocked(Taro)
// The mini-programs' variants: Jest would resolve the web's.
const { chooseLocation } = jest.requireActual<typeof choosing>('../../../src/platform/location/chooseLocation.ts')
const { openLocation } = jest.requireActual<typeof opening>('../../../src/platform/location/openLocation.ts')
const start = { lat: 13.7, lng: 100.5 }

test.each([
  ['Terminal 21', '88 Sukhumvit 19', 'Terminal 21, 88 Sukhumvit 19'],
  ['88 Sukhumvit 19', '88 Sukhumvit 19, Bangkok', '88 Sukhumvit 19, Bangkok'],
  ['', '', ''],
])('a place named "%s" at "%s" is written as "%s"', async (name, address, label) => {
  taro.chooseLocation.mockResolvedValueOnce({ latitude: '13.8', longitude: '100.6', name, address } as never)
  expect(await chooseLocation(start)).toEqual({ lat: 13.8, lng: 100.6, label })
  expect(taro.chooseLocation).toHaveBeenLastCalledWith({ latitude: 13.7, longitude: 100.5 })
})

test.each([[{ errMsg: 'chooseLocation:fail cancel' }], [{ error: 11, errorMessage: '用户取消' }]])(
  'cancelling returns no place: %j',
  async (error) => {
    taro.chooseLocation.mockRejectedValueOnce(error)
    expect(await chooseLocation(start)).toBeUndefined()
  },
)

test('a host without a map throws an error', async () => {
  taro.chooseLocation.mockRejectedValueOnce({ errMsg: 'chooseLocation:fail auth deny' })
  await expect(chooseLocation(start)).rejects.toMatchObject({ errMsg: 'chooseLocation:fail auth deny' })
})

test('a place is shown at scale 18', () => {
  taro.openLocation.mockResolvedValueOnce({ errMsg: '' })
  openLocation({ ...start, name: 'Sala', address: 'Thonglor' })
  expect(taro.openLocation).toHaveBeenCalledWith({
    latitude: 13.7,
    longitude: 100.5,
    name: 'Sala',
    address: 'Thonglor',
    scale: 18,
  })
})

test('WeChat is informed when its button was tapped or the guest refused', () => {
  const reported: unknown[] = []
  watchPrivacy((answer) => {
    answer(true)
    answer(false)
  })
  const [listener] = taro.onNeedPrivacyAuthorization.mock.calls[0] ?? []
  listener?.((option) => void reported.push(option), { referrer: 'getLocation' })
  expect(reported).toEqual([{ event: 'agree', buttonId: 'agree-privacy' }, { event: 'disagree' }])
})
