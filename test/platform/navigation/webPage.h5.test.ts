import { canShow } from '@/platform/navigation/webPage.h5'

test.each([
  ['https://partner.example/menu', true],
  ['http://localhost/about', true],
  ['http://localhost.evil.example/', false],
  ['http://partner.example/menu', false],
])('a site at localhost shows %s: %s', (src, shown) => {
  expect(canShow(src)).toBe(shown)
})
