import { phoneOf, shownPhone } from '../../../server/modules/accounts/phoneNumbers'

it.each([
  ['081 234 5678', '+66812345678'],
  ['0812345678', '+66812345678'],
  ['+66 81-234-5678', '+66812345678'],
  ['66812345678', '+66812345678'],
  ['+86 138 1234 5678', '+8613812345678'],
])('writes %s as %s', (typed, stored) => {
  expect(phoneOf(typed)).toBe(stored)
})

it.each(['1234567', '0812345678901', '00812345678', '+999 123 4567'])('refuses %s', (typed) => {
  expect(() => phoneOf(typed)).toThrow('account.phoneWrong')
})

it('shows a Thai number as Thais write it, and any other with its country', () => {
  expect(['+66812345678', '+8613812345678', ''].map(shownPhone)).toEqual(['0812345678', '+8613812345678', ''])
})
