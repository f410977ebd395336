import Taro from '@tarojs/taro'

jest.mock('@tarojs/taro', () => {
  const stored = new Map<string, unknown>()
  return {
    __esModule: true,
    default: {
      getLocation: jest.fn(),
      getStorageSync: (name: string) => stored.get(name) ?? '',
      setStorageSync: (name: string, value: unknown) => stored.set(name, value),
      removeStorageSync: (name: string) => stored.delete(name),
    },
  }
})

// The mini-programs' variants: test/pages/platform/wechat.test.ts covers the web's.
jest.mock('@/platform/location/position', () =>
  jest.requireActual<object>('../../../src/platform/location/position.ts'),
)
jest.mock('@/platform/storage/preview', () => jest.requireActual<object>('../../../src/platform/storage/preview.ts'))

const requested = Taro.getLocation as jest.Mock
const five = 5 * 60_000

/** The location service of a target on a fresh phone. */
async function serviceOn(target: 'weapp' | 'alipay') {
  Taro.removeStorageSync('place')
  process.env.TARO_ENV = target
  jest.resetModules()
  return import('@/platform/location/location')
}

beforeEach(() => {
  jest.useFakeTimers()
  requested.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
  process.env.TARO_ENV = 'h5'
})

test.each([
  ['weapp', 'gcj02', { latitude: 30.5728, longitude: 104.0668 }],
  ['alipay', 'wgs84', { latitude: 13.7367, longitude: 100.5805 }],
] as const)('%s requests %s and falls back to %j', async (target, type, fallback) => {
  const service = await serviceOn(target)
  const { default: taro } = await import('@tarojs/taro')
  const device = taro.getLocation as jest.Mock
  device.mockRejectedValueOnce(new Error('denied'))
  expect(service.estimatedPosition()).toEqual(fallback)
  expect(await service.locate()).toEqual({ ...fallback, exact: false })
  expect(device).toHaveBeenCalledWith({ type })
  expect(service.cachedPosition()).toBeUndefined()
})

test('a device is asked at most every five minutes; a refusal is not remembered', async () => {
  const service = await serviceOn('weapp')
  const { default: taro } = await import('@tarojs/taro')
  const device = taro.getLocation as jest.Mock
  device.mockRejectedValueOnce(new Error('denied')).mockResolvedValue({ latitude: 13.7, longitude: 100.6 })
  await service.locate()
  expect(await service.locate()).toEqual({ latitude: 13.7, longitude: 100.6, exact: true })
  jest.advanceTimersByTime(five - 1)
  expect(await service.locate()).toMatchObject({ latitude: 13.7, longitude: 100.6, exact: true })
  expect(device).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(1)
  expect(service.cachedPosition()).toBeUndefined()
  await service.locate()
  expect(device).toHaveBeenCalledTimes(3)
})

test('Alipay returns degrees as texts', async () => {
  const service = await serviceOn('alipay')
  const { default: taro } = await import('@tarojs/taro')
  ;(taro.getLocation as jest.Mock).mockResolvedValue({ latitude: '13.7', longitude: '100.6' })
  expect(await service.locate()).toEqual({ latitude: 13.7, longitude: 100.6, exact: true })
})
