import { amountTyped, decimalText, satangOf } from '@/domain/money/typedAmount'

test.each([
  ['1250', '1250', 125_000],
  ['1250.5', '1250.5', 125_050],
  ['12.345', '12.34', 1234],
  ['1.', '1.', 100],
  ['.5', '0.5', 50],
  ['', '', 0],
  ['007', '7', 700],
  ['฿ 1,284.50', '1284.50', 128_450],
  ['1,284', '1284', 128_400],
  ['1,234,567', '1234567', 123_456_700],
  ['12,5', '12.5', 1250],
  ['1.2.3', '1.23', 123],
  ['๑๒๐.๕', '120.5', 12_050],
  ['-5', '5', 500],
  ['12345678901', '1234567', 123_456_700],
])('%p is read as %p', (text, typed, satang) => {
  expect(amountTyped(text)).toBe(typed)
  expect(satangOf(amountTyped(text))).toBe(satang)
  expect(amountTyped(amountTyped(text))).toBe(typed)
})

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [15_515, '155.15'],
  [100_000_000, '1000000.00'],
])('%d satang are %s as a decimal, and are read back', (satang, text) => {
  expect(decimalText(satang)).toBe(text)
  expect(satangOf(text)).toBe(satang)
})
