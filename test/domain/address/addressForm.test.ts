import { addressFailure, EMPTY_ADDRESS, type AddressDraft } from '@/domain/address/addressForm'

const whole: AddressDraft = {
  contact: 'Ploy',
  gender: 2,
  phone: '081 234 5678',
  address: '55 Sukhumvit Soi 55',
  houseNo: 'Unit 1204',
  label: 'home',
  isDefault: true,
  place: { lat: 13.73, lng: 100.58 },
}

test('a complete address is valid', () => {
  expect(addressFailure(whole)).toBeUndefined()
})

test.each<[string, Partial<AddressDraft>, string, string]>([
  ['a missing contact', { contact: ' ' }, 'contact', 'needContact'],
  ['a missing phone', { phone: '' }, 'phone', 'needPhone'],
  ['a short phone', { phone: '081234' }, 'phone', 'badPhone'],
  ['a missing address', { address: '' }, 'address', 'needAddress'],
  ['an address that is nowhere', { place: undefined }, 'place', 'needPlace'],
  ['a missing house number', { houseNo: '' }, 'houseNo', 'needHouseNo'],
  ['a missing label', { label: undefined }, 'label', 'needLabel'],
])('reports %s', (_name, wrong, field, tip) => {
  expect(addressFailure({ ...whole, ...wrong })).toEqual({ field, tip })
})

test('only the first of several errors is reported, in form order', () => {
  expect(addressFailure(EMPTY_ADDRESS)).toEqual({ field: 'contact', tip: 'needContact' })
  expect(addressFailure({ ...EMPTY_ADDRESS, contact: 'Ploy', phone: '0812345678' })).toEqual({
    field: 'address',
    tip: 'needAddress',
  })
})
