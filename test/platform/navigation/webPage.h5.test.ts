import { canShow } from '@/platform/navigation/webPage.h5'

test.each([
  ['https://partner.example/menu', true],
  ['https://Partner.example:443.evil.example/menu', false],
  ['https://partner.example.evil.example/', false],
  ['https://other.example/menu', false],
  ['http://localhost/about', true],
  ['http://localhost.evil.example/', false],
  ['http://partner.example/menu', false],
])('a site at localhost whose merchant owns partner.example shows %s: %s', (src, shown) => {
  expect(canShow(src, ['partner.example'])).toBe(shown)
})
