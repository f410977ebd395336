import type { Address } from '@/contract/account/address'
import { isEmpty, isPhone } from '@/domain/text/validation'

/** State of the address form: missing values are undefined. */
export interface AddressDraft {
  contact: string
  gender: Address['gender']
  phone: string
  address: string
  houseNo: string
  label: Address['label'] | undefined
  isDefault: boolean
  /** Coordinates, degrees. */
  place: { lat: number; lng: number } | undefined
}

/** An empty form. */
export const EMPTY_ADDRESS: AddressDraft = {
  contact: '',
  gender: 1,
  phone: '',
  address: '',
  houseNo: '',
  label: undefined,
  isDefault: false,
  place: undefined,
}

export type AddressField = 'contact' | 'phone' | 'address' | 'place' | 'houseNo' | 'label'
/** Validation errors, by message key. */
export type AddressTip =
  | 'needContact'
  | 'needPhone'
  | 'badPhone'
  | 'needAddress'
  | 'needPlace'
  | 'needHouseNo'
  | 'needLabel'

interface Rule {
  field: AddressField
  tip: AddressTip
  broken: (draft: AddressDraft) => boolean
}

/** In the order of the form: only the first violated rule is shown (specification §5). */
const RULES: Rule[] = [
  { field: 'contact', tip: 'needContact', broken: ({ contact }) => isEmpty(contact) },
  { field: 'phone', tip: 'needPhone', broken: ({ phone }) => isEmpty(phone) },
  { field: 'phone', tip: 'badPhone', broken: ({ phone }) => !isPhone(phone) },
  { field: 'address', tip: 'needAddress', broken: ({ address }) => isEmpty(address) },
  { field: 'place', tip: 'needPlace', broken: ({ place }) => isEmpty(place) },
  { field: 'houseNo', tip: 'needHouseNo', broken: ({ houseNo }) => isEmpty(houseNo) },
  { field: 'label', tip: 'needLabel', broken: ({ label }) => isEmpty(label) },
]

/** The first validation error of an address; undefined when there is none. */
export function addressFailure(draft: AddressDraft): { field: AddressField; tip: AddressTip } | undefined {
  const rule = RULES.find(({ broken }) => broken(draft))
  return rule && { field: rule.field, tip: rule.tip }
}
