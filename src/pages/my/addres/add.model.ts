import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { Address, addressContract } from '@/contract/account/address'
import type { Region, storeContract } from '@/contract/store/store'
import type { Coordinates } from '@/domain/address/distance'
import {
  addressFailure,
  EMPTY_ADDRESS,
  type AddressDraft,
  type AddressField,
  type AddressTip,
} from '@/domain/address/addressForm'
import { Resource } from '@/stores/cache/resource'

type AddressClient = Pick<Client<typeof addressContract>, 'detail' | 'add' | 'edit' | 'remove'>
type PlaceClient = Pick<Client<typeof storeContract>, 'address'>

/** State of the address form. Typed text survives errors. */
export class AddressModel {
  draft: AddressDraft = { ...EMPTY_ADDRESS }
  /** Source of the coordinates; `kept` for an existing address. */
  source: 'map' | 'location' | 'district' | 'kept' | undefined = undefined
  district: Region | undefined = undefined
  /** The validation error while its message is shown. */
  failure: { field: AddressField; tip: AddressTip } | undefined = undefined
  /** The validation error at the field, after its message. */
  wrong: { field: AddressField; tip: AddressTip } | undefined = undefined
  readonly opened: Resource<Address>
  #key: string
  /** Text filled in from a location, which the next location may replace. */
  #filled = ''
  readonly #remote: AddressClient
  readonly #places: PlaceClient
  readonly #newKey: () => string

  constructor(
    remote: AddressClient,
    places: PlaceClient,
    newKey: () => string,
    readonly addressId: string | undefined,
  ) {
    this.#remote = remote
    this.#places = places
    this.#newKey = newKey
    this.#key = newKey()
    this.opened = new Resource(() => this.open(addressId ?? ''))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  set<K extends keyof AddressDraft>(name: K, value: AddressDraft[K]): void {
    this.draft = { ...this.draft, [name]: value }
    if (this.wrong?.field === name) this.wrong = undefined
    // A changed text needs a new idempotency key.
    this.#key = this.#newKey()
  }

  /** Uses the position of the device. */
  async takeLocation(place: Coordinates): Promise<void> {
    this.take('location', place)
    await this.fill(place, '')
  }

  /** Uses a location picked on the map, with its label. */
  async takePicked({ label, ...place }: Coordinates & { label: string }): Promise<void> {
    this.take('map', place)
    await this.fill(place, label)
  }

  /** Uses the centre of a district; the guest types the street. */
  takeDistrict(district: Region): void {
    this.district = district
    this.take('district', district)
  }

  /** Hides the message; the error stays at the field. */
  acknowledge(): void {
    this.wrong = this.failure
    this.failure = undefined
  }

  /** Saves the address. Undefined, without a request, when invalid. */
  async save(): Promise<Address | undefined> {
    this.wrong = undefined
    this.failure = addressFailure(this.draft)
    const { place, label, ...entry } = this.draft
    if (this.failure || !place || !label) return undefined
    const input = { ...entry, ...place, label }
    return this.addressId
      ? this.#remote.edit({ addressId: this.addressId, ...input })
      : this.#remote.add(input, { key: this.#key })
  }

  async remove(): Promise<void> {
    if (this.addressId) await this.#remote.remove({ addressId: this.addressId })
  }

  private take(source: 'map' | 'location' | 'district', { lat, lng }: Coordinates): void {
    this.set('place', { lat, lng })
    this.source = source
  }

  /** Fills in the label of a location, or the server's address, unless the guest has typed text. */
  private async fill({ lat, lng }: Coordinates, label: string): Promise<void> {
    if (![this.#filled, ''].includes(this.draft.address.trim())) return
    const text = label || (await this.#places.address({ lat, lng })).formatted_addresses.recommend
    runInAction(() => {
      this.#filled = text
      this.set('address', text)
    })
  }

  private async open(addressId: string): Promise<Address> {
    const address = await this.#remote.detail({ addressId })
    const { lat, lng, contact, gender, phone, houseNo, label, isDefault } = address
    runInAction(() => {
      this.draft = { contact, gender, phone, address: address.address, houseNo, label, isDefault, place: { lat, lng } }
      this.source = 'kept'
    })
    return address
  }
}
