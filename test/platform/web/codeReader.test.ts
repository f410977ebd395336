import { codeReader } from '@/platform/web/codeReader'

const detect = jest.fn()
const library = jest.fn(() => ({ detect: async () => [{ rawValue: 'by the library' }] }))

jest.mock('qr/decode.js', () => ({ BarcodeDetector: library }))

/** A browser whose built-in detector supports these formats. */
function browser(formats: () => Promise<string[]>) {
  class BarcodeDetector {
    static getSupportedFormats = formats
    detect = detect
  }
  Object.assign(globalThis, { window: { BarcodeDetector } })
}

beforeEach(() => {
  detect.mockReset()
  library.mockClear()
})
afterAll(() => Reflect.deleteProperty(globalThis, 'window'))

const picture = new Blob()

it("the browser's built-in detector is used, and no library is loaded", async () => {
  browser(async () => ['ean_13', 'qr_code'])
  detect.mockResolvedValue([{ rawValue: 'by the browser' }])
  expect(await (await codeReader())(picture)).toBe('by the browser')
  detect.mockResolvedValue([])
  expect(await (await codeReader())(picture)).toBeUndefined()
  expect(library).not.toHaveBeenCalled()
})

it('an invalid picture contains no code', async () => {
  browser(async () => ['qr_code'])
  detect.mockRejectedValue(new Error('InvalidStateError'))
  expect(await (await codeReader())(picture)).toBeUndefined()
})

it.each([
  ['has no service behind it', async () => []],
  ['reads other codes only', async () => ['ean_13']],
  ['cannot say what it reads', () => Promise.reject(new Error('no service'))],
])('the library is loaded when the detector %s', async (_why, formats: () => Promise<string[]>) => {
  browser(formats)
  expect(await (await codeReader())(picture)).toBe('by the library')
})

it('the library is loaded where there is no detector', async () => {
  Object.assign(globalThis, { window: {} })
  expect(await (await codeReader())(picture)).toBe('by the library')
})
