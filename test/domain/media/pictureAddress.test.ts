import { pictureAddress } from '@/domain/media/pictureAddress'

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
