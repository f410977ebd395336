import type * as webPage from '@/platform/navigation/webPage'

jest.mock('@/platform/device/launch', () => ({ launch: { siteroot: 'https://shop.example' } }))
// The mini-programs' variant: Jest would resolve the web's.
const { canShow } = jest.requireActual<typeof webPage>('../../../src/platform/navigation/webPage.ts')

test.each([
  ['https://shop.example', true],
  ['https://Shop.example/about?us=1', true],
  ['https://shop.example.evil.example/', false],
  ['https://evil.example/https://shop.example', false],
  ['https://partner.example', false],
  ['', false],
])('mini-programs show %s: %s', (src, shown) => {
  expect(canShow(src)).toBe(shown)
})
