import { HostError } from '@/platform/device/hostError'
import { pictureFile } from '@/platform/media/picture'
import { saveImage } from '@/platform/media/saveImage.h5'

const DATA = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const WEB = 'https://shop.example/media/pictures/code.png'

/** Download links that were followed, and their file names. */
let offered: string[]
beforeEach(() => {
  offered = []
  // jsdom has no time-outs for signals.
  Object.assign(AbortSignal, { timeout: (limit: number) => ({ limit }) })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    offered.push(`${this.download} ${this.href}`)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
})

const answer = (reply: Promise<unknown>) => Object.assign(globalThis, { fetch: jest.fn(() => reply) })

test('a browser downloads a picture under its name', async () => {
  expect(await saveImage(DATA, 'wifi')).toBe('saved')
  expect(offered).toEqual([`wifi.gif ${DATA}`])
})

test.each([
  [DATA, 'code.gif'],
  ['data:image/png;base64,iVBOR', 'code.png'],
  [WEB, 'code.png'],
  ['https://shop.example/code.webp?v=2', 'code.webp'],
  ['https://shop.example/code', 'code.png'],
])('the file of %s is named %s', (picture, name) => {
  expect(pictureFile(picture, 'code')).toBe(name)
})

test('a picture on the web is fetched first, so that the browser does not open it', async () => {
  answer(Promise.resolve({ ok: true, blob: async () => new Blob(['x']) }))
  expect(await saveImage(WEB, 'code')).toBe('saved')
  expect(offered).toEqual(['code.png blob:1'])
  expect(fetch).toHaveBeenCalledWith(WEB, { signal: { limit: 60_000 } })
})

test.each([
  ['it is gone', Promise.resolve({ ok: false, statusText: 'Not Found' }), 'Not Found'],
  ['the network is', Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])("when %s, the system's message is used", async (_what, reply, message) => {
  answer(reply)
  await expect(saveImage(WEB, 'code')).rejects.toThrow(new HostError(message))
  expect(offered).toEqual([])
})

test.each(['MicroMessenger/8.0', 'AlipayClient/10.5', 'Line/13.1'])(
  'the browser inside %s cannot download: the picture is saved by a long press',
  async (userAgent) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${userAgent}`)
    expect(await saveImage(DATA, 'wifi')).toBe('hold')
    expect(offered).toEqual([])
  },
)
