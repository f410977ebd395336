import { isEmail, isEmpty, isPhone, phoneTyped } from '@/domain/text/validation'

test.each([
  ['a.b-c_1@x.co', true],
  ['ploy@mail.sala.museum', true],
  ['a@b', false],
  ['a+b@x.co', false],
  ['a@x.c', false],
  ['a@x.toolong7', false],
  ['a b@x.co', false],
  ['@x.co', false],
  ['', false],
])('%s as an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid)
})

test.each([
  ['081234', false],
  ['0812345', true],
  ['  0812  ', false],
  ['+66 81 234 5678', true],
])('%s as a phone number: %s', (text, valid) => {
  expect(isPhone(text)).toBe(valid)
})

test('a typed phone number keeps only valid characters', () => {
  expect(phoneTyped('+66 (81) 234-5678 ext')).toBe('+66 81 234-5678 ')
})

test.each([undefined, null, '', '  ', [], {}])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true)
})

test.each([0, false, 'x', [0], { a: undefined }])('%j is not empty', (value) => {
  expect(isEmpty(value)).toBe(false)
})
