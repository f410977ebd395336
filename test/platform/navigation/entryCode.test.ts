import type * as entering from '@/platform/navigation/entryCode'

const URL_A = 'https://shop.example/s/table?storeId=ari&tableId=a 1&code=x%2By'
const URL_B = 'https://shop.example/s/storeGoods?storeId=ari'

let entry: typeof entering
beforeEach(() => {
  // The mini-programs' variant: Jest would resolve the web's, which receives no scans.
  jest.resetModules()
  entry = jest.requireActual<typeof entering>('../../../src/platform/navigation/entryCode.ts')
})

const after = (query?: Record<string, string | undefined>) => {
  entry.noteEntry({ query })
  return entry.takeEntryCode()
}

it("reads what WeChat's camera scanned, decoded once", () => {
  expect(after({ q: encodeURIComponent(URL_A), scancode_time: '1763700000' })).toBe(URL_A)
})

it("reads what Alipay's camera scanned, encoded or not", () => {
  expect(after({ qrCode: URL_A })).toBe(URL_A)
  expect(after({ qrCode: encodeURIComponent(URL_B) })).toBe(URL_B)
})

it('reports a scan once, however often the host repeats it, and the next scan again', () => {
  const scan = { q: encodeURIComponent(URL_A), scancode_time: '1763700000' }
  expect(after(scan)).toBe(URL_A)
  expect(after(scan)).toBeUndefined()
  expect(after({ ...scan, scancode_time: '1763700060' })).toBe(URL_A)
  expect(after({ qrCode: URL_B })).toBe(URL_B)
})

it('returns a code once, and none for other ways to enter', () => {
  expect(after({ qrCode: URL_B })).toBe(URL_B)
  expect(entry.takeEntryCode()).toBeUndefined()
  expect(after({})).toBeUndefined()
  expect(after({ storeId: 'ari' })).toBeUndefined()
  expect(after()).toBeUndefined()
})

it('takes invalidly encoded codes unchanged', () => {
  expect(after({ q: '%E0%A4%A' })).toBe('%E0%A4%A')
})
