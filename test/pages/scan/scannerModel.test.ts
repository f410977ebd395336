import { Scanner } from '@/pages/scan/index.model'
import { CameraError, type Camera, type CameraFailure } from '@/platform/web/camera'

const MENU = 'https://sala.example/s/storeGoods?storeId=ari'
const view = {} as HTMLVideoElement

/** A scanner whose camera sees these codes one after another, and then nothing. */
function setUp(...seen: (string | undefined)[]) {
  jest.useFakeTimers()
  const stop = jest.fn()
  const light = jest.fn(async (_on: boolean) => undefined)
  const camera = jest.fn((_view: HTMLVideoElement): Promise<Camera> => Promise.resolve({ light, stop }))
  const read = jest.fn(() => Promise.resolve(seen.shift()))
  const follow = jest.fn()
  const reader = jest.fn(() => Promise.resolve(read))
  const config = { personPay: true, storeGoods: true, fastfood: true, table: true, queue: true }
  return {
    scanner: new Scanner({ camera, reader, follow, config: () => config }),
    config,
    camera,
    reader,
    read,
    follow,
    stop,
    light,
  }
}

const wait = () => jest.advanceTimersByTimeAsync(1_000)

afterEach(() => jest.useRealTimers())

describe('a scanner', () => {
  it('follows the first valid code once and turns the camera off', async () => {
    const { scanner, follow, stop, read } = setUp(undefined, MENU, MENU)
    await scanner.start(view)
    expect(scanner.state).toBe('looking')
    await wait()
    expect(follow.mock.calls).toEqual([['/pages/index/goods', { storeId: 'ari' }]])
    expect(stop).toHaveBeenCalledTimes(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('reports a code whose target the merchant does not use', async () => {
    const { scanner, follow, config } = setUp(MENU)
    config.storeGoods = false
    await scanner.start(view)
    await wait()
    expect([scanner.rejection, follow.mock.calls]).toEqual(['off', []])
  })

  it('reports foreign codes and continues to scan', async () => {
    const { scanner, follow } = setUp('8850999320014', undefined, MENU)
    await scanner.start(view)
    await jest.advanceTimersByTimeAsync(50)
    expect([scanner.rejection, follow.mock.calls.length]).toEqual(['none', 0])
    await wait()
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it.each<CameraFailure>(['denied', 'none', 'busy'])('reports that the camera is %s', async (trouble) => {
    const { scanner, camera, read } = setUp(MENU)
    camera.mockRejectedValueOnce(new CameraError(trouble))
    await scanner.start(view)
    await wait()
    expect([scanner.state, read.mock.calls.length]).toEqual([trouble, 0])
    await scanner.start(view)
    expect(scanner.state).toBe('looking')
    scanner.stop()
  })

  it('turns the camera off when its reader fails to load, and reports the error', async () => {
    const { scanner, reader, stop } = setUp()
    reader.mockRejectedValueOnce(new Error('chunk'))
    await expect(scanner.start(view)).rejects.toThrow('chunk')
    expect([scanner.state, stop.mock.calls.length]).toEqual(['busy', 1])
  })

  it('that was left before the permission was granted turns the camera off at once', async () => {
    const { scanner, camera, stop, read } = setUp(MENU)
    let allow = (_camera: Camera) => {}
    camera.mockReturnValueOnce(new Promise((resolve) => (allow = resolve)))
    const started = scanner.start(view)
    scanner.stop()
    allow({ light: undefined, stop })
    await started
    await wait()
    expect([stop.mock.calls.length, read.mock.calls.length]).toEqual([1, 0])
  })

  it('that is left does not follow a code it was still reading', async () => {
    const { scanner, read, follow } = setUp()
    let see = (_text: string) => {}
    read.mockReturnValueOnce(new Promise((resolve) => (see = resolve)))
    await scanner.start(view)
    scanner.stop()
    see(MENU)
    await wait()
    expect(follow).not.toHaveBeenCalled()
  })

  it('switches the light on and off where there is one', async () => {
    const { scanner, light } = setUp()
    expect(scanner.hasLight).toBe(false)
    await scanner.start(view)
    expect(scanner.hasLight).toBe(true)
    await scanner.switchLight()
    expect(scanner.lit).toBe(true)
    await scanner.switchLight()
    expect(light.mock.calls).toEqual([[true], [false]])
    scanner.stop()
  })

  it('reads pictures without a camera', async () => {
    const { scanner, follow } = setUp(undefined, 'https://sala.example/s/nothing', MENU)
    const picture = new Blob()
    await scanner.readPicture(picture)
    expect(scanner.rejection).toBe('unread')
    await scanner.readPicture(picture)
    expect(scanner.rejection).toBe('none')
    await scanner.readPicture(picture)
    expect(follow).toHaveBeenCalledTimes(1)
  })
})
