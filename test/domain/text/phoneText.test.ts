import { capitalized } from '@/domain/text/capitalized'
import { phoneText } from '@/domain/text/phoneText'

test.each([
  ['0812345678', '081 234 5678'],
  ['+66812345678', '081 234 5678'],
  ['081-234-5678', '081 234 5678'],
  ['021234567', '02 123 4567'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['', ''],
])('the number %s reads "%s"', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})

test('a phrase that begins a row has a capital', () => {
  expect(capitalized('tomorrow 12:00')).toBe('Tomorrow 12:00')
})
