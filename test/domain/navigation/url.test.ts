import { hostOf } from '@/domain/navigation/url'

test.each([
  ['https://sala.example', 'sala.example'],
  ['HTTP://Sala.Example:8080/menu?a=b#c', 'sala.example:8080'],
  ['https://sala.example?a', 'sala.example'],
])('%s is a web page at %s', (address, host) => {
  expect(hostOf(address)).toBe(host)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  '//sala.example',
  'sala.example',
  'https://',
  'https:/sala.example',
  'https://good.example@evil.example/',
  'https://good.example\\@evil.example/',
  'https://sala.example /',
  'https://sala\n.example/',
  ' https://sala.example',
  'https%3A%2F%2Fsala.example',
  '',
])('"%s" is no web page', (address) => {
  expect(hostOf(address)).toBeUndefined()
})
