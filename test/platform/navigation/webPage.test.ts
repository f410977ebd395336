import type * as webPage from '@/platform/navigation/webPage'

jest.mock('@/platform/device/launch', () => ({ launch: { siteroot: 'https://shop.example' } }))
// The mini-programs' variant: Jest would resolve the web's.
const { canShow } = jest.requireActual<typeof webPage>('../../../src/platform/navigation/webPage.ts')

test.each([
  ['https://shop.example', true],
  ['https://Shop.example/about?us=1', true],
  ['https://shop.example.evil.example/', false],
  ['https://evil.example/https://shop.example', false],
  ['https://partner.example', true],
  ['http://partner.example', false],
  ['https://other.example', false],
  ['', false],
])('mini-programs of a merchant that owns partner.example show %s: %s', (src, shown) => {
  expect(canShow(src, ['partner.example'])).toBe(shown)
})
