import { pictureAddress, sizedPicture } from '@/domain/media/pictureAddress'

test.each([
  ['', '/media/', 'https://api.example', ''],
  ['logo.webp', '/media/', '', '/media/logo.webp'],
  ['logo.webp', '/media/', 'https://api.example', 'https://api.example/media/logo.webp'],
  ['logo.webp', 'https://cdn.example/', 'https://api.example', 'https://cdn.example/logo.webp'],
  ['https://cdn.example/logo.webp', '/media/', 'https://api.example', 'https://cdn.example/logo.webp'],
  ['data:image/png;base64,AA', '/media/', '', 'data:image/png;base64,AA'],
])('"%s" below "%s" of "%s" is "%s"', (path, attachurl, root, address) => {
  expect(pictureAddress(path, attachurl, root)).toBe(address)
})

test.each([
  ['/media/pictures/a.webp', 98, '/media/pictures/a.webp?w=160'],
  ['/media/uploads/a.webp', 160, '/media/uploads/a.webp?w=160'],
  ['https://api.example/media/uploads/a.webp', 300, 'https://api.example/media/uploads/a.webp?w=320'],
  ['/media/pictures/a.webp', 900, '/media/pictures/a.webp'],
  ['https://cdn.example/a.webp', 98, 'https://cdn.example/a.webp'],
  ['/media/pictures/a.svg', 98, '/media/pictures/a.svg'],
  ['/media/a.webp?v=2', 98, '/media/a.webp?v=2'],
  ['', 98, ''],
])('%s for %d pixels is %s', (address, width, sized) => {
  expect(sizedPicture(address, width)).toBe(sized)
})
